import { useEffect } from 'react';
import { OnDemand } from '@/components/layout/OnDemand';
import { useAnalysis } from './alternateRun';

const load = async () => (await import('./AnalysisDialog')).AnalysisDialog;

const stay = () => {};

export const Analysis = () => {
  const phase = useAnalysis();
  // Loaded ahead of time, so that none of its six seconds is empty.
  useEffect(() => {
    load().catch(() => {
      // `OnDemand` tries again, and reports a failure, when the analysis begins.
    });
  }, []);
  return phase && <OnDemand load={load} isWordless onClose={stay} props={{ phase }} />;
};
