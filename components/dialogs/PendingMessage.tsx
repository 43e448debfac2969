import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, type MouseEvent } from 'react';
import { useMomentLink } from '@/components/run/pageLink';
import { alertHeight, bottomEdge, radius } from '@/components/theme/tokens';

const Root = styled(Paper)(({ theme }) => ({
  ...theme.typography.body1,
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  right: 16,
  bottom: `calc(var(${bottomEdge}, 0px) + var(${alertHeight}, 0px) + 16px)`,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  alignItems: 'center',
  maxWidth: 'min(34rem, 100% - 32px)',
  minHeight: '3.5rem',
  padding: '7px 11px 7px 16px',
  borderRadius: radius.card,
  backgroundColor: theme.palette.raised,
  fontWeight: 500,
  boxShadow: theme.shadows[8],
  '& > :first-of-type': { marginRight: 'auto' },
  // Shown only after 400 ms. `!important` overrides the styles for reduced motion.
  '&[role=status]': { animation: 'toast-appear 1ms 400ms backwards !important' },
  '@keyframes toast-appear': { from: { visibility: 'hidden' } },
  '@media print': { display: 'none' },
}));

/** Closes the pending message for another one; `null` while nothing is pending. */
let replacePending: (() => void) | null = null;

type Props = {
  name: string;
  /** Loads the part again after it has failed. */
  retry?: () => void;
  hasFailedAgain?: boolean;
  onDismiss: () => void;
  /** Called if another part is requested: the last request wins, and there is one message. */
  onClose: (() => void) | undefined;
};

/**
 * A part is loading, or has failed: at the lower edge of the window, so that nothing moves when the
 * message appears. In a portal, because a card with a container query would be the containing block
 * of `position: fixed`.
 */
export const PendingMessage = (props: Props) => {
  const { name, retry, hasFailedAgain = false, onDismiss, onClose } = props;
  const t = useTranslations('page');
  const link = useMomentLink()();
  const replace = useEffectEvent(() => onClose?.());
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // An open dialog may have handled this Escape.
    if (event.key === 'Escape' && !event.defaultPrevented) onDismiss();
  });
  useEffect(() => {
    const own = () => replace();
    replacePending?.();
    replacePending = own;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      if (replacePending === own) replacePending = null;
    };
  }, []);
  // Asks the server, because a cached page may name scripts that are gone.
  const reload = (event: MouseEvent<HTMLAnchorElement>) => {
    link.onClick(event);
    event.preventDefault();
    window.history.replaceState(null, '', event.currentTarget.href);
    window.location.reload();
  };
  return (
    <Portal>
      <Root role={retry ? 'alert' : 'status'} variant="outlined">
        <span>{t(retry ? 'failed' : 'loading', { part: name })}</span>
        {retry && (
          <Button variant="text" onClick={retry}>
            {t('retry')}
          </Button>
        )}
        {/* A deployment may have removed the scripts of the open page. */}
        {hasFailedAgain && (
          <Button variant="text" {...link} onClick={reload}>
            {t('reload')}
          </Button>
        )}
        {onClose && (
          <Button variant="text" onClick={onDismiss}>
            {t(retry ? 'dismiss' : 'cancel')}
          </Button>
        )}
      </Root>
    </Portal>
  );
};
