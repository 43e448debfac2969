import { FilledButton } from '@/components/ui/buttons';
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

type Props = {
  link: string;
  /** What of the link is missing, as a sentence; `null` if nothing is. */
  incomplete: string | null;
};

/**
 * The button that copies the link, for the foot of the dialog, and its result. If something typed is
 * missing, it says so instead, and goes to the first field that refuses its text.
 */
export const CopyLink = ({ link, incomplete }: Props) => {
  const t = useLoadedTranslations('share');
  const { message, copy } = useCopy();
  // Only once it was pressed: a text is refused while it is being typed.
  const [isRefused, setIsRefused] = useState(false);
  if (isRefused && incomplete === null) setIsRefused(false);
  return (
    <>
      {isRefused ? (
        <span role="alert">{incomplete}</span>
      ) : (
        <span role="status">{incomplete === null && message}</span>
      )}
      <FilledButton
        type="button"
        onClick={({ currentTarget }) => {
          if (incomplete === null) {
            copy(link);
            return;
          }
          setIsRefused(true);
          currentTarget
            .closest('[role=dialog]')
            ?.querySelector<HTMLElement>('[aria-invalid=true]')
            ?.focus();
        }}
      >
        {t('copy')}
      </FilledButton>
    </>
  );
};
