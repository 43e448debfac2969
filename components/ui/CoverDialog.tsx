import CloseIcon from '@mui/icons-material/Close';
import { useTheme } from '@mui/material/styles';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';
import { ControlsTheme } from '@/components/theme/ControlsTheme';
import { useCloseWatcher } from './useCloseWatcher';
import { noticeTextId } from '@/components/early/noticeContent';

type Props = {
  onClose: () => void;
  title: string;
  /** The label of the button that closes the dialog. */
  close: string;
  width: 'sm' | 'lg';
  /** Buttons below the content, which stay in view except in low windows. */
  action?: ReactNode;
  children: ReactNode;
};

/**
 * A dialog that leaves the page's notice in view and is described by it. Only for code that is
 * loaded on demand: MUI's Dialog is too large for the first load.
 */
export const CoverDialog = ({ onClose, title, close, width, action, children }: Props) => {
  const titleId = useId();
  const theme = useTheme();
  const small = useMediaQuery(theme.breakpoints.down('sm'));
  // In low windows, only the page's notice is fixed: title, text and buttons scroll together.
  const low = useMediaQuery('(max-height: 31.25em)');
  useCloseWatcher(onClose);
  return (
    <ControlsTheme>
      <Dialog
        open
        onClose={onClose}
        onKeyDown={(event) => {
          // MUI closes the dialog on Escape. Prevented, so that the same key closes nothing else.
          if (event.key === 'Escape') event.preventDefault();
        }}
        fullScreen={small && !low}
        fullWidth
        maxWidth={width}
        scroll={low ? 'body' : 'paper'}
        aria-labelledby={titleId}
        aria-describedby={noticeTextId}
        sx={{
          '& .MuiDialog-container': {
            boxSizing: 'border-box',
            pt: 'var(--notice-height)',
            scrollPaddingTop: 'calc(var(--notice-height) + 8px)',
          },
        }}
      >
        <DialogTitle id={titleId} variant="h2" sx={{ py: 2, pr: 7 }}>
          {title}
        </DialogTitle>
        <IconButton
          aria-label={close}
          title={close}
          onClick={onClose}
          sx={{ position: 'absolute', top: 8, right: 12 }}
        >
          <CloseIcon />
        </IconButton>
        <DialogContent dividers tabIndex={0} role="group" aria-labelledby={titleId}>
          {children}
        </DialogContent>
        {action !== undefined && (
          <DialogActions disableSpacing sx={{ px: 3, py: 1.5 }}>
            {action}
          </DialogActions>
        )}
      </Dialog>
    </ControlsTheme>
  );
};
