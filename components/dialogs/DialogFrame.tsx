import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { noticeHeight } from '@/components/theme/variables';
import { elementIds } from '@/components/elementIds';
import { useCoversPage } from './openDialogs';
import { useCloseWatcher } from './useCloseWatcher';

type Props = {
  title: string;
  close: string;
  onClose: () => void;
  /** The dialog fills windows that are narrower than this breakpoint. */
  maxWidth: 'sm' | 'md';
  children: ReactNode;
};

/** A dialog below the notice, with a title and a close button. */
export const DialogFrame = ({ title, close, onClose, maxWidth, children }: Props) => {
  const titleId = useId();
  const isSmall = useMediaQuery(useTheme().breakpoints.down(maxWidth));
  useCloseWatcher(onClose);
  useCoversPage();
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isSmall}
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={titleId}
      aria-describedby={elementIds.notice}
      sx={{ top: `var(${noticeHeight})` }}
    >
      <DialogTitle id={titleId} variant="h2" sx={{ pr: 7 }}>
        {title}
      </DialogTitle>
      <IconButton
        aria-label={close}
        onClick={onClose}
        sx={{ position: 'absolute', top: 8, right: 12 }}
      >
        <CloseIcon />
      </IconButton>
      {children}
    </Dialog>
  );
};
