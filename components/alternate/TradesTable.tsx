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
import { from704, labelType, largeType, upTo250, upTo320 } from './widths';

/** The columns of wide pages, with a gap between two of them, and their labels. */
const columns = [
  ['trade', 'trade'],
  ['direction', 'alternate.direction'],
  ['buy', 'buy'],
  ['sell', 'sell'],
  ['profit', 'profit'],
  ['status', 'alternate.status'],
] as const;

/** The size of the less important numbers and words of wide pages. */
const small = { fontSize: 'clamp(0.8125rem, 1.1cqi, 1rem)', letterSpacing: '-0.015em' };

const Grid = styled(Table)(({ theme }) => ({
  display: 'grid',
  paddingInline: 'var(--padding)',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& caption': { ...theme.typography.h3, padding: '16px 0 8px', color: theme.palette.text.primary },
  '& :is(thead, tbody)': { display: 'grid' },
  '& tbody': { gridTemplateRows: `repeat(${maxTrades}, minmax(4rem, auto))` },
  '& tr': {
    display: 'grid',
    gridTemplate: `
      "direction direction profit profit"
      "trade status buy sell" / minmax(2.5rem, auto) minmax(0, 1fr) auto minmax(max-content, 0px)`,
    alignContent: 'center',
    // Centred texts of different sizes would be rounded to different pixels.
    alignItems: 'baseline',
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
  '& tr + tr': { borderTop: `1px solid ${theme.palette.rule}` },
  '& thead tr': { paddingTop: 0, borderBottom: `1px solid ${theme.palette.divider}` },
  '& :is(th, td)': { padding: 0, border: 0, whiteSpace: 'nowrap' },
  '& td': theme.typography.body1,
  '& th, & td:is(.trade, .buy, .sell, .status)': theme.typography.caption,
  '& th': { color: theme.palette.text.secondary, fontWeight: 500 },
  ...Object.fromEntries(columns.map(([column]) => [`& .${column}`, { gridArea: column }])),
  '& :is(.trade, .buy, .sell)': { color: theme.palette.text.secondary },
  '& td:is(.direction, .status)': { display: 'flex', alignItems: 'center', fontWeight: 500 },
  '& td:is(.direction, .status) > span': { alignSelf: 'baseline' },
  // A ring if open or a disc if sold, so that colour is never the only cue.
  '& td.status::before': {
    content: '""',
    flex: 'none',
    width: 8,
    height: 8,
    marginRight: 6,
    border: '2px solid',
    borderRadius: '50%',
  },
  '& [data-status=sold] :is(.profit, .status)': { color: theme.palette.accentText },
  '& [data-status=sold] .status::before': {
    // Forced colours have no backgrounds.
    border: `4px solid ${theme.palette.primary.main}`,
    backgroundColor: theme.palette.primary.main,
    printColorAdjust: 'exact',
  },
  '& img': { width: 20, height: 20, marginRight: 8 },
  '& :is(.buy, .sell, .profit)': { textAlign: 'end' },
  '& .sell::before': { content: ['"→"', '"→" / ""'], margin: '0 4px 0 -4px' },
  '& td.profit': {
    display: 'flex',
    justifySelf: 'end',
    alignItems: 'baseline',
    gap: 6,
    fontWeight: 600,
  },
  '& .profit small': { fontSize: 'max(0.6875rem, 0.72em)' },
  [upTo320]: { '& .sell': { textAlign: 'start' } },
  [upTo250]: {
    '& :is(.buy, .profit)': { textAlign: 'start' },
    '& td.profit': { flexWrap: 'wrap', justifySelf: 'start' },
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
      columns.map(([column], index) => [`& .${column}`, { gridArea: `1 / ${2 * index + 1}` }]),
    ),
    // Header cells set the widths of the columns, so that no trade changes them.
    '& td:not(.profit)': { contain: 'inline-size' },
    '& th::after': {
      content: 'attr(data-widest)',
      display: 'block',
      height: 0,
      whiteSpace: 'pre',
      visibility: 'hidden',
    },
    '& th': { fontSize: labelType },
    '& td:is(.direction, .buy, .sell, .profit), & th::after': { fontSize: largeType },
    '& td:is(.trade, .status), & :is(.trade, .status)::after': small,
    // The word _simulated_ is smaller than the number.
    '& .profit::after': { fontSize: `calc(0.9 * ${largeType})` },
    // As wide as the ring or disc.
    '& .status::after': { paddingLeft: 14 },
    '& img': { width: '1.75em', height: '1.75em', marginRight: 10 },
    // As high as the image, so that both are centred.
    '& td.direction': { lineHeight: 1.75 },
    '& .sell::before': { content: 'none' },
  },
  '@media print': { '& tr': { borderColor: 'silver !important' } },
}));

/** On wide pages, each ghost has a bar in each column. */
const TableFreeRows = styled(FreeRows)(({ theme }) => ({
  [ghostRow]: drawGhost(theme, 'M4-10h102M4 10h60', 'M-92-10h88M-116 10h112'),
  [from704]: {
    [ghostRow]: drawGhost(
      theme,
      ...['M28 0h18', 'M-39 0h104', 'M-6 0h56', 'M-36 0h56', 'M-73 0h100', 'M-62 0h34'],
    ),
    '& > p': { paddingInline: 24 },
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
  /** The longest text of each column whose width depends on the link or the language. */
  const widest = {
    trade: session?.values.trades,
    direction: undefined,
    buy: price,
    sell: price,
    profit: profile && `${formatGain(ranges.profit.max, profile)} ${t('notice.simulated')}`,
    status: `${t('sold')}\n${t('alternate.new')}`,
  };
  return (
    <Card component="section" aria-labelledby="trades-caption" sx={{ overflow: 'visible' }}>
      <Grid role="table" data-testid="trades-table" data-part="trades">
        <caption id="trades-caption">{t('alternate.caption')}</caption>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns.map(([column, label]) => (
              <TableCell
                key={column}
                role="columnheader"
                className={column}
                data-widest={widest[column]}
              >
                {t(label)}
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
                <TableFreeRows count={count} start={t('alternate.startTrading')} />
              </TableCell>
            </TableRow>
          )}
        </TableBody>
      </Grid>
    </Card>
  );
};
