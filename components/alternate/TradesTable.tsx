import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Simulated } from '@/components/figures/Simulated';
import { useSession } from '@/components/run/run';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';
import { maxTrades } from '@/lib/config/listLengths';
import { publicUrl } from '@/lib/config/site';
import { stableCoins } from '@/lib/config/tradedAssets';
import type { NumberProfile } from '@/lib/format/numberProfile';
import { formatGain, formatMoney } from '@/lib/format/formatNumber';
import type { AlternateTrade } from '@/lib/simulation/alternateTrade';
import { useAlternateRun } from './alternateRun';

/** On narrow pages, each row has two lines, and the figures have their labels. */
const narrow = '@container page (max-width: 37.49rem)';
const wide = '@container page (min-width: 37.5rem)';
/** Where not every gain has room for its word beside it. */
const compact = '@container page (min-width: 37.5rem) and (max-width: 43.99rem)';

const Row = styled(TableRow)(({ theme }) => ({
  [narrow]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    alignItems: 'baseline',
    rowGap: theme.spacing(0.5),
    padding: theme.spacing(1, 0.5),
    '&:not(:last-child)': { borderBottom: `1px solid ${theme.palette.divider}` },
  },
}));

const Cell = styled(TableCell)(({ theme }) => ({
  ...theme.typography.body1,
  // Ten rows fit into a window of 800 pixels.
  padding: theme.spacing(0.75, 1),
  verticalAlign: 'baseline',
  whiteSpace: 'nowrap',
  [`&.${tableCellClasses.head}`]: {
    ...theme.typography.body2,
    color: theme.palette.text.secondary,
    whiteSpace: 'normal',
  },
  [narrow]: { padding: 0, border: 0 },
}));

/** On narrow pages, the three amounts are on the second line. */
const columns = {
  number: { typography: 'body2', color: 'text.secondary', [wide]: { width: '12%', pl: 3 } },
  direction: {
    [wide]: { width: '20%' },
    [compact]: { width: '23%' },
    [narrow]: { gridColumn: '2 / 5' },
  },
  price: {
    textAlign: 'right',
    [wide]: { width: '14%' },
    [compact]: { width: '15%' },
    [narrow]: { gridRow: 2, gridColumn: 'span 2', textAlign: 'start' },
  },
  profit: {
    textAlign: 'right',
    fontWeight: 600,
    [wide]: { width: '22%' },
    [compact]: { width: '16%' },
    [narrow]: { gridRow: 2, gridColumn: 'span 2' },
  },
  status: {
    textAlign: 'right',
    [wide]: { pr: 3 },
    [narrow]: { gridColumn: '5 / 7' },
  },
} as const;

const below = { width: 'min-content', marginLeft: 'auto' };

/** The word that a gain is simulated is below the gain, in every row, on narrow and compact pages. */
const Gain = styled('div')({
  whiteSpace: 'normal',
  lineHeight: 1.2,
  [compact]: below,
  // On the baseline of the prices, whose lines are higher.
  [narrow]: { ...below, paddingTop: '0.15em' },
});

const InLine = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: theme.spacing(1),
}));

/** A ring if open or a disc if sold, so that colour is never the only cue. */
const Mark = styled('span')<{ isSold: boolean }>(({ isSold }) => ({
  alignSelf: 'center',
  width: '0.6em',
  height: '0.6em',
  border: '2px solid',
  borderRadius: '50%',
  backgroundColor: isSold ? 'currentcolor' : undefined,
  '@media (forced-colors: active)': { backgroundColor: isSold ? 'CanvasText' : undefined },
  WebkitPrintColorAdjust: 'exact',
  printColorAdjust: 'exact',
}));

/** The name of the column, where the table has no head. */
const Label = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.palette.text.secondary,
  [wide]: { display: 'none' },
}));

