import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { useEffect, useRef, useState } from 'react';
import type { RunFile } from '@/lib/record/runFile';
import { saveFile } from '@/components/ui/saveFile';
import { writeInSlices } from './writeInSlices';

/** The state of saving a file. */
type Saving =
  | { readonly phase: 'idle' | 'saved' | 'cancelled' | 'notSaved' }
  | { readonly phase: 'writing'; readonly done: number };

/**
 * Writes a file in slices and saves it, one file at a time; `message` reports the last result.
 * Unmounting cancels the work.
 */
export const useSaving = () => {
  const t = useLoadedTranslations('share');
  const [saving, setSaving] = useState<Saving>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const write = async (file: RunFile, name: string, { signal }: AbortController) => {
    const content = await writeInSlices(file.pieces, file.type, signal, (done) => {
      if (!signal.aborted) setSaving({ phase: 'writing', done });
    });
    if (content === null) {
      setSaving({ phase: 'cancelled' });
    } else {
      saveFile(`${name}.${file.ending}`, content);
      setSaving({ phase: 'saved' });
    }
  };

  return {
    /** Pieces written so far; `null` while no file is being written. */
    done: saving.phase === 'writing' ? saving.done : null,
    message: saving.phase === 'idle' ? '' : t(saving.phase),
    /** Does nothing while a file is being written. */
    save: (file: RunFile, name: string) => {
      if (running.current !== null) return;
      const controller = new AbortController();
      running.current = controller;
      setSaving({ phase: 'writing', done: 0 });
      write(file, name, controller)
        .catch(() => setSaving({ phase: 'notSaved' }))
        .finally(() => {
          running.current = null;
        });
    },
    cancel: () => running.current?.abort(),
  };
};
