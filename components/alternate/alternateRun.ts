import { createRunContext } from '@/components/run/createRunContext';
import { alternateSimulation } from '@/lib/simulation/alternateSimulation';

export const { RunProvider, useRun, useLargePart } = createRunContext({
  view: 'alternate',
  simulation: alternateSimulation,
  // This view ignores `running`, and keeps it unchanged in links.
  isRunning: null,
});
