'use client';

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { LazyDialog } from '@/components/dialogs/LazyDialog';
import { ShareButton } from '@/components/dialogs/openers';
import { LiveStatus } from '@/components/layout/LiveStatus';
import { SafeSection } from '@/components/layout/SafeSection';
import { ViewLayout } from '@/components/layout/ViewLayout';
import { PanelOpener } from '@/components/layout/PanelOpener';
import { useSession } from '@/components/run/run';
import { RunControls } from '@/components/run/RunControls';
import { makeTheme } from '@/components/theme/makeTheme';
import { alternateColours } from '@/lib/config/colours';
import { alternateStartingTrades, namePlaceholder, totalPlaces } from '@/lib/config/views';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';
import { AlternateSimulation, useAlternateRun, useAnalysis } from './alternateRun';
import { FiguresCard } from './FiguresCard';
import { TradesTable } from './TradesTable';

const theme = makeTheme('dark', alternateColours);

/** Without a name in the link, the view shows the placeholder `{name}`. */
const defaults = { names: [namePlaceholder], trades: alternateStartingTrades };

const Header = () => {
  const t = useTranslations();
  const isAnalysed = useAnalysis() !== null;
  return (
    <>
      <PanelOpener />
      <Typography variant="h2" component="h1" sx={{ flex: '1 1 0', minWidth: 0 }}>
        {t('page.mainTitle')}
      </Typography>
      <RunControls label={t('alternate.startTrading')} hasPause={!isAnalysed} />
      <ShareButton />
    </>
  );
};

const loadAnalysis = async () => (await import('./AnalysisDialog')).AnalysisDialog;

const Analysis = () => {
  const phase = useAnalysis();
  // Loaded ahead of time, so that none of its six seconds is empty.
  useEffect(() => {
    loadAnalysis().catch(() => {
      // `LazyDialog` tries again, and reports a failure, when the analysis begins.
    });
  }, []);
  return (
    phase && (
      <LazyDialog load={loadAnalysis} hasOwnMessages={false}>
        {(AnalysisDialog) => <AnalysisDialog phase={phase} />}
      </LazyDialog>
    )
  );
};

/** Announces each completed round to screen readers. */
const Status = () => {
  const t = useTranslations('figures');
  const session = useSession();
  const state = useAlternateRun((snapshot) => snapshot.state);
  const text =
    state && session
      ? t('progress', {
          trades: formatCount(state.count, session.profile),
          total: formatMoney(state.total, totalPlaces.alternate, session.profile),
        })
      : '';
  return <LiveStatus at={state && state.rounds > 0 ? state.rounds : null} every={1} text={text} />;
};

/** The alternate dashboard: rounds of two trades, each after a pretended analysis. */
export const AlternateView = () => (
  <AlternateSimulation defaults={defaults}>
    <ViewLayout theme={theme} header={<Header />}>
      <SafeSection>
        <Status />
        <Analysis />
      </SafeSection>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <SafeSection>
          <FiguresCard />
        </SafeSection>
        <SafeSection>
          <TradesTable />
        </SafeSection>
      </Box>
    </ViewLayout>
  </AlternateSimulation>
);
