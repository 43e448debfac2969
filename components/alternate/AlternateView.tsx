'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { PauseButton } from '@/components/run/PauseButton';
import { useIsPaused, useSession, useSpeed } from '@/components/run/runContext';
import { ViewLayout } from '@/components/layout/ViewLayout';
import { LiveStatus } from '@/components/layout/LiveStatus';
import { SafeSection, SafeView } from '@/components/boundaries/SafeSection';
import { darkTheme } from '@/components/theme/darkTheme';
import { ViewTheme } from '@/components/layout/ViewTheme';
import { limits } from '@/lib/config/limits';
import { namePlaceholder, totalPlaces } from '@/lib/config/views';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';
import { AlternateTopBar } from './AlternateTopBar';
import { RunProvider, useRun } from './alternateRun';
import { FiguresStrip } from './FiguresStrip';
import { AnalysisOverlay } from './AnalysisOverlay';
import { TradesTable } from './TradesTable';

/** Without a name in the link, the view shows the placeholder `{name}`. */
const defaults = { names: [namePlaceholder], trades: limits.alternateStartingTrades };

/** Announces each completed round to screen readers. */
const Status = () => {
  const t = useTranslations('figures');
  const session = useSession();
  const state = useRun((snapshot) => snapshot.state);
  if (!state || !session || state.rounds === 0) return <LiveStatus at={null} every={1} text="" />;
  const news = t('progress', {
    trades: formatCount(state.count, session.profile),
    total: formatMoney(state.total, totalPlaces.alternate, session.profile),
  });
  return <LiveStatus at={state.rounds} every={1} text={news} />;
};

/** Stays once it was shown, because it would take the focus with it. */
const ResumeButton = () => {
  const isPaused = useIsPaused();
  const [wasPaused, setWasPaused] = useState(isPaused);
  if (isPaused && !wasPaused) setWasPaused(true);
  return wasPaused && <PauseButton isSecond />;
};

const Analysis = () => {
  const phase = useRun(({ state }) => state.phase);
  const count = useRun(({ state }) => state.count) ?? 0;
  const speed = useSpeed();
  const isModal = !useSession()?.values.present;
  return (
    (phase?.name === 'analysing' || phase?.name === 'result') && (
      <AnalysisOverlay phase={phase} count={count} announces={speed === 1} isModal={isModal}>
        <ResumeButton />
      </AnalysisOverlay>
    )
  );
};

const Dashboard = () => (
  <>
    <ViewLayout bar={<AlternateTopBar />}>
      <Suspense fallback={null}>
        <Status />
      </Suspense>
      <SafeSection>
        <FiguresStrip />
      </SafeSection>
      <SafeSection>
        <TradesTable />
      </SafeSection>
    </ViewLayout>
    <Suspense fallback={null}>
      <Analysis />
    </Suspense>
  </>
);

/** The alternate dashboard: rounds of two trades, each after a pretended analysis. */
export const AlternateView = () => (
  <RunProvider defaults={defaults}>
    <ViewTheme theme={darkTheme}>
      <SafeView>
        <Dashboard />
      </SafeView>
    </ViewTheme>
  </RunProvider>
);
