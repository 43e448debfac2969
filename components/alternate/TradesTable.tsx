import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslations } from 'next-intl';
import { drawGhost, FreeRows, ghostRow } from '@/components/run/FreeRows';
import { useSession } from '@/components/run/run';
import { maxTrades } from '@/lib/config/listLengths';
import { ranges } from '@/lib/config/ranges';
import { formatGain, formatMoney } from '@/lib/format/formatNumber';
import { useAlternateRun } from './alternateRun';
import { TradeRow } from './TradeRow';
import { from704, upTo250, upTo320 } from './widths';

/** The columns of wide pages, with a gap between two of them. */
const columns = ['trade', 'direction', 'buy', 'sell', 'profit', 'status'] as const;

/** The size of the numbers and words of wide pages, and of the less important ones. */
const large = 'clamp(0.875rem, 1.2cqi, 1.0625rem)';
const small = 'clamp(0.8125rem, 1.1cqi, 1rem)';

const Grid = styled(Table)(({ theme: { palette, typography } }) => ({
  display: 'grid',
  paddingInline: 'var(--padding)',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& caption': { ...typography.h3, padding: '16px 0 8px', color: palette.text.primary },
  '& :is(thead, tbody)': { display: 'grid' },
  '& tbody': { gridTemplateRows: `repeat(${maxTrades}, minmax(4rem, auto))` },
  '& tr': {
    display: 'grid',
    gridTemplate: `
      "direction direction profit profit"
      "trade status buy sell" / auto minmax(0, 1fr) auto minmax(max-content, 0px)`,
    alignContent: 'center',
    alignItems: 'center',
    gap: '2px 8px',
    padding: '13px 0',
    [upTo320]: {
      gridTemplate: `
        "direction direction direction status"
        "trade trade profit profit"
        "buy sell sell sell" / auto auto minmax(0, 1fr) auto`,
    },
    [upTo250]: {
      gridTemplate:
        '"direction direction" "profit profit" "trade status" "buy buy" "sell sell" / auto minmax(0, 1fr)',
    },
  },
  '& tr + tr': { borderTop: `1px solid ${palette.rule}` },
  '& thead tr': { paddingTop: 0, borderBottom: `1px solid ${palette.divider}` },
  '& :is(th, td)': { padding: 0, border: 0, whiteSpace: 'nowrap' },
  '& td': typography.body1,
  '& th, & td:is(.trade, .buy, .sell, .status)': typography.caption,
  '& th': { color: palette.text.secondary, fontWeight: 500 },
  ...Object.fromEntries(columns.map((column) => [`& .${column}`, { gridArea: column }])),
  '& :is(.trade, .buy, .sell)': { color: palette.text.secondary },
  '& td:is(.direction, .status)': { display: 'flex', alignItems: 'center', fontWeight: 500 },
  '& img': { width: 20, height: 20, marginRight: 8 },
  '& :is(.buy, .sell, .profit)': { textAlign: 'end' },
  '& .sell::before': { content: ['"→"', '"→" / ""'], marginRight: 8 },
  '& td.profit': {
    display: 'flex',
    justifyContent: 'flex-end',
    alignItems: 'baseline',
    gap: 6,
    fontWeight: 600,
  },
  '& .profit small': { fontSize: 'max(0.6875rem, 0.72em)' },
  [upTo320]: { '& .sell': { textAlign: 'start' } },
  [upTo250]: {
    '& .buy': { textAlign: 'start' },
    '& td.profit': { flexWrap: 'wrap', justifyContent: 'flex-start' },
  },
  [from704]: {
    gridColumn: '1 / -1',
    gridTemplate: 'auto minmax(0, 1fr) / subgrid',
    paddingInline: 24,
    '& caption': visuallyHidden,
    '& :is(thead, tbody)': { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
    '& tbody': { gridTemplateRows: `repeat(${maxTrades}, minmax(2rem, 1fr))` },
    '& tr': {
      gridColumn: '1 / -1',
      gridTemplate: 'auto / subgrid',
      columnGap: 0,
      margin: '0 -24px',
      padding: '0 24px',
    },
    '& thead tr': { minHeight: 'calc(var(--gap) + 1rem)' },
    ...Object.fromEntries(
      columns.map((column, index) => [`& .${column}`, { gridArea: `1 / ${2 * index + 1}` }]),
    ),
    '& td': { fontSize: large },
    '& :is(td.trade, td.status)': { fontSize: small, letterSpacing: '-0.015em' },
    '& td:is(.buy, .sell)': { fontSize: large },
    '& img': { width: '1.75em', height: '1.75em', marginRight: 10 },
    '& .sell::before': { content: 'none' },
    // The longest text of a column sets its width, so that no trade changes it.
    '& th::after': {
      content: 'attr(data-widest)',
      display: 'block',
      height: 0,
      fontSize: large,
      visibility: 'hidden',
    },
  },
  '@media print': { '& tr': { borderColor: 'silver !important' } },
}));

const TableFreeRows = styled(FreeRows)(({ theme }) => ({
  [ghostRow]: drawGhost(theme, 'M4-10h102M4 10h60', 'M-92-10h88M-116 10h112'),
  [from704]: {
    insetInline: 24,
    [ghostRow]: drawGhost(theme, 'M4 0h16', 'M-44 0h40M-210 0h96'),
  },
}));

/** With explicit roles, because `display: grid` removes the native ones. */
export const TradesTable = () => {
  const t = useTranslations();
  const trades = useAlternateRun(({ state }) => state.trades);
  const session = useSession();
  const profile = session?.profile;
  const count = trades?.length ?? maxTrades;
  const price = profile && formatMoney(ranges.sell.max, 2, profile);
  const statuses = [t('sold'), t('alternate.new')];
  const widest = {
    trade: session ? String(session.values.trades) : undefined,
    direction: undefined,
    buy: price,
    sell: price,
    profit: profile && `${formatGain(ranges.profit.max, profile)} ${t('notice.simulated')}`,
    status: `●${statuses.sort((a, b) => b.length - a.length)[0]}`,
  };
  const heads = {
    trade: t('trade'),
    direction: t('alternate.direction'),
    buy: t('buy'),
    sell: t('sell'),
    profit: t('profit'),
    status: t('alternate.status'),
  };
  return (
    <Card component="section" aria-labelledby="trades-caption" sx={{ overflow: 'visible' }}>
      <Grid role="table" data-testid="trades-table" data-part="trades">
        <caption id="trades-caption">{t('alternate.caption')}</caption>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns.map((column) => (
              <TableCell
                key={column}
                role="columnheader"
                className={column}
                data-widest={widest[column]}
              >
                {heads[column]}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {profile &&
            trades?.map((trade) => <TradeRow key={trade.key} trade={trade} profile={profile} />)}
          {trades && count < maxTrades && (
            <TableRow role="row" sx={{ gridRow: `${count + 1} / -1`, position: 'relative' }}>
              <TableCell role="cell" colSpan={columns.length}>
                <TableFreeRows
                  count={count}
                  free={maxTrades - count}
                  start={t('alternate.startTrading')}
                />
              </TableCell>
            </TableRow>
          )}
        </TableBody>
      </Grid>
    </Card>
  );
};
