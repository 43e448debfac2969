import CopiedIcon from '@mui/icons-material/Check';
import CopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useCopy } from './useCopy';

/**
 * The buttons that copy or share a link, and the message about them. Without a link, they are
 * unavailable.
 */
export const useShareActions = (url: string | null) => {
  const t = useTranslations('share');
  const { copy, messageFor } = useCopy();
  const share = (link: string) =>
    navigator.share({ url: link }).catch((error: unknown) => {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      return isCancelled ? undefined : copy(link, t('copiedInstead'));
    });
  const isUnavailable = url === null;
  const message = isUnavailable ? '' : messageFor(url);
  const copyButton = (
    <Button
      variant={isUnavailable ? 'outlined' : 'contained'}
      aria-disabled={isUnavailable}
      startIcon={message === t('copied') ? <CopiedIcon /> : <CopyIcon />}
      onClick={() => void (url !== null && copy(url))}
    >
      {t('copy')}
    </Button>
  );
  const sendButton = 'share' in navigator && (
    <Button aria-disabled={isUnavailable} onClick={() => void (url !== null && share(url))}>
      {t('send')}
    </Button>
  );
  return { copyButton, sendButton, message };
};
