import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { DemoLabel } from '@/components/figures/DemoLabel';
import { usePageLink } from '@/components/run/pageLink';
import { useSession } from '@/components/run/run';
import { atMoment, urlOf } from '@/lib/parameters/link';

/** The address of what is printed, at its moment. Marked Demo, because the text came with the link. */
export const PrintedSource = () => {
  const session = useSession();
  const link = usePageLink();
  const [address, setAddress] = useState('');
  const update = useEffectEvent(() => {
    const moment = session && session.run.getMoment();
    setAddress(urlOf(atMoment(link, moment && { ...moment, isPaused: true })));
  });
  useEffect(() => {
    // The browser prints as soon as the listeners return.
    const prepare = () => flushSync(update);
    window.addEventListener('beforeprint', prepare);
    return () => window.removeEventListener('beforeprint', prepare);
  }, []);
  return (
    <Box
      data-testid="printed-source"
      sx={{ display: 'none', displayPrint: 'block', overflowWrap: 'anywhere' }}
    >
      <DemoLabel />
      <bdi translate="no">{address}</bdi>
    </Box>
  );
};
