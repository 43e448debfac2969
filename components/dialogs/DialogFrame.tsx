import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { noticeTextId, phones } from '@/components/theme/structure';
import { CloseButton } from './CloseButton';
import { useCloseRequest } from './useCloseRequest';

type Props = {
  title: ReactNode;
  onClose: () => void;
  width: string;
  children: ReactNode;
};

/** A dialog below the notice; on phones, it fills the rest of the window. */
export const DialogFrame = ({ title, onClose, width, children }: Props) => {
  const t = useTranslations('dialog');
  const { onDismiss } = useCloseRequest(onClose);
  return (
    <Dialog
      open
      fullWidth
      fullScreen={useMediaQuery(phones)}
      maxWidth={false}
      onClose={onDismiss}
      aria-describedby={noticeTextId}
      slotProps={{ paper: { sx: { maxWidth: width } } }}
    >
      <DialogTitle>{title}</DialogTitle>
      <CloseButton
        title={t('close')}
        onClick={onDismiss}
        sx={{ position: 'absolute', top: 8, right: 'calc(var(--padding) - 0.625rem)' }}
      />
      {children}
    </Dialog>
  );
};
