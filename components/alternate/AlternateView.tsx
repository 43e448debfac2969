'use client';

import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { LazyPart } from '@/components/dialogs/LazyPart';
import { ShareButton } from '@/components/dialogs/openers';
import { LiveStatus } from '@/components/layout/LiveStatus';
import { PageBoundary } from '@/components/layout/PageBoundary';
import { SafeSection } from '@/components/layout/SafeSection';
import { ViewLayout } from '@/components/layout/ViewLayout';
import { PanelOpener } from '@/components/layout/PanelOpener';
import { RunControls } from '@/components/run/RunControls';
import { makeTheme } from '@/components/theme/makeTheme';
import { alternateColours } from '@/lib/config/colours';
import { alternateStartingTrades, namePlaceholder } from '@/lib/config/views';
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
      <Typography
        variant="h2"
        component="h1"
        sx={{
          flex: '1 1 min-content',
          minWidth: 0,
          fontSize: { xs: '1.0625rem', md: '1.25rem' },
          textWrap: 'balance',
        }}
      >
        {t('page.mainTitle')}
      </Typography>
      <RunControls label={t('alternate.startTrading')} isPauseHidden={isAnalysed} />
      {/* The icon ends where the cards end. */}
      <div style={{ marginRight: -10 }}>
        <ShareButton />
      </div>
    </>
  );
};

const loadAnalysis = async () => (await import('./AnalysisDialog')).AnalysisDialog;

const Analysis = () => {
  const phase = useAnalysis();
  // Ahead of time, so that the analysis is there at once. `LazyPart` reports a failure.
  useEffect(() => void loadAnalysis().catch(() => null), []);
  return (
    phase && (
      <LazyPart load={loadAnalysis} hasOwnMessages={false}>
        {(AnalysisDialog) => <AnalysisDialog phase={phase} />}
      </LazyPart>
    )
  );
};

const Status = () => {
  const rounds = useAlternateRun(({ state }) => state.rounds);
  return <LiveStatus progress={rounds === 0 ? null : rounds} step={1} />;
};

export const AlternateView = () => (
  <PageBoundary theme={theme}>
    <AlternateSimulation defaults={defaults}>
      <ViewLayout header={<Header />}>
        <SafeSection>
          <Status />
          <Analysis />
        </SafeSection>
        <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <SafeSection>
            <FiguresCard />
          </SafeSection>
          <SafeSection>
            <TradesTable />
          </SafeSection>
        </div>
      </ViewLayout>
    </AlternateSimulation>
  </PageBoundary>
);
