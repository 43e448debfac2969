'use client';

import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Lazy } from '@/components/dialogs/Lazy';
import { useIsLessonShown } from '@/components/run/lessonShown';
import { ShareButton } from '@/components/share/ShareButton';
import { ViewLayout } from '@/components/layout/ViewLayout';
import { PanelOpener } from '@/components/layout/PanelOpener';
import { useSession } from '@/components/run/run';
import { RunControls } from '@/components/run/RunControls';
import { phones } from '@/components/theme/tokens';
import { makeTheme } from '@/components/theme/makeTheme';
import { monospace } from '@/components/theme/typeface';
import { alternateColours } from '@/lib/config/colours';
import { namePlaceholder } from '@/lib/config/views';
import { AlternateSimulation, useAnalysis } from './alternateRun';
import { FiguresCard } from './FiguresCard';
import { TradesTable } from './TradesTable';
import { from704, largeType } from './widths';

const theme = makeTheme('dark', alternateColours);

/** Without a name in the link, the view shows the placeholder `{name}`. */
const names = [namePlaceholder];

/**
 * The last tracks have fixed widths, so that nothing moves while the HTML is parsed. The last track
 * is narrower than its button, so that the icon aligns with the right edge of the cards.
 */
const Bar = styled('div')({
  display: 'grid',
  gridTemplate:
    '"menu title run share" minmax(var(--control), auto) / auto 1fr auto calc(var(--control) - 10px)',
  alignItems: 'center',
  [phones]: {
    gridTemplate:
      '"menu title share" minmax(var(--control), auto) "run run run" auto / auto 1fr calc(var(--control) - 12px)',
  },
});

const Title = styled('h1')<{ isLessonShown: boolean }>(({ theme, isLessonShown }) => ({
  ...theme.typography.h2,
  gridArea: 'title',
  margin: 0,
  textWrap: 'balance',
  [theme.breakpoints.down(isLessonShown ? 'lg' : 'md')]: {
    fontSize: isLessonShown ? '0.8125rem' : 'clamp(0.8125rem, 1.9vw, 1rem)',
    lineHeight: 1.2858,
  },
  [phones]: { minWidth: 0, paddingLeft: 4, fontSize: '0.875rem' },
}));

const Header = () => {
  const t = useTranslations();
  const isAnalysisShown = useAnalysis() !== null;
  return (
    <Bar>
      <PanelOpener />
      <Title isLessonShown={useIsLessonShown()}>{t('page.mainTitle')}</Title>
      <RunControls label={t('alternate.startTrading')} isPauseUnavailable={isAnalysisShown} />
      <div style={{ gridArea: 'share' }}>
        <ShareButton />
      </div>
    </Bar>
  );
};

const loadAnalysis = async () => (await import('./AnalysisDialog')).AnalysisDialog;

/** Loads before it is needed, so that it appears at once. */
const Analysis = () => {
  const phase = useAnalysis();
  const isLoaded = useSession() !== null;
  const t = useTranslations('alternate');
  return (
    <Lazy
      name={t('analyzing')}
      load={loadAnalysis}
      hasOwnMessages={false}
      isShown={phase !== null}
      props={isLoaded ? { phase } : null}
    />
  );
};

/** The container for the container queries of `widths.ts`. */
const Container = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  container: 'cards / inline-size',
  fontFamily: monospace,
}));

/** The width of the column with the coin and the longest codes. */
const direction = `calc(8.4 * ${largeType} + 10px)`;

/** On wide pages, six columns with gaps between them, which both cards share. */
const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  rowGap: 16,
  fontFamily: theme.typography.fontFamily,
  [from704]: {
    gridTemplateRows: 'auto minmax(0, 1fr)',
    height: 'clamp(31rem, var(--cards), 72rem)',
    gridTemplateColumns: ['2.125rem', direction, '4.5rem', '4.5rem', '6.75rem', '2.75rem']
      .map((width) => `minmax(max-content, ${width})`)
      .join(' minmax(12px, 1fr) '),
    '& > section': { gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'subgrid' },
  },
}));

export const AlternateView = () => (
  <AlternateSimulation names={names}>
    <ViewLayout theme={theme} header={<Header />}>
      <Analysis />
      <Container>
        <Cards>
          <FiguresCard />
          <TradesTable />
        </Cards>
      </Container>
    </ViewLayout>
  </AlternateSimulation>
);