/** One trade. Each text is in its own element, since translators replace text that React updates. */
const TradeRow = ({ trade, profile }: { trade: AlternateTrade; profile: NumberProfile }) => {
  const t = useTranslations();
  const { number, status, currencySell, currencyBuy, buy, sell, profit } = trade;
  const isSold = status === 'sold';
  return (
    <Row role="row" data-testid="trade-row" data-number={number} data-status={status}>
      <Cell role="cell" sx={columns.number}>
        {number}
      </Cell>
      <Cell role="cell" sx={columns.direction}>
        <InLine data-part={stableCoins.includes(currencySell) ? 'stable' : undefined}>
          <img
            src={publicUrl(`/coins/${currencySell.image}`)}
            alt=""
            width={24}
            height={24}
            style={{ alignSelf: 'center' }}
          />
          <span translate="no">{`${currencySell.code} → ${currencyBuy.code}`}</span>
        </InLine>
      </Cell>
      <Cell role="cell" sx={columns.price}>
        <Label>{t('buy')}</Label>
        <span>{formatMoney(buy, 2, profile)}</span>
      </Cell>
      <Cell role="cell" sx={columns.price}>
        <Label>{t('sell')}</Label>
        <span>{sell === null ? '–' : formatMoney(sell, 2, profile)}</span>
      </Cell>
      <Cell role="cell" sx={{ ...columns.profit, color: isSold ? 'accentText' : undefined }}>
        <Label>{t('profit')}</Label>
        <Gain>
          <Simulated>{formatGain(profit, profile)}</Simulated>
        </Gain>
      </Cell>
      <Cell role="cell" sx={{ ...columns.status, color: isSold ? 'accentText' : 'text.primary' }}>
        <InLine>
          <Mark isSold={isSold} />
          <span>{t(isSold ? 'sold' : 'alternate.new')}</span>
        </InLine>
      </Cell>
    </Row>
  );
};

/** With explicit roles, because `display: grid` and `block` remove the native ones. */
export const TradesTable = () => {
  const t = useTranslations();
  const trades = useAlternateRun(({ state }) => state.trades);
  const profile = useSession()?.profile;
  const count = trades?.length ?? maxTrades;
  return (
    <Table
      role="table"
      data-testid="trades-table"
      data-part="trades"
      sx={{
        fontVariantNumeric: 'tabular-nums',
        borderRadius: 1,
        // Columns do not move when the rows appear.
        [wide]: { tableLayout: 'fixed' },
        // Reserved for the rows, so that the languages below do not move when they appear.
        [narrow]: { display: 'block', minHeight: `${6 * maxTrades}rem` },
      }}
    >
      <VisuallyHidden as="caption">{t('alternate.caption')}</VisuallyHidden>
      <TableHead role="rowgroup" sx={{ [narrow]: { display: 'none' } }}>
        <Row role="row">
          <Cell sx={columns.number}>{t('trade')}</Cell>
          <Cell sx={columns.direction}>{t('alternate.direction')}</Cell>
          <Cell sx={columns.price}>{t('buy')}</Cell>
          <Cell sx={columns.price}>{t('sell')}</Cell>
          <Cell sx={columns.profit}>{t('profit')}</Cell>
          <Cell sx={columns.status}>{t('alternate.status')}</Cell>
        </Row>
      </TableHead>
      <TableBody role="rowgroup" sx={{ [narrow]: { display: 'block' } }}>
        {profile &&
          trades?.map((trade) => <TradeRow key={trade.key} trade={trade} profile={profile} />)}
        {count < maxTrades && (
          <Row role="row">
            <Cell
              role="cell"
              colSpan={6}
              sx={{
                ...columns.number,
                borderBottom: 0,
                verticalAlign: 'middle',
                whiteSpace: 'normal',
                [narrow]: { gridColumn: '1 / 7' },
              }}
            >
              {t(count > 0 ? 'list.next' : 'list.empty')}
            </Cell>
          </Row>
        )}
      </TableBody>
    </Table>
  );
};
