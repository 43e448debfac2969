import { useEffect } from 'react';
import { OnDemand } from '@/components/layout/OnDemand';
import { useAnalysis } from './alternateRun';

const load = async () => (await import('./AnalysisDialog')).AnalysisDialog;

const stay = () => {};

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
