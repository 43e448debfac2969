import { styled } from '@mui/material/styles';
import { useIsRunning, useSession } from '@/components/run/runContext';
import { DemoLabel } from '@/components/ui/DemoLabel';
import { withRun } from '@/lib/parameters/withRun';

const Source = styled('p')({
  display: 'none',
  '@media print': { display: 'block', overflowWrap: 'anywhere' },
});

/**
 * In print, what shows the same run again: the seed, and the address with it. Marked Demo, since
 * both are text that came with the link.
 */
export const PrintedSource = () => {
  const session = useSession();
  const running = useIsRunning();
  if (session === null) return null;
  const { seed } = session.values;
  const { origin, pathname } = window.location;
  return (
    <Source translate="no" data-testid="printed-source">
      <DemoLabel />
      <code>seed</code> <bdi>{seed}</bdi>
      <br />
      <bdi>{origin + pathname + withRun(session.search, { seed, running })}</bdi>
    </Source>
  );
};
