'use client';

import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Lazy } from '@/components/dialogs/Lazy';
import { Bar } from '@/components/layout/Bar';
import { PanelOpener } from '@/components/layout/PanelOpener';
import { ViewLayout } from '@/components/layout/ViewLayout';
import { useIsRead } from '@/components/run/run';
import { RunControls } from '@/components/run/RunControls';
import { ShareButton } from '@/components/share/ShareButton';
import { makeTheme } from '@/components/theme/makeTheme';
import { filledWindow, print, tableColumns } from '@/components/theme/structure';
import { alternateColours } from '@/lib/config/colours';
import { maxTrades } from '@/lib/config/listLengths';
import { namePlaceholder } from '@/lib/config/views';
import { AlternateSimulation, useAnalysis } from './alternateRun';
import { FiguresCard } from './FiguresCard';
import { TradesTable } from './TradesTable';

const theme = makeTheme('dark', alternateColours);

/** Without a name in the link, the view shows the placeholder `{name}`. */
const names = [namePlaceholder];

const Header = () => {
  const t = useTranslations();
  return (
    <Bar>
      <PanelOpener />
      <Typography component="h1" sx={{ gridArea: 'title', typography: { xs: 'h3', sm: 'h2' } }}>
        {t('page.mainTitle')}
      </Typography>
      <RunControls label={t('alternate.startTrading')} isPauseElsewhere={useAnalysis() !== null} />
      <ShareButton />
    </Bar>
  );
};

const loadAnalysis = async () => (await import('./AnalysisDialog')).AnalysisDialog;

/** Loads before it is needed, so that it appears at once. */
const Analysis = () => {
  const t = useTranslations('alternate');
  const phase = useAnalysis();
  return (
    <Lazy
      name={t('analyzing')}
      load={loadAnalysis}
      hasOwnMessages={false}
      isShown={phase !== null}
      props={useIsRead() ? { phase } : null}
    />
  );
};

const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--gap)',
  [tableColumns]: {
    '--hero': 'calc(100cqi - 15rem)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    height: filledWindow(14.5 + 2.75 * maxTrades),
  },
  [print]: { display: 'block', height: 'auto' },
});

export const AlternateView = () => (
  <AlternateSimulation names={names}>
    <ViewLayout theme={theme} header={<Header />}>
      <Analysis />
      <Cards>
        <FiguresCard />
        <TradesTable />
      </Cards>
    </ViewLayout>
  </AlternateSimulation>
);
