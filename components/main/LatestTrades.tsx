import ArrowIcon from '@mui/icons-material/ArrowUpward';
import Card from '@mui/material/Card';
import { styled, type Theme } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { SimulatedWord } from '@/components/figures/Simulated';
import { useSession } from '@/components/run/run';
import { CardTitle } from '@/components/theme/CardTitle';
import { observeSize } from '@/components/theme/observeSize';
import {
  forcedColours,
  lowWindow,
  lowerWindow,
  onlyMediumPage,
  motion,
  narrowPage,
  newRowTint,
  phones,
  thinLine,
  widePage,
  widestPage,
} from '@/components/theme/tokens';
import { monospace } from '@/components/theme/typeface';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';
import { maxTrades } from '@/lib/config/listLengths';
import { formatGain } from '@/lib/format/formatNumber';
import { uuidAt } from '@/lib/simulation/trade';
import { useMainRun } from './mainRun';

const tallListWindow = '@media (min-height: 56em)';

const Content = styled('div')({
  gridRow: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
});

const Head = styled('div')({
  padding: '20px 20px 12px',
  [phones]: { padding: '16px 16px 8px' },
  [lowWindow]: { [widePage]: { paddingTop: 16 } },
  [lowerWindow]: { [widePage]: { paddingBottom: 8 } },
});

/**
 * Beside the other cards, the rows scroll if they have no room, and do not set the height of the
 * grid.
 */
const Scroller = styled('div')({
  display: 'flex',
  '@media screen': { [widePage]: { flex: '1 1 0', minHeight: 0, overflow: 'hidden auto' } },
});

/** Rows slide down when there is a new one. */
const List = styled('ol')<{ isNew: boolean }>(({ isNew }) => ({
  '--row': '3.5rem',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'start',
  minHeight: '100%',
  margin: 0,
  padding: '0 0 4px',
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums lining-nums',
  animation: isNew ? `slide ${motion} ease-out` : undefined,
  '@keyframes slide': { from: { transform: `translateY(-${100 / maxTrades}%)` } },
  [onlyMediumPage]: {
    '--row': '2.375rem',
    display: 'grid',
    gridTemplateColumns: 'minmax(2.5rem, max-content) minmax(0, 1fr) auto auto',
    columnGap: 8,
    paddingInline: 20,
  },
  [lowWindow]: { [widePage]: { '--row': '3.25rem' } },
  [lowerWindow]: { [widePage]: { '--row': '3rem', paddingBottom: 0 } },
}));

/** Without room for the UUID and the word on one line, the word is beside the gain. */
const wordBesideGain = {
  gridTemplate: '"number gain word" auto "id id id" auto / minmax(0, 1fr) auto auto',
  columnGap: 6,
};

/** A line above a row. */
const ruleAbove = ({ palette }: Theme) => ({
  content: '""',
  position: 'absolute',
  inset: '0 20px auto',
  borderTop: `1px solid ${palette.rule}`,
  [forcedColours]: { forcedColorAdjust: 'none', borderColor: thinLine },
});

const Row = styled('li')<{ isNew: boolean }>(({ theme, isNew }) => ({
  position: 'relative',
  isolation: 'isolate',
  flex: '1 0 var(--row)',
  display: 'grid',
  gridTemplate: '"number gain gain" auto "id id word" auto / auto minmax(0, 1fr) auto',
  alignContent: 'center',
  alignItems: 'baseline',
  gap: '2px 8px',
  padding: '0 20px',
  '&::before': ruleAbove(theme),
  // The tint of a new row.
  '&::after': isNew && {
    content: '""',
    position: 'absolute',
    inset: '3px 8px 2px',
    zIndex: -1,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.palette.tint,
    animation: `fade ${newRowTint} forwards`,
    '@keyframes fade': { to: { opacity: 0 } },
    [forcedColours]: { border: '2px solid Highlight' },
  },
  [phones]: { paddingInline: 16, '&::before': { insetInline: 16 } },
  [onlyMediumPage]: {
    gridColumn: '1 / -1',
    minHeight: 'var(--row)',
    gridTemplate: 'auto / subgrid',
    gridTemplateAreas: '"number id gain word"',
    padding: 0,
    '&::before': { insetInline: 0 },
    '&::after': { insetInline: -12 },
  },
  [tallListWindow]: { [widestPage]: { rowGap: 4 } },
  [lowerWindow]: { [widePage]: wordBesideGain },
  [narrowPage]: wordBesideGain,
}));

