import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { TotalProfit } from '@/components/figures/TotalProfit';
import { useSession } from '@/components/run/run';
import {
  figureRoom,
  figureSize,
  lowerWindow,
  mediumPage,
  oneLinePage,
  phones,
} from '@/components/theme/tokens';
import { formatCount, formatPercent } from '@/lib/format/formatNumber';
import { successRateOf } from '@/lib/simulation/alternateTrade';
import { useAlternateRun } from './alternateRun';
import { CardActions } from './CardActions';

const Root = styled(Card)({
  [figureRoom]: 'calc(100cqi - 34px)',
  [figureSize]: '4rem',
  display: 'grid',
  gridTemplate: '"head" auto "total" auto "numbers" auto "actions" auto / minmax(0, 1fr)',
  padding: 16,
  // The hint of Withdraw may cover part of the table.
  position: 'relative',
  zIndex: 1,
  overflow: 'visible',
  '& > [data-part=total]': { gridArea: 'total' },
  // A total of nine characters fits.
  [phones]: { [figureSize]: 'min(3.75rem, (100cqi - 34px - 5.25rem) / 5.04)' },
  [mediumPage]: {
    gridTemplate: `
      "head actions" minmax(2.25rem, auto)
      "total total" auto
      "numbers numbers" auto / minmax(0, 1fr) auto`,
    padding: '20px 16px 24px',
  },
  '@container page (min-width: 44.5rem)': {
    [figureRoom]: 'calc(100cqi - 50px)',
    paddingInline: 24,
  },
  [oneLinePage]: {
    [figureRoom]: 'calc(54cqi - 50px)',
    gridTemplate: '"head head" minmax(2.25rem, auto) "total numbers" auto / minmax(0, 1fr) 46%',
    rowGap: 4,
    alignItems: 'last baseline',
  },
  [lowerWindow]: { [oneLinePage]: { [figureSize]: '3rem', padding: '12px 24px 14px' } },
}) as typeof Card;

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.body1,
  gridArea: 'head',
  alignSelf: 'center',
  margin: '0 0 8px',
  color: theme.palette.text.secondary,
  fontWeight: 500,
  [oneLinePage]: { margin: 0 },
}));

const Pair = styled('div')(({ theme }) => ({
  gridArea: 'numbers',
  display: 'grid',
  // Below one another, if the type is large.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13ch, 100%), 1fr))',
  rowGap: 8,
  marginTop: 16,
  paddingTop: 16,
  borderTop: `1px solid ${theme.palette.rule}`,
  [oneLinePage]: { margin: 0, padding: 0, border: 0 },
}));

/** As wide as its text, with a rule beside it. */
const Labelled = styled('div')(({ theme }) => ({
  position: 'relative',
  justifySelf: 'start',
  marginRight: 16,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 -16px',
    borderLeft: `1px solid ${theme.palette.rule}`,
  },
  '&:first-of-type::before': { display: 'none' },
  '& + &': { margin: '0 0 0 16px' },
  [oneLinePage]: {
    '&, & + &': { margin: '0 16px 0 24px' },
    '&::before, &:first-of-type::before': { display: 'block', left: -24 },
  },
}));

const Value = styled('data')(({ theme }) => ({
  ...theme.typography.title,
  display: 'block',
  marginTop: 2,
  [oneLinePage]: { ...theme.typography.evidence, marginTop: 4 },
}));

const Numbers = () => {
  const t = useTranslations();
  const session = useSession();
  const count = useAlternateRun(({ state }) => state.count);
  const rate = session ? successRateOf(session.values.seed) : 0;
  const numbers = [
    {
      part: 'rate' as const,
      testId: 'success-rate',
      label: t('successRate'),
      value: session ? (rate / 10).toFixed(1) : '',
      text: session ? formatPercent(rate, session.profile) : '–',
    },
    {
      testId: 'trade-count',
      label: t('trades'),
      value: count ?? '',
      text: session && count !== null ? formatCount(count, session.profile) : '–',
    },
  ];
  return (
    <Pair>
      {numbers.map(({ part, testId, label, value, text }) => (
        <Labelled key={testId}>
          <div data-part={part}>
            <Typography variant="caption" component="div" color="textSecondary">
              {label}
            </Typography>
            <Value data-testid={testId} value={value}>
              {text}
            </Value>
          </div>
        </Labelled>
      ))}
    </Pair>
  );
};

export const FiguresCard = () => {
  const t = useTranslations();
  return (
    <Root component="section" aria-labelledby="profit-title">
      <Title id="profit-title">{t('profit')}</Title>
      <TotalProfit />
      <Numbers />
      <CardActions />
    </Root>
  );
};
