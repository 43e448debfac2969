import { createRunContext } from '@/components/run/createRunContext';
import { alternateSimulation } from '@/lib/simulation/alternateSimulation';

export const { RunProvider, useRun, useDeferredRun } = createRunContext({
  view: 'alternate',
  simulation: alternateSimulation,
  // This view ignores `running`, and keeps it unchanged in links.
  isRunning: null,
});
