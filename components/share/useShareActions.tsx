import CopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useCopy } from './useCopy';

/**
 * The buttons that copy or share a link, and the message about them. They keep their place without
 * a link.
 */
export const useShareActions = (url: string | null) => {
  const t = useTranslations('share');
  const { copy, messageFor } = useCopy();
  const share = (link: string) =>
    navigator.share({ url: link }).catch((error: unknown) => {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      return isCancelled ? undefined : copy(link, t('copiedInstead'));
    });
  const visibility = url === null ? 'hidden' : 'visible';
  const copyButton = (
    <Button
      variant="contained"
      startIcon={<CopyIcon />}
      onClick={() => void (url !== null && copy(url))}
      sx={{ visibility }}
    >
      {t('copy')}
    </Button>
  );
  const sendButton = 'share' in navigator && (
    <Button onClick={() => void (url !== null && share(url))} sx={{ visibility }}>
      {t('send')}
    </Button>
  );
  return { copyButton, sendButton, message: url === null ? t('incomplete') : messageFor(url) };
};