const SerialNumber = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  gridArea: 'number',
  color: theme.palette.text.secondary,
  fontWeight: 500,
  lineHeight: '1.25rem',
  [tallListWindow]: { [widestPage]: { fontSize: '0.875rem' } },
}));

/** The amount and its word have their own areas. */
const Gain = styled('span')({ display: 'contents' });

const Amount = styled('span')(({ theme }) => ({
  ...theme.typography.body1,
  gridArea: 'gain',
  color: theme.palette.accentText,
  fontWeight: 600,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  [tallListWindow]: { [widestPage]: { fontSize: '1rem' } },
}));

const Uuid = styled('code')(({ theme }) => ({
  ...theme.typography.micro,
  gridArea: 'id',
  fontFamily: monospace,
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
  WebkitUserSelect: 'all',
  userSelect: 'all',
  [onlyMediumPage]: { lineHeight: '1.25rem' },
}));

const Word = styled('span')({ gridArea: 'word', lineHeight: '1rem', textAlign: 'end' });

/** As high as the rows still to come. */
const Hint = styled('li')<{ free: number }>(({ theme, free }) => ({
  ...theme.typography.body2,
  position: 'relative',
  flex: `${free} 0 calc(${free} * var(--row))`,
  container: 'hint / size',
  overflow: 'hidden',
  color: theme.palette.text.secondary,
  '&::before': ruleAbove(theme),
  [phones]: { '&::before': { insetInline: 16 } },
  [onlyMediumPage]: {
    gridColumn: '1 / -1',
    minHeight: `calc(${free} * var(--row))`,
    '&::before': { insetInline: 0 },
  },
}));

const HintContent = styled('div')({
  height: '100%',
  display: 'grid',
  placeContent: 'center',
  placeItems: 'center',
  gap: '8px 12px',
  paddingInline: 20,
  textAlign: 'center',
  [phones]: { placeContent: 'start center', paddingTop: 40 },
  '@container hint (max-height: 5.5rem)': { gridAutoFlow: 'column', textAlign: 'start' },
});

const Disc = styled('span')(({ theme }) => ({
  display: 'flex',
  padding: 6,
  borderRadius: '50%',
  backgroundColor: theme.palette.selected,
}));

const titleId = 'latest-trades-title';

export const LatestTrades = () => {
  const t = useTranslations();
  const trades = useMainRun(({ state }) => state.trades);
  const keys = useMainRun(({ state }) => state.keys);
  const isNew = useMainRun(({ state, isAnimated }) => isAnimated && state.popsUpUntil !== null);
  const profile = useSession()?.profile;
  const [overflows, setOverflows] = useState(false);
  const scroller = useCallback(
    (element: HTMLElement | null) =>
      observeSize(element, ({ scrollHeight, clientHeight }) =>
        setOverflows(scrollHeight > clientHeight + 1),
      ),
    [],
  );
  const free = maxTrades - (trades?.length ?? 0);
  return (
    <Card component="section" aria-labelledby={titleId} data-part="trades">
      <Content>
        <Head>
          <CardTitle id={titleId}>{t('transaction')}</CardTitle>
        </Head>
        <Scroller
          ref={scroller}
          // Keys can scroll it.
          {...(overflows && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
        >
          <List role="list" isNew={isNew ?? false} data-testid="latest-trades">
            {profile &&
              keys &&
              trades?.map(({ key, serialNumber, profit }, index) => (
                <Row
                  key={key}
                  isNew={isNew === true && index === 0}
                  data-testid="trade-row"
                  data-serial={serialNumber}
                >
                  <SerialNumber>
                    <VisuallyHidden>{`${t('list.serial')} `}</VisuallyHidden>
                    <span>{serialNumber}</span>
                  </SerialNumber>
                  <Gain>
                    <VisuallyHidden>{`${t('list.profit')} `}</VisuallyHidden>
                    <Amount>{formatGain(profit, profile)}</Amount>{' '}
                    <Word>
                      <SimulatedWord />
                    </Word>
                  </Gain>
                  <Uuid translate="no">{uuidAt(keys, serialNumber)}</Uuid>
                </Row>
              ))}
            {free > 0 && (
              // A new element when the trades are known, so that nothing moves.
              <Hint key={String(trades === null)} free={free}>
                {trades && (
                  <HintContent>
                    <Disc>
                      <ArrowIcon />
                    </Disc>
                    <span>{t(trades.length > 0 ? 'list.next' : 'list.empty')}</span>
                  </HintContent>
                )}
              </Hint>
            )}
          </List>
        </Scroller>
      </Content>
    </Card>
  );
};
