import { useTranslations } from 'next-intl';
import { useState } from 'react';

/** Copies text, even on a page without HTTPS. @returns whether it succeeded */
const copyText = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const copy = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/plain', text);
      event.preventDefault();
    };
    document.addEventListener('copy', copy);
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without HTTPS
    const isCopied = document.execCommand('copy');
    // Otherwise, this text would replace everything that the visitor copies later.
    document.removeEventListener('copy', copy);
    return isCopied;
  }
};

/** Functions that copy or share a text, and the message about the last one; empty at first. */
export const useCopy = () => {
  const t = useTranslations('share');
  const [copied, setCopied] = useState({ text: '', message: '' });
  const copy = async (text: string, message = t('copied')) => {
    // The same message is announced again.
    setCopied({ text: '', message: '' });
    setCopied({ text, message: (await copyText(text)) ? message : t('notCopied') });
  };
  const share = (url: string) =>
    navigator.share({ url }).catch((error: unknown) => {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      return isCancelled ? undefined : copy(url, t('copiedInstead'));
    });
  const messageFor = (text: string) => (copied.text === text ? copied.message : '');
  return { copy, share, messageFor };
};
