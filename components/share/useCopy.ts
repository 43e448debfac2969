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

const copyText = async (text: string): Promise<boolean> => {
  try {
    // Throws unless the page is in a secure context, because there is no clipboard.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
};

/** Copies a text; `message` reports the result until the text is another one. */
export const useCopy = (text: string) => {
  const t = useLoadedTranslations('share');
  const [last, setLast] = useState<{ text: string; result: 'copied' | 'notCopied' } | null>(null);
  const copy = () => {
    // Otherwise, a second copy would not change the message, and not be announced.
    setLast(null);
    const report = (isCopied: boolean) =>
      setLast({ text, result: isCopied ? 'copied' : 'notCopied' });
    copyText(text).then(report, () => report(false));
  };
  return { message: last?.text === text ? t(last.result) : '', copy };
};
