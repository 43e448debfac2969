import { createRunContext } from '@/components/run/createRunContext';
import { mainSimulation } from '@/lib/simulation/mainSimulation';

export const { RunProvider, useRun, useLargePart } = createRunContext({
  view: 'main',
  simulation: mainSimulation,
  isRunning: ({ nextTradeAt }) => nextTradeAt !== null,
});
