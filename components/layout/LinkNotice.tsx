import Box from '@mui/material/Box';
import { useState } from 'react';
import { useSession } from '@/components/run/run';
import { OnDemand } from './OnDemand';

const load = async () => (await import('./LinkAlert')).LinkAlert;

/**
 * Reports the values of the link that were not used. At the lower edge of the window, because the
 * link is read after the first paint, and nothing may move.
 */
export const LinkNotice = () => {
  const count = useSession()?.rejections.length ?? 0;
  const [isOpen, setIsOpen] = useState(true);
  return (
    count > 0 &&
    isOpen && (
      <Box
        sx={{
          gridArea: 'page',
          alignSelf: 'end',
          position: 'sticky',
          zIndex: 'appBar',
          bottom: { xs: 'var(--dock)', sm: 0 },
          maxHeight: '45vh',
          mx: { xs: 2, sm: 3 },
          overflow: 'auto',
          '@media (max-height: 499px)': { position: 'static' },
        }}
      >
        <OnDemand load={load} onClose={() => setIsOpen(false)} props={{}} />
      </Box>
    )
  );
};
