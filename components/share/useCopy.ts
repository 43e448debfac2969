import { useTranslations } from 'next-intl';
import { useState } from 'react';

/** A function that copies a text, and the message about the last copy; empty before the first. */
export const useCopy = () => {
  const t = useTranslations('share');
  const [copied, setCopied] = useState({ text: '', message: '' });
  const copy = async (text: string, message = t('copied')) => {
    // The same message is announced again.
    setCopied({ text: '', message: '' });
    try {
      // Without HTTPS, a page has no clipboard.
      await navigator.clipboard.writeText(text);
      setCopied({ text, message });
    } catch {
      setCopied({ text, message: t('notCopied') });
    }
  };
  const messageFor = (text: string) => (copied.text === text ? copied.message : '');
  return { copy, messageFor };
};
