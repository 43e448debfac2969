import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { useTranslations } from 'next-intl';
import { alertHeight, bottomEdge, radius } from '@/components/theme/tokens';

export type PendingMessageProps = {
  name: string;
  /** Loads the part again after it has failed. */
  retry?: () => void;
  /** Cancels, or closes the message. Absent for a part that the page needs. */
  onDismiss: (() => void) | undefined;
};

const content = {
  typography: 'body1',
  maxWidth: '34rem',
  padding: '3px 11px 3px 16px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: `${radius.card}px`,
  bgcolor: 'raised',
  color: 'text.primary',
  fontWeight: 500,
  '& .MuiSnackbarContent-action': { flexWrap: 'wrap', gap: '8px' },
};

/**
 * Says that a part is loading or has failed, at the bottom of the window, so that nothing moves. In
 * a portal, because a card with a container query would contain a fixed element.
 */
export const PendingMessage = ({ name, retry, onDismiss }: PendingMessageProps) => {
  const t = useTranslations('page');
  const actions = (
    <>
      {retry && (
        <Button variant="text" onClick={retry}>
          {t('retry')}
        </Button>
      )}
      {onDismiss && (
        <Button variant="text" onClick={onDismiss}>
          {t(retry ? 'dismiss' : 'cancel')}
        </Button>
      )}
    </>
  );
  return (
    <Portal>
      <Snackbar
        open
        message={t(retry ? 'failed' : 'loading', { part: name })}
        action={actions}
        onClose={(_, reason) => reason === 'escapeKeyDown' && onDismiss?.()}
        transitionDuration={0}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{ content: { role: retry ? 'alert' : 'status', sx: content } }}
        sx={{
          left: 'auto',
          right: 16,
          bottom: `calc(var(${bottomEdge}, 0px) + var(${alertHeight}, 0px) + 16px) !important`,
          maxWidth: 'calc(100% - 32px)',
          displayPrint: 'none',
          // Shown only after 400 ms. `!important` overrides the styles for reduced motion.
          '& [role=status]': { animation: 'toast-appear 1ms 400ms backwards !important' },
          '@keyframes toast-appear': { from: { visibility: 'hidden' } },
        }}
      />
    </Portal>
  );
};
