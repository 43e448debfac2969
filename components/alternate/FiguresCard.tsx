import Card from '@mui/material/Card';
import Typography, { typographyClasses } from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { DetailsLink } from '@/components/details/DetailsLink';
import { TotalProfit } from '@/components/figures/TotalProfit';
import { useSession } from '@/components/run/run';
import { formatCount, formatPercent } from '@/lib/format/formatNumber';
import { successRateOf } from '@/lib/simulation/alternateTrade';
import { useAlternateRun } from './alternateRun';
import { from704, labelType, upTo250 } from './widths';
import { WithdrawButton } from './WithdrawButton';

/** On wide pages, both numbers are in columns of the table, with lines before them. */
const Root = styled(Card)(({ theme: { palette, typography } }) => ({
  display: 'grid',
  gridTemplate: '"head head" "total total" "rate count" "actions actions" / 1fr 1fr',
  padding: 'var(--padding-block) var(--padding)',
  '& > *': { border: `0 solid ${palette.rule}` },
  '& > h2': { gridArea: 'head' },
  '& > .total': { gridArea: 'total', paddingBottom: 16, borderBottomWidth: 1 },
  '& > .rate': { gridArea: 'rate', margin: '16px 0' },
  '& > .count': { gridArea: 'count', margin: '16px 0', paddingLeft: 16, borderLeftWidth: 1 },
  '& > :is(.rate, .count) data': { ...typography.title, display: 'block', marginTop: 2 },
  '& > .actions': {
    gridArea: 'actions',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 20px',
    paddingTop: 12,
    borderTopWidth: 1,
  },
  [upTo250]: {
    gridTemplate: '"head" "total" "rate" "count" "actions" / minmax(0, 1fr)',
    '& > .count': { marginTop: 0, paddingLeft: 0, borderLeftWidth: 0 },
  },
  [from704]: {
    gridTemplate: 'minmax(2.25rem, auto) auto / subgrid',
    alignItems: 'last baseline',
    rowGap: 4,
    padding: 'calc(var(--gap) - 4px) 24px var(--gap)',
    '& > :is(h2, .actions)': { gridArea: '1 / 1 / 2 / -1', alignSelf: 'center' },
    '& > .actions': { justifySelf: 'end', padding: 0, borderTopWidth: 0 },
    // The narrower the card, the more room before the line.
    '& > .total': {
      gridArea: '2 / 1 / 3 / 7',
      padding: '0 calc(64px - 6cqi) 0 0',
      borderBottomWidth: 0,
    },
    '& > .rate': { gridArea: '2 / 7' },
    '& > .count': { gridArea: '2 / 9' },
    '& > :is(.rate, .count)': {
      // They do not widen their columns.
      width: 0,
      margin: '0 0 0 -20px',
      paddingLeft: 19,
      borderLeftWidth: 1,
      whiteSpace: 'nowrap',
    },
    [`& .${typographyClasses.caption}`]: { fontSize: labelType },
    '& > :is(.rate, .count) data': {
      marginTop: 4,
      fontSize: 'clamp(1.375rem, 2.8cqi, 1.75rem)',
      lineHeight: 1.15,
    },
  },
})) as typeof Card;

export const FiguresCard = () => {
  const t = useTranslations();
  const session = useSession();
  const count = useAlternateRun(({ state }) => state.count);
  const rate = session ? successRateOf(session.values.seed) : 0;
  return (
    <Root component="section" aria-labelledby="profit-title">
      <Typography id="profit-title" component="h2" variant="label">
        {t('profit')}
      </Typography>
      <TotalProfit />
      <div className="rate">
        <div data-part="rate">
          <Typography variant="caption" component="div" color="textSecondary">
            {t('successRate')}
          </Typography>
          <data data-testid="success-rate" value={session ? (rate / 10).toFixed(1) : ''}>
            {session ? formatPercent(rate, session.profile) : '–'}
          </data>
        </div>
      </div>
      <div className="count">
        <Typography variant="caption" component="div" color="textSecondary">
          {t('trades')}
        </Typography>
        <data data-testid="trade-count" value={count ?? ''}>
          {session && count !== null ? formatCount(count, session.profile) : '–'}
        </data>
      </div>
      <div className="actions screen-only">
        <DetailsLink />
        <WithdrawButton />
      </div>
    </Root>
  );
};
