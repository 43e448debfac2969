import { createRun } from '@/components/run/createRun';
import { alternateEngine, type Phase } from '@/lib/simulation/alternateEngine';

export const { Simulation: AlternateSimulation, useRun: useAlternateRun } = createRun(
  'alternate',
  alternateEngine,
);

export type AnalysisPhase = Extract<Phase, { name: 'analysing' | 'result' }>;

/** The phase of the pretended analysis; `null` if there is none at present. */
export const useAnalysis = (): AnalysisPhase | null =>
  useAlternateRun(({ state: { phase } }) =>
    phase.name === 'analysing' || phase.name === 'result' ? phase : null,
  );
