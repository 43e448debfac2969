import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';
import { QuietButton } from '@/components/ui/buttons';
import { CoverNotice } from '@/components/notice/SimulationNotice';

type Props = {
  onClose: () => void;
  title: string;
  /** What the button that closes it says. */
  close: string;
  width: 'sm' | 'md';
  children: ReactNode;
};

/**
 * A dialog over the page: below the page's own notice, which stays above the backdrop, and with the
 * notice once more inside. For what is loaded on demand: it is too heavy for the first load.
 */
export const CoverDialog = ({ onClose, title, close, width, children }: Props) => {
  const titleId = useId();
  const small = useMediaQuery(useTheme().breakpoints.down('sm'));
  // In low windows nothing but the page's notice stays: title, text and buttons scroll as one.
  const low = useMediaQuery('(max-height: 31.25em)');
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={small && !low}
      maxWidth={width}
      scroll={low ? 'body' : 'paper'}
      aria-labelledby={titleId}
      sx={{
        '& .MuiDialog-container': { boxSizing: 'border-box', pt: 'var(--notice-height)' },
        // Read first, seen at the foot: the page's own notice stands over the head.
        '& .MuiDialog-paper > [role=note]': { order: 1 },
      }}
    >
      <CoverNotice />
      <DialogTitle id={titleId} variant="h2">
        {title}
      </DialogTitle>
      <DialogContent dividers tabIndex={0}>
        {children}
      </DialogContent>
      <DialogActions>
        <QuietButton type="button" onClick={onClose}>
          {close}
        </QuietButton>
      </DialogActions>
    </Dialog>
  );
};
