import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslations } from 'next-intl';
import { EmptyHint } from '@/components/run/EmptyHint';
import { useSession } from '@/components/run/run';
import { tableColumns } from '@/components/theme/structure';
import { maxTrades } from '@/lib/config/listLengths';
import { stableCoins } from '@/lib/config/tradedAssets';
import { useAlternateRun } from './alternateRun';
import { TradeRow } from './TradeRow';

/** The columns, with their labels and widths; prices share the rest. */
const columns = [
  ['trade', 'trade', '12%'],
  ['direction', 'alternate.direction', '20%'],
  ['buy', 'buy', undefined],
  ['sell', 'sell', undefined],
  ['profit', 'profit', '22%'],
  ['status', 'alternate.status', 'calc(5.75rem + clamp(2rem, 5cqi, 6rem))'],
] as const;

/**
 * Trades have two lines, beside a coin; on wide pages, a column for each cell. For `sx`, because
 * `styled()` around a component writes its styles twice into the HTML.
 */
const rows = ({ palette, typography }: Theme) => ({
  display: 'block',
  '& caption': {
    ...typography.h3,
    display: 'block',
    padding: '0 0 0.75rem',
    color: palette.text.primary,
  },
  '& thead': visuallyHidden,
  '& tbody': { display: 'block' },
  '& tr': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'center',
    columnGap: '6px',
    minHeight: '4rem',
    paddingLeft: '2.375rem',
    borderTop: `1px solid ${palette.divider}`,
    // Begins the second line.
    '&::before': { content: '""', order: 2, width: '100%' },
  },
  '& td': { padding: 0, border: 0 },
  '& .direction': { flex: 'none', whiteSpace: 'nowrap' },
  '& :is(.trade, .status, .buy, .sell)': { order: 3, whiteSpace: 'nowrap' },
  '& .status': { flex: 1, order: 4 },
  '& :is(.buy, .sell)': { order: 5 },
  '& .profit': { order: 1, flex: '1 1 6rem' },
  '& td:is(.trade, .buy, .sell)': { ...typography.caption, color: palette.text.secondary },
  '& td.status': typography.caption,
  '& .sell::before': { content: ['"→ "', '"→ " / ""'] },
  '& [data-status=new] .sell': { position: 'absolute', clipPath: 'inset(50%)' },
  '& :is(.buy, .sell, .profit)': { textAlign: 'right' },
  '& .profit > span': { fontWeight: 600 },
  '& [data-status=sold] :is(.profit > span, .status)': { color: palette.accentText },
  '& .status > span': { display: 'inline-block' },
  '& img': {
    position: 'absolute',
    left: 0,
    top: 'calc(50% - 0.9375rem)',
    width: '1.875rem',
    height: '1.875rem',
  },
  '& .free': {
    paddingLeft: 0,
    minHeight: 'calc(4rem * var(--free))',
    alignContent: 'start',
    paddingTop: '1.375rem',
  },
  [tableColumns]: {
    display: 'table',
    tableLayout: 'fixed',
    height: '100%',
    // Firefox adds the head to the height of the body.
    '@supports (-moz-appearance: none)': { height: 'calc(100% - 2.5rem)', '--row': '2.5rem' },
    '& caption': visuallyHidden,
    // Its columns change while the HTML is parsed.
    '& thead:not(:has(+ tbody))': { visibility: 'hidden' },
    '& thead': { display: 'table-header-group', position: 'static', clipPath: 'none' },
    '& tbody': { display: 'table-row-group', height: '100%' },
    // The radius is that of the outline.
    '& tr': { display: 'table-row', border: 0, borderRadius: '4px' },
    '& :is(tr, .sell)::before': { content: 'none' },
    '& tr:last-of-type td': { border: 0 },
    '& th': { height: '2.5rem' },
    '& :is(td, th)': { padding: 0, borderBottom: `1px solid ${palette.divider}` },
    '& td': { height: 'var(--row, 2.75rem)' },
    '& td:is(.trade, .buy, .sell, .status)': typography.body1,
    '& th.status, & td.status': { paddingLeft: 'clamp(2rem, 5cqi, 6rem)' },
    '& .direction > *': { verticalAlign: 'middle' },
    '& [data-status=new] .sell': { position: 'static', clipPath: 'none' },
    '& img': { position: 'static', width: '1.5rem', height: '1.5rem', marginRight: '10px' },
    '& .free td': { height: 'var(--share)', paddingTop: '0.75rem', verticalAlign: 'top' },
  },
});

/** Of the head, and of rows of 72 pixels. */
const maxHeight = `${4 + 4.5 * maxTrades}rem`;

/** With explicit roles, because other values of `display` remove the native ones. */
export const TradesTable = () => {
  const t = useTranslations();
  const { profile } = useSession();
  const trades = useAlternateRun(({ state }) => state.trades);
  const free = maxTrades - trades.length;
  const share = free < maxTrades ? `${(100 / maxTrades) * free}%` : 'auto';
  const stable = trades.findIndex(({ currencySell }) => stableCoins.includes(currencySell));
  const partOf = (index: number) =>
    [index === 0 && 'newest', index === stable && 'stable'].filter(Boolean).join(' ') || undefined;
  return (
    <Card component="section" aria-labelledby="trades-caption">
      <CardContent sx={{ [tableColumns]: { minHeight: 0, maxHeight, py: 0 } }}>
        <Table role="table" data-testid="trades-table" sx={rows}>
          <caption id="trades-caption">{t('alternate.caption')}</caption>
          <TableHead role="rowgroup">
            <TableRow role="row">
              {columns.map(([column, label, width]) => (
                <TableCell key={column} role="columnheader" className={column} style={{ width }}>
                  {t(label)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody role="rowgroup">
            {trades.map((trade, index) => (
              <TradeRow key={trade.key} {...{ trade, profile, part: partOf(index) }} />
            ))}
            {free > 0 && (
              <TableRow
                key={trades.length}
                role="row"
                className="free"
                sx={{ '--free': free, '--share': share }}
              >
                <TableCell role="cell" colSpan={columns.length}>
                  <EmptyHint />
                </TableCell>
              </TableRow>
            )}
          </TableBody>
        </Table>
      </CardContent>
    </Card>
  );
};
