import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { noticeHeight, noticeTextId, phones, radius } from '@/components/theme/tokens';
import { CloseButton } from './CloseButton';
import { useCloseRequest } from './useCloseRequest';
import { useIgnoreDoubleClick } from './useIgnoreDoubleClick';

type Props = {
  title: string;
  close: string;
  onClose: () => void;
  /** The greatest width. */
  width: string;
  children: ReactNode;
};

/** A dialog below the notice; on phones, it fills the rest of the window. */
export const DialogFrame = ({ title, close, onClose, width, children }: Props) => {
  const { onDismiss } = useCloseRequest(onClose);
  return (
    <Dialog
      open
      onClose={onDismiss}
      {...useIgnoreDoubleClick()}
      transitionDuration={180}
      aria-describedby={noticeTextId}
      sx={{ top: `var(${noticeHeight})` }}
      slotProps={{
        paper: {
          sx: {
            width: `min(100% - 48px, ${width})`,
            maxWidth: 'none',
            maxHeight: 'calc(100% - 48px)',
            m: 3,
            [phones]: {
              width: '100%',
              height: '100%',
              maxHeight: 'none',
              m: 0,
              borderRadius: `${radius.dialog}px ${radius.dialog}px 0 0`,
            },
          },
        },
      }}
    >
      <DialogTitle variant="h2">{title}</DialogTitle>
      <CloseButton
        title={close}
        onClick={onClose}
        sx={{ position: 'absolute', top: { xs: 6, sm: 8 }, right: { xs: 4, sm: 14 } }}
      />
      {children}
    </Dialog>
  );
};
