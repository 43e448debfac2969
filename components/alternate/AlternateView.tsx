'use client';

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { OnDemand } from '@/components/layout/OnDemand';
import { LiveStatus } from '@/components/layout/LiveStatus';
import { SafeSection } from '@/components/layout/SafeSection';
import { ViewLayout } from '@/components/layout/ViewLayout';
import { PanelOpener, ShareButton } from '@/components/layout/openers';
import { useSession } from '@/components/run/run';
import { RunControls } from '@/components/layout/RunControls';
import { makeTheme } from '@/components/theme/makeTheme';
import { alternateColours } from '@/lib/config/colours';
import { limits } from '@/lib/config/limits';
import { namePlaceholder, totalPlaces } from '@/lib/config/views';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';
import { Simulation, useAnalysis, useRun } from './alternateRun';
import { FiguresCard } from './FiguresCard';
import { TradesTable } from './TradesTable';

const theme = makeTheme('dark', alternateColours);

/** Without a name in the link, the view shows the placeholder `{name}`. */
const defaults = { names: [namePlaceholder], trades: limits.alternateStartingTrades };

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

const stay = () => {};

const Analysis = () => {
  const phase = useAnalysis();
  // Loaded ahead of time, so that none of its six seconds is empty.
  useEffect(() => {
    loadAnalysis().catch(() => {
      // `OnDemand` tries again, and reports a failure, when the analysis begins.
    });
  }, []);
  return phase && <OnDemand load={loadAnalysis} isWordless onClose={stay} props={{ phase }} />;
};

/** Announces each completed round to screen readers. */
const Status = () => {
  const t = useTranslations('figures');
  const session = useSession();
  const state = useRun((snapshot) => snapshot.state);
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
  <ViewLayout
    view="alternate"
    theme={theme}
    simulation={<Simulation defaults={defaults} />}
    header={<Header />}
  >
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
);
