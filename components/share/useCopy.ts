import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { useState } from 'react';

/** Copies text; `message` reports the last result. */
export const useCopy = () => {
  const t = useLoadedTranslations('share');
  const [result, setResult] = useState<'copied' | 'notCopied' | null>(null);
  const copy = (text: string) => {
    // Undefined unless the page is in a secure context.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    (clipboard ? clipboard.writeText(text) : Promise.reject(new Error('No clipboard'))).then(
      () => setResult('copied'),
      () => setResult('notCopied'),
    );
  };
  return { message: result === null ? '' : t(result), copy };
};
