import { useEffect } from 'react';
import { OnDemand } from '@/components/layout/OnDemand';
import type { Phase } from '@/lib/simulation/alternateSimulation';
import { useRun } from './alternateRun';

export type AnalysisPhase = Extract<Phase, { name: 'analysing' | 'result' }>;

/** The phase of the pretended analysis; `null` if there is none at present. */
export const useAnalysis = (): AnalysisPhase | null =>
  useRun(({ state: { phase } }) =>
    phase.name === 'analysing' || phase.name === 'result' ? phase : null,
  );

const load = async () => (await import('./AnalysisDialog')).AnalysisDialog;

const stay = () => {};

/** The pretended analysis, which nothing but its end closes. */
export const Analysis = () => {
  const phase = useAnalysis();
  // With the page, so that none of its six seconds is empty.
  useEffect(() => {
    load().catch(() => {
      // Asked for again, and reported, when the analysis begins.
    });
  }, []);
  return phase && <OnDemand load={load} isWordless onClose={stay} props={{ phase }} />;
};
