import { createRunContext } from '@/components/run/createRunContext';
import { mainSimulation } from '@/lib/simulation/mainSimulation';

export const { RunProvider, useRun, useDeferredRun } = createRunContext({
  view: 'main',
  simulation: mainSimulation,
  isRunning: ({ nextTradeAt }) => nextTradeAt !== null,
});
