import { createRun } from '@/components/run/createRun';
import { alternateSimulation, type Phase } from '@/lib/simulation/alternateSimulation';

export const { Simulation, useRun } = createRun('alternate', alternateSimulation);

export type AnalysisPhase = Extract<Phase, { name: 'analysing' | 'result' }>;

/** The phase of the pretended analysis; `null` if there is none at present. */
export const useAnalysis = (): AnalysisPhase | null =>
  useRun(({ state: { phase } }) =>
    phase.name === 'analysing' || phase.name === 'result' ? phase : null,
  );
