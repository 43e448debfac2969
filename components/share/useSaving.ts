import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { useEffect, useRef, useState } from 'react';
import type { RunFile } from '@/lib/record/runFile';
import { saveFile } from '@/components/ui/saveFile';

type Saving =
  | { readonly phase: 'idle' | 'saved' | 'cancelled' | 'notSaved' }
  | { readonly phase: 'writing'; readonly done: number };

/** Milliseconds of work at a time, short enough not to delay a frame on a slow computer. */
const sliceDuration = 8;

/**
 * Lets the browser handle events, and React render. `scheduler.yield` would resume before React
 * renders, and timers are slower than tasks in hidden tabs.
 */
const yieldToBrowser = () =>
  'scheduler' in window
    ? window.scheduler.postTask(() => undefined)
    : new Promise((resolve) => setTimeout(resolve));

/**
 * Writes a file without blocking the page and saves it, one file at a time; `message` reports the last
 * result. Unmounting cancels the work.
 */
export const useSaving = () => {
  const t = useLoadedTranslations('share');
  const [saving, setSaving] = useState<Saving>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const write = async ({ pieces, type, ending }: RunFile, name: string, signal: AbortSignal) => {
    // Each slice is encoded separately, so that no long task remains at the end.
    const slices: Blob[] = [];
    let text = '';
    let done = 0;
    let until = performance.now() + sliceDuration;
    for (const piece of pieces) {
      text += piece;
      done += 1;
      if (performance.now() < until) continue;
      slices.push(new Blob([text]));
      text = '';
      setSaving({ phase: 'writing', done });
      await yieldToBrowser();
      if (signal.aborted) return 'cancelled';
      until = performance.now() + sliceDuration;
    }
    saveFile(`${name}.${ending}`, new Blob([...slices, text], { type }));
    return 'saved';
  };

  return {
    /** Pieces written so far; `null` while no file is being written. */
    done: saving.phase === 'writing' ? saving.done : null,
    message: saving.phase === 'idle' ? '' : t(saving.phase),
    /** Does nothing while a file is being written. */
    save: async (file: RunFile, name: string) => {
      if (running.current !== null) return;
      running.current = new AbortController();
      setSaving({ phase: 'writing', done: 0 });
      const phase = await write(file, name, running.current.signal).catch(
        () => 'notSaved' as const,
      );
      running.current = null;
      setSaving({ phase });
    },
    cancel: () => running.current?.abort(),
  };
};
