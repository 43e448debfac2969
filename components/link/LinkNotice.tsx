import Box from '@mui/material/Box';
import { useState } from 'react';
import { LazyDialog } from '@/components/dialogs/LazyDialog';
import { useSession } from '@/components/run/run';
import { dockHeight } from '@/components/theme/variables';

const load = async () => (await import('./LinkAlert')).LinkAlert;

/**
 * Reports the values of the link that were not used. At the lower edge of the window, because the
 * link is read after the first paint, and nothing may move.
 */
export const LinkNotice = ({ onDismiss }: { onDismiss: () => void }) => {
  const count = useSession()?.link.rejections.length ?? 0;
  const [isOpen, setIsOpen] = useState(true);
  const dismiss = () => {
    setIsOpen(false);
    onDismiss();
  };
  return (
    count > 0 &&
    isOpen && (
      <Box
        sx={{
          gridArea: 'page',
          alignSelf: 'end',
          position: 'sticky',
          zIndex: 'appBar',
          bottom: { xs: `var(${dockHeight})`, sm: 0 },
          maxHeight: '45vh',
          mx: { xs: 2, sm: 3 },
          overflow: 'auto',
          '@media (max-height: 499px)': { position: 'static' },
        }}
      >
        <LazyDialog load={load} onClose={dismiss}>
          {(LinkAlert) => <LinkAlert onClose={dismiss} />}
        </LazyDialog>
      </Box>
    )
  );
};
