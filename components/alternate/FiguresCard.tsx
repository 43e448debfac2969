import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { TotalProfit } from '@/components/figures/TotalProfit';
import { useSession } from '@/components/run/run';
import { formatCount, formatPercent } from '@/lib/format/formatNumber';
import { successRateOf } from '@/lib/simulation/alternateTrade';
import { useAlternateRun } from './alternateRun';
import { CardActions } from './CardActions';
import { from704, upTo250 } from './widths';

/** On wide pages, both numbers begin in columns of the table. */
const Root = styled(Card)({
  display: 'grid',
  gridTemplate: '"head head" "total total" "rate count" "actions actions" / 1fr 1fr',
  padding: 'var(--padding-block) var(--padding)',
  // The hint of Withdraw may cover part of the table.
  position: 'relative',
  zIndex: 1,
  overflow: 'visible',
  '& > .total': { gridArea: 'total' },
  [upTo250]: { gridTemplate: '"head" "total" "rate" "count" "actions" / minmax(0, 1fr)' },
  [from704]: {
    gridTemplate: 'minmax(2.25rem, auto) auto / subgrid',
    alignItems: 'last baseline',
    rowGap: 4,
    padding: 'calc(var(--gap) - 4px) 24px var(--gap)',
    '& > h2': { gridArea: '1 / 1 / 2 / -1', alignSelf: 'center' },
    '& > .total': { gridArea: '2 / 1 / 3 / 7' },
  },
}) as typeof Card;

/** A label and its number, with a line above, and on wide pages with a line beside them. */
const Labelled = styled('div')<{ area: string; column: number }>(({ theme, area, column }) => ({
  gridArea: area,
  position: 'relative',
  marginTop: 16,
  paddingTop: 16,
  borderTop: `1px solid ${theme.palette.rule}`,
  paddingLeft: area === 'count' ? 16 : 0,
  '&::before': {
    content: area === 'count' ? '""' : 'none',
    position: 'absolute',
    inset: '16px auto 0 0',
    borderLeft: `1px solid ${theme.palette.rule}`,
  },
  '& data': { ...theme.typography.title, display: 'block', marginTop: 2 },
  [upTo250]: { paddingLeft: 0, '&::before': { content: 'none' } },
  [from704]: {
    gridArea: `2 / ${column}`,
    width: 0,
    margin: 0,
    padding: 0,
    border: 0,
    whiteSpace: 'nowrap',
    '&::before': { content: '""', inset: '0 auto 0 -20px' },
    '& data': { marginTop: 4, fontSize: 'clamp(1.375rem, 2.8cqi, 1.75rem)', lineHeight: 1.15 },
  },
}));

export const FiguresCard = () => {
  const t = useTranslations();
  const session = useSession();
  const count = useAlternateRun(({ state }) => state.count);
  const rate = session ? successRateOf(session.values.seed) : 0;
  return (
    <Root component="section" aria-labelledby="profit-title">
      <Typography id="profit-title" component="h2" variant="label" sx={{ gridArea: 'head' }}>
        {t('profit')}
      </Typography>
      <TotalProfit />
      <Labelled area="rate" column={7}>
        <div data-part="rate">
          <Typography variant="caption" component="div" color="textSecondary">
            {t('successRate')}
          </Typography>
          <data data-testid="success-rate" value={session ? (rate / 10).toFixed(1) : ''}>
            {session ? formatPercent(rate, session.profile) : '–'}
          </data>
        </div>
      </Labelled>
      <Labelled area="count" column={9}>
        <Typography variant="caption" component="div" color="textSecondary">
          {t('trades')}
        </Typography>
        <data data-testid="trade-count" value={count ?? ''}>
          {session && count !== null ? formatCount(count, session.profile) : '–'}
        </data>
      </Labelled>
      <CardActions />
    </Root>
  );
};
