import CopiedIcon from '@mui/icons-material/Check';
import CopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';
import { lowestWindow } from '@/components/theme/tokens';
import { useCopy } from './useCopy';

/** In low windows, the dialog scrolls behind its actions. */
const lowActions = { position: 'sticky', bottom: 0, zIndex: 1, bgcolor: 'raised' };

/**
 * The buttons that copy or share a link, always in view, and the message about them. Without a
 * link, they are unavailable.
 */
export const ShareActions = ({ url }: { url: string | null }) => {
  const t = useTranslations('share');
  const { copy, messageFor } = useCopy();
  const share = (link: string) =>
    navigator.share({ url: link }).catch((error: unknown) => {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      return isCancelled ? undefined : copy(link, t('copiedInstead'));
    });
  const message = messageFor(url ?? '');
  return (
    <DialogActions sx={{ [lowestWindow]: lowActions }}>
      <Typography
        component="div"
        variant="caption"
        role="status"
        sx={{ flex: { xs: '1 1 100%', sm: 1 }, color: 'accentText', fontWeight: 500 }}
      >
        {url === null ? (
          <VisuallyHidden>{t('incomplete')}</VisuallyHidden>
        ) : (
          <span key={message}>{message}</span>
        )}
      </Typography>
      {'share' in navigator && (
        <Button aria-disabled={url === null} onClick={() => void (url !== null && share(url))}>
          {t('send')}
        </Button>
      )}
      <Button
        variant={url === null ? 'outlined' : 'contained'}
        aria-disabled={url === null}
        startIcon={message === t('copied') ? <CopiedIcon /> : <CopyIcon />}
        onClick={() => void (url !== null && copy(url))}
      >
        {t('copy')}
      </Button>
    </DialogActions>
  );
};
