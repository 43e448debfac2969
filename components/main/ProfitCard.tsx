import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import Card from '@mui/material/Card';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DetailsLink } from '@/components/details/DetailsLink';
import { TotalProfit } from '@/components/figures/TotalProfit';
import { useSession } from '@/components/run/run';
import {
  cardPadding,
  cardPaddingBlock,
  coarse,
  figureRoom,
  figureSize,
  forcedColours,
  lowerWindow,
  phones,
} from '@/components/theme/tokens';
import { formatCount } from '@/lib/format/formatNumber';
import { LastCampaign } from './LastCampaign';
import { useMainRun } from './mainRun';

/** For queries about the width of the card. */
const hero = { container: 'hero / inline-size' };
const from704 = '@container hero (min-width: 44rem)';

/** Below one another: the head, the total, and the title, the caption and the plot of the chart. */
const Content = styled('div')({
  [figureRoom]: `calc(100cqi - 2 * var(${cardPadding}))`,
  [figureSize]: '4rem',
  '--plot': '5.75rem',
  display: 'grid',
  gridTemplate: 'repeat(4, auto) minmax(var(--plot), 1fr) / minmax(0, 1fr) auto',
  columnGap: 12,
  alignItems: 'baseline',
  height: '100%',
  padding: `var(${cardPaddingBlock}) var(${cardPadding})`,
  '& > :not(data)': { gridColumn: '1 / -1' },
  '& > [data-part=total]': { gridRow: 2 },
  [from704]: {
    [figureRoom]: `calc(100cqi - 2 * var(${cardPadding}) - 12rem)`,
    [figureSize]: 'clamp(4rem, 8.5cqi, 5rem)',
  },
  [phones]: { [figureSize]: '3.75rem', '--plot': 'clamp(9rem, 24dvh, 13rem)' },
  [lowerWindow]: { [figureSize]: '3rem' },
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBottom: 12,
  // Narrower cards have no room for both, in some languages.
  '@container hero (max-width: 20.49rem)': { flexDirection: 'column', alignItems: 'flex-start' },
});

/** The label, and above it, a little higher, an invisible select. */
const Heading = styled('div')(({ theme: { palette, shape, typography } }) => ({
  position: 'relative',
  borderRadius: shape.borderRadius,
  '&:has(:focus-visible)': { outline: `2px solid ${palette.accentText}`, outlineOffset: 2 },
  '& h2': {
    ...typography.body1,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    margin: 0,
    color: palette.text.secondary,
    fontWeight: 500,
  },
  '& b': {
    ...typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '1.75rem',
    padding: '0 2px 0 10px',
    borderRadius: shape.borderRadius,
    backgroundColor: palette.selected,
    color: palette.text.primary,
    fontWeight: 600,
    [coarse]: { minHeight: '2rem' },
    [forcedColours]: { outline: '1px solid' },
  },
  '& > div': {
    position: 'absolute',
    inset: '-8px 0',
    opacity: 0,
    '@media print': { display: 'none' },
  },
}));

/** Where it has room: beside the caption, the title or the figure. */
const Count = styled('data')(({ theme }) => ({
  ...theme.typography.body2,
  gridArea: '4 / 2',
  color: theme.palette.text.secondary,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '@container hero (min-width: 25rem)': { gridRow: 3 },
  [from704]: {
    gridRow: 2,
    color: theme.palette.text.primary,
    fontSize: 'clamp(1.125rem, 2.4cqi, 1.75rem)',
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
  },
}));

const NoIcon = () => null;

const periods = ['today', 'perWeek', 'perMonth', 'overall'] as const;

/** The label of the figure. Its period changes nothing else. */
const Period = () => {
  const t = useTranslations();
  const input = { 'aria-label': t('figures.period'), 'data-testid': 'period' };
  const [period, setPeriod] = useState<(typeof periods)[number]>('today');
  return (
    <Heading>
      <h2 id="profit-label" data-testid="profit-label">
        <span>{t('profit')}</span>{' '}
        <b>
          <span>{t(period)}</span>
          <ArrowIcon />
        </b>
      </h2>
      <NativeSelect
        name="period"
        input={<InputBase />}
        // The label has one.
        IconComponent={NoIcon}
        value={period}
        onChange={({ target }) => setPeriod(periods[target.selectedIndex] ?? 'today')}
        // Browsers would restore the choice, but not the word, after a reload.
        autoComplete="off"
        slotProps={{ input }}
      >
        {periods.map((each) => (
          <option key={each} value={each}>
            {t(each)}
          </option>
        ))}
      </NativeSelect>
    </Heading>
  );
};

const TradeCount = () => {
  const t = useTranslations('figures');
  const profile = useSession()?.profile;
  const count = useMainRun(({ state }) => state.count);
  const text =
    profile && count !== null ? t('trades', { count, number: formatCount(count, profile) }) : '–';
  return (
    <Count data-testid="trade-count" data-part="count" value={count ?? ''}>
      {text}
    </Count>
  );
};

export const ProfitCard = () => (
  <Card component="section" aria-labelledby="profit-label" style={hero}>
    <Content>
      <Head>
        <Period />
        <DetailsLink />
      </Head>
      <TotalProfit />
      <TradeCount />
      <LastCampaign />
    </Content>
  </Card>
);
