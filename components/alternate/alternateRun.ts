import { createRunContext } from '@/components/run/runContext';
import { alternateSimulation } from '@/lib/simulation/alternateSimulation';

export const { RunProvider, useRun } = createRunContext({
  view: 'alternate',
  simulation: alternateSimulation,
  // The link's `running` is kept as it is: this view ignores it.
  isRunning: null,
});
