import { createRunContext } from '@/components/run/runContext';
import { mainSimulation } from '@/lib/simulation/mainSimulation';

export const { RunProvider, useRun } = createRunContext({
  view: 'main',
  simulation: mainSimulation,
  isRunning: ({ nextTradeAt }) => nextTradeAt !== null,
});
