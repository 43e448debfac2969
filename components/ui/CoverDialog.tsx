import { useTheme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';
import { QuietButton } from './buttons';
import { useCloseWatcher } from './useCloseWatcher';
import { EvenRule, Frame, Stamp } from '@/components/notice/Marks';
import { noticeTextId } from '@/components/early/noticeContent';

/** What is scrolled has a rule above and below it. */
const edge = (
  <Box sx={{ px: 3, flex: 'none' }}>
    <EvenRule count={12} />
  </Box>
);

type Props = {
  onClose: () => void;
  title: string;
  /** The label of the button that closes the dialog. */
  close: string;
  width: 'sm' | 'lg';
  /** Stays in view beside that button. */
  action?: ReactNode;
  children: ReactNode;
};

/**
 * A dialog below the page's notice, which describes it and stays above the backdrop. Only for code that is loaded on demand: MUI's Dialog is too large for the first load.
 */
export const CoverDialog = ({ onClose, title, close, width, action, children }: Props) => {
  const titleId = useId();
  const theme = useTheme();
  const small = useMediaQuery(theme.breakpoints.down('sm'));
  // In low windows, only the page's notice is fixed: title, text and buttons scroll together.
  const low = useMediaQuery('(max-height: 31.25em)');
  const isFull = small && !low;
  useCloseWatcher(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={(event) => {
        // MUI closes it. The same key must not close what is below.
        if (event.key === 'Escape') event.preventDefault();
      }}
      fullScreen={isFull}
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
        // The marks are on its border.
        '& .MuiDialog-paper': { overflow: 'visible' },
      }}
    >
      {!isFull && <Frame hasStamp words={0} />}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '8px 12px',
          px: 3,
          py: 2,
        }}
      >
        <DialogTitle id={titleId} variant="h2" sx={{ p: 0, flex: '0 1 auto', minWidth: 0 }}>
          {title}
        </DialogTitle>
        {isFull && <Stamp />}
      </Box>
      {edge}
      <DialogContent tabIndex={0} sx={{ '&&': { pt: 1 } }}>
        {children}
      </DialogContent>
      {edge}
      {/* In line with the text, and wrapping if the text is large. */}
      <DialogActions sx={{ px: 3, py: 1.5, gap: 1, flexWrap: 'wrap' }} disableSpacing>
        {action}
        <QuietButton type="button" onClick={onClose}>
          {close}
        </QuietButton>
      </DialogActions>
    </Dialog>
  );
};
