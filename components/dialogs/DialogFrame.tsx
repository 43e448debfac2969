import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { noticeHeight } from '@/components/theme/tokens';
import { noticeTextId } from '@/components/layout/Notice';
import { CloseButton } from './CloseButton';
import { useCloseRequest } from './useCloseRequest';

type Props = {
  title: string;
  close: string;
  onClose: () => void;
  /** The dialog fills windows that are narrower than this breakpoint. */
  maxWidth: 'sm' | 'md';
  children: ReactNode;
};

export const DialogFrame = ({ title, close, onClose, maxWidth, children }: Props) => {
  const titleId = useId();
  const isSmall = useMediaQuery(useTheme().breakpoints.down(maxWidth));
  const { onEscape } = useCloseRequest(onClose);
  return (
    <Dialog
      open
      onClose={onEscape}
      fullScreen={isSmall}
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={titleId}
      aria-describedby={noticeTextId}
      sx={{ top: `var(${noticeHeight})` }}
    >
      <DialogTitle id={titleId} variant="h2" sx={{ pr: 7 }}>
        {title}
      </DialogTitle>
      <CloseButton
        title={close}
        onClick={onClose}
        sx={{ position: 'absolute', top: 8, right: { xs: 4, sm: 12 } }}
      />
      {children}
    </Dialog>
  );
};
