import { createRun, noSettings } from '@/components/run/createRun';
import type { Shown } from '@/components/run/run';
import { alternateEngine, type AlternateState, type Phase } from '@/lib/simulation/alternateEngine';

export const { Simulation: AlternateSimulation, useRun: useAlternateRun } = createRun<
  Shown<AlternateState>,
  AlternateState
>('alternate', alternateEngine, {
  ...alternateEngine.initial(noSettings),
  total: null,
  count: null,
});

export type AnalysisPhase = Extract<Phase, { name: 'analysing' | 'result' }>;

/** The phase of the fake analysis; `null` while no analysis is shown. */
export const useAnalysis = (): AnalysisPhase | null =>
  useAlternateRun(({ state: { phase } }) =>
    phase.name === 'analysing' || phase.name === 'result' ? phase : null,
  );
