import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Simulated } from '@/components/figures/Simulated';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useSession } from '@/components/run/run';
import { publicUrl } from '@/lib/config/site';
import { counts } from '@/lib/config/limits';
import type { NumberProfile } from '@/lib/format/defineProfile';
import { formatGain, formatMoney } from '@/lib/format/formatNumber';
import type { AlternateTrade } from '@/lib/simulation/alternateTrade';
import { useRun } from './alternateRun';

/** A row per trade; on a narrow page, each row has two lines, and the figures have their labels. */
const Trades = styled(Table)(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  'th, .number, .empty': { ...theme.typography.body2, color: theme.palette.text.secondary },
  'td, th': { padding: theme.spacing(0.25, 1), height: 44, whiteSpace: 'nowrap' },
  'td.empty': { borderBottom: 0, whiteSpace: 'normal' },
  '.direction > span, .status > span': {
    display: 'inline-flex',
    verticalAlign: 'middle',
    alignItems: 'center',
    gap: theme.spacing(1),
  },
  // A ring if open or a disc if sold, so that colour is never the only cue.
  '.status > span::before': {
    content: '""',
    width: '0.6em',
    height: '0.6em',
    border: '2px solid',
    borderRadius: '50%',
  },
  'td.profit': { fontWeight: 600 },
  '[data-status=new] .status': { color: theme.palette.trade.new },
  '[data-status=sold]': {
    '& .status, & .profit': { color: theme.palette.trade.sold },
    '& .status > span::before': {
      backgroundColor: 'currentcolor',
      WebkitPrintColorAdjust: 'exact',
    },
  },
  '.label': { display: 'none' },
  [theme.containerQueries('page').up(700)]: {
    tableLayout: 'fixed',
    td: { ...theme.typography.body1 },
    '.number': { width: '6.5rem' },
    '.number, .empty': { paddingLeft: 24 },
    '.price, .profit': { width: '16%' },
    '.status': { width: '8rem', paddingLeft: 24 },
  },
  [theme.containerQueries('page').down(700)]: {
    display: 'block',
    // Reserved for the rows, so that the languages below do not move when they appear.
    minHeight: '37.5rem',
    thead: { display: 'none' },
    tbody: { display: 'block' },
    tr: {
      display: 'grid',
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      alignItems: 'center',
      padding: theme.spacing(0.75, 0),
      borderBottom: `1px solid ${theme.palette.divider}`,
    },
    td: { height: 'auto', padding: 0, border: 0 },
    '.direction': { gridColumn: '2 / 5' },
    '.status': { gridColumn: '5 / 7', textAlign: 'end' },
    // The second line.
    '.price, .profit': { gridRow: 2, gridColumn: 'span 2', textAlign: 'start' },
    '.profit': { textAlign: 'end' },
    '.empty': { gridColumn: '1 / 7' },
    '.label': {
      ...theme.typography.caption,
      display: 'block',
      color: theme.palette.text.secondary,
    },
  },
  '@media print': { '& td, & th': { '&&': { color: 'inherit' } } },
}));

/** One trade. Each text is in its own element, since translators replace text that React updates. */
const Row = ({ trade, profile }: { trade: AlternateTrade; profile: NumberProfile }) => {
  const t = useTranslations();
  const { number, status, currencySell, currencyBuy, buy, sell, profit } = trade;
  return (
    <TableRow role="row" data-testid="trade-row" data-number={number} data-status={status}>
      <TableCell role="cell" className="number">
        {number}
      </TableCell>
      <TableCell role="cell" className="direction">
        <span>
          <img src={publicUrl(`/coins/${currencySell.image}`)} alt="" width={24} height={24} />
          <span translate="no">{`${currencySell.code} → ${currencyBuy.code}`}</span>
        </span>
      </TableCell>
      <TableCell role="cell" align="right" className="price buy">
        <span className="label">{t('buy')}</span>
        <span>{formatMoney(buy, 2, profile)}</span>
      </TableCell>
      <TableCell role="cell" align="right" className="price">
        <span className="label">{t('sell')}</span>
        <span>{sell === null ? '–' : formatMoney(sell, 2, profile)}</span>
      </TableCell>
      <TableCell role="cell" align="right" className="profit">
        <Simulated>{formatGain(profit, profile)}</Simulated>
      </TableCell>
      <TableCell role="cell" className="status">
        <span>
          <span>{t(status === 'new' ? 'alternate.new' : 'sold')}</span>
        </span>
      </TableCell>
    </TableRow>
  );
};

export const TradesTable = () => {
  const t = useTranslations();
  const trades = useRun(({ state }) => state.trades);
  const profile = useSession()?.profile;
  const count = trades?.length ?? counts.keptTrades;
  return (
    <Trades role="table" data-testid="trades-table" data-part="trades">
      <VisuallyHidden as="caption">{t('alternate.caption')}</VisuallyHidden>
      <TableHead role="rowgroup">
        <TableRow role="row">
          <TableCell className="number">{t('trade')}</TableCell>
          <TableCell className="direction">{t('alternate.direction')}</TableCell>
          <TableCell align="right" className="price">
            {t('buy')}
          </TableCell>
          <TableCell align="right" className="price">
            {t('sell')}
          </TableCell>
          <TableCell align="right" className="profit">
            {t('profit')}
          </TableCell>
          <TableCell className="status">{t('alternate.status')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {profile && trades?.map((trade) => <Row key={trade.key} trade={trade} profile={profile} />)}
        {count < counts.keptTrades && (
          <TableRow key="next" role="row">
            <TableCell role="cell" colSpan={6} className="empty">
              {t(count > 0 ? 'list.next' : 'list.empty')}
            </TableCell>
          </TableRow>
        )}
      </TableBody>
    </Trades>
  );
};
