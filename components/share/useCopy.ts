import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { useState } from 'react';

/** Copies a text by a command, which also works where there is no clipboard: over HTTP. */
const copyByCommand = (text: string): boolean => {
  const copied = document.createElement('span');
  copied.textContent = text;
  copied.style.cssText = 'position: fixed; opacity: 0; white-space: pre';
  document.body.append(copied);
  window.getSelection()?.selectAllChildren(copied);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way over HTTP
  const isCopied = document.execCommand('copy');
  copied.remove();
  return isCopied;
};

/** Copies a text; `message` reports the result until the text is another one. */
export const useCopy = (text: string) => {
  const t = useLoadedTranslations('share');
  const [last, setLast] = useState<{ text: string; result: 'copied' | 'notCopied' } | null>(null);
  const copy = () => {
    // Otherwise, a second copy would not change the message, and not be announced.
    setLast(null);
    // Undefined unless the page is in a secure context.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    Promise.resolve(clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard')))
      .then(
        () => true,
        () => copyByCommand(text),
      )
      .then(
        (isCopied) => setLast({ text, result: isCopied ? 'copied' : 'notCopied' }),
        () => setLast({ text, result: 'notCopied' }),
      );
  };
  return { message: last?.text === text ? t(last.result) : '', copy };
};
