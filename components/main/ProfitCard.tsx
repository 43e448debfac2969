import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DetailsLink } from '@/components/details/DetailsLink';
import { TotalProfit } from '@/components/figures/TotalProfit';
import { useSession } from '@/components/run/run';
import { coarse, forcedColours } from '@/components/theme/tokens';
import { formatCount } from '@/lib/format/formatNumber';
import { LastCampaign } from './LastCampaign';
import { useMainRun } from './mainRun';

/** Widths of the card. */
const upTo320 = '@container hero (max-width: 20rem)';
const from480 = '@container hero (min-width: 30rem)';
const from704 = '@container hero (min-width: 44rem)';

/** From top to bottom: the total, and the title, the caption and the plot of the chart. */
const Content = styled(CardContent)({
  display: 'grid',
  gridTemplate: 'repeat(3, auto) minmax(var(--plot), 1fr) / minmax(0, 1fr) auto',
  columnGap: 12,
  alignItems: 'last baseline',
  paddingTop: 12,
  '& > .total': { gridArea: '1 / 1 / 2 / -1' },
  // Two lines, so that nothing moves if one of them wraps, or if there is no caption yet.
  '--caption': '2.25rem',
  [from480]: { '--caption': '1.125rem' },
  [from704]: { '& > .total': { gridColumnEnd: 2 } },
});

/** Beside the figure where it has room, or else beside the title of the chart. */
const Count = styled('data')(({ theme }) => ({
  ...theme.typography.body2,
  gridArea: '2 / 2',
  color: theme.palette.text.secondary,
  fontWeight: 500,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  // Room for a usual count, because the title of the chart wraps beside it.
  '&::before': {
    content: 'attr(data-usual)',
    display: 'block',
    height: 0,
    visibility: 'hidden',
  },
  [from704]: {
    gridRow: 1,
    color: theme.palette.text.primary,
    fontSize: '1.125rem',
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
  },
}));

/** The label, and over it an invisible select, which is a little taller. */
const Heading = styled('div')(({ theme: { palette, shape, typography } }) => ({
  position: 'relative',
  borderRadius: shape.borderRadius,
  '&:has(:focus-visible)': { outline: `2px solid ${palette.accentText}`, outlineOffset: 2 },
  '& b': {
    ...typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '1.75rem',
    marginLeft: 4,
    padding: '0 2px 0 10px',
    borderRadius: shape.borderRadius,
    backgroundColor: palette.action.selected,
    color: palette.text.primary,
    fontWeight: 600,
    [coarse]: { minHeight: '2rem' },
    [forcedColours]: { outline: '1px solid' },
  },
  '& > div': {
    position: 'absolute',
    inset: '-8px 0',
    opacity: 0,
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
      <Typography id="profit-label" component="h2" variant="label" data-testid="profit-label">
        <span>{t('profit')}</span>{' '}
        <b>
          <span>{t(period)}</span>
          <ArrowIcon />
        </b>
      </Typography>
      <NativeSelect
        className="screen-only"
        name="period"
        input={<InputBase />}
        // The label has the icon.
        IconComponent={NoIcon}
        value={period}
        onChange={({ target }) => setPeriod(periods[target.selectedIndex] ?? 'today')}
        // After a reload, browsers would restore the choice, but not the label.
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
    <Count
      data-testid="trade-count"
      data-part="count"
      data-usual={t('trades', { count: 10, number: '10' })}
      value={count ?? ''}
    >
      {text}
    </Count>
  );
};

export const ProfitCard = () => (
  <Card component="section" aria-labelledby="profit-label" sx={{ container: 'hero / inline-size' }}>
    <CardHeader
      disableTypography
      title={<Period />}
      action={<DetailsLink />}
      // Narrower cards have no room for both, in some languages.
      sx={{ [upTo320]: { flexDirection: 'column', alignItems: 'start' } }}
    />
    <Content>
      <TotalProfit />
      <TradeCount />
      <LastCampaign />
    </Content>
  </Card>
);
