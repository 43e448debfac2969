import { useTranslations } from 'next-intl';
import { useState } from 'react';

/** Copies a text, also where a page without HTTPS has no clipboard. Rejects if that fails. */
const copyText = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
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
    if (!isCopied) throw new Error('The browser did not copy.');
  }
};

/** A function that copies a text, and the message about the last copy; empty before the first. */
export const useCopy = () => {
  const t = useTranslations('share');
  const [copied, setCopied] = useState({ text: '', message: '' });
  const copy = (text: string, message = t('copied')) => {
    // The same message is announced again.
    setCopied({ text: '', message: '' });
    return copyText(text).then(
      () => setCopied({ text, message }),
      () => setCopied({ text, message: t('notCopied') }),
    );
  };
  const messageFor = (text: string) => (copied.text === text ? copied.message : '');
  return { copy, messageFor };
};
