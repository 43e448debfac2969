import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { useState } from 'react';

/** Copies a text; `message` reports the result until the text is another one. */
export const useCopy = (text: string) => {
  const t = useLoadedTranslations('share');
  const [last, setLast] = useState<{ text: string; result: 'copied' | 'notCopied' } | null>(null);
  const copy = () => {
    // Otherwise, a second copy would not change the message, and not be announced.
    setLast(null);
    // Undefined unless the page is in a secure context.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    (clipboard ? clipboard.writeText(text) : Promise.reject(new Error('No clipboard'))).then(
      () => setLast({ text, result: 'copied' }),
      () => setLast({ text, result: 'notCopied' }),
    );
  };
  return { message: last?.text === text ? t(last.result) : '', copy };
};
