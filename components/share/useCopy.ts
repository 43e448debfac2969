import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { useState } from 'react';

/** Copies text, and says how that went the last time. */
export const useCopy = () => {
  const t = useLoadedTranslations('share');
  const [result, setResult] = useState<'copied' | 'notCopied' | null>(null);
  const copy = (text: string) => {
    // Where the page is not served safely there is no clipboard at all.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    (clipboard ? clipboard.writeText(text) : Promise.reject(new Error('No clipboard'))).then(
      () => setResult('copied'),
      () => setResult('notCopied'),
    );
  };
  return { message: result === null ? '' : t(result), copy };
};
