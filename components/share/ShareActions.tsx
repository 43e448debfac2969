import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useTranslations } from 'next-intl';
import { useCopy } from './useCopy';

export const ShareActions = ({ url }: { url: string | null }) => {
  const t = useTranslations('share');
  const { copy, messageFor } = useCopy();
  const share = (link: string) =>
    navigator.share({ url: link }).catch((error: unknown) => {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      return isCancelled ? undefined : copy(link, t('copiedInstead'));
    });
  const message = url === null ? t('incomplete') : messageFor(url);
  return (
    <DialogActions>
      <Box role="status" sx={{ flex: 1 }}>
        <span key={message}>{message}</span>
      </Box>
      {url !== null && 'share' in navigator && (
        <Button onClick={() => void share(url)}>{t('send')}</Button>
      )}
      {url !== null && (
        <Button variant="contained" onClick={() => void copy(url)}>
          {t('copy')}
        </Button>
      )}
    </DialogActions>
  );
};
