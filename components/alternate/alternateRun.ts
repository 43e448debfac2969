import { createRun } from '@/components/run/createRun';
import { alternateEngine, type Phase } from '@/lib/simulation/alternateEngine';

export const { Simulation: AlternateSimulation, useRun: useAlternateRun } = createRun(
  'alternate',
  alternateEngine,
);

export type AnalysisPhase = Extract<Phase, { name: 'analysing' | 'result' }>;

/** The phase of the fake analysis; `null` while no analysis is shown. */
export const useAnalysis = (): AnalysisPhase | null =>
  useAlternateRun(({ state: { phase } }) =>
    phase.name === 'analysing' || phase.name === 'result' ? phase : null,
  );
