import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled, type Theme } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Simulated } from '@/components/figures/Simulated';
import { useSession } from '@/components/run/run';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';
import { maxTrades } from '@/lib/config/listLengths';
import { publicUrl } from '@/lib/config/site';
import type { NumberProfile } from '@/lib/format/defineProfile';
import { formatGain, formatMoney } from '@/lib/format/formatNumber';
import type { AlternateTrade } from '@/lib/simulation/alternateTrade';
import { useAlternateRun } from './alternateRun';

/** On narrow pages, each row has two lines, and the figures have their labels. */
const narrow = ({ containerQueries }: Theme) => containerQueries('page').down(700);
const wide = ({ containerQueries }: Theme) => containerQueries('page').up(700);

const Trades = styled(Table)(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  [wide(theme)]: { tableLayout: 'fixed' },
  // Reserved for the rows, so that the languages below do not move when they appear.
  [narrow(theme)]: { display: 'block', minHeight: '37.5rem' },
}));

const Head = styled(TableHead)(({ theme }) => ({ [narrow(theme)]: { display: 'none' } }));

const Body = styled(TableBody)(({ theme }) => ({ [narrow(theme)]: { display: 'block' } }));

const Row = styled(TableRow)(({ theme }) => ({
  [narrow(theme)]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    alignItems: 'center',
    padding: theme.spacing(0.75, 0),
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
}));

const Cell = styled(TableCell)(({ theme }) => ({
  ...theme.typography.body1,
  height: 44,
  padding: theme.spacing(0.25, 1),
  whiteSpace: 'nowrap',
  [`&.${tableCellClasses.head}`]: {
    ...theme.typography.body2,
    color: theme.palette.text.secondary,
  },
  [narrow(theme)]: { height: 'auto', padding: 0, border: 0 },
  '@media print': { color: 'inherit !important' },
}));

const NumberCell = styled(Cell)(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  [wide(theme)]: { width: '6.5rem', paddingLeft: 24 },
}));

const DirectionCell = styled(Cell)(({ theme }) => ({ [narrow(theme)]: { gridColumn: '2 / 5' } }));

/** On narrow pages, on the second line. */
const PriceCell = styled(Cell)(({ theme }) => ({
  [wide(theme)]: { width: '16%' },
  [narrow(theme)]: { gridRow: 2, gridColumn: 'span 2', textAlign: 'start' },
}));

const ProfitCell = styled(PriceCell)(({ theme }) => ({
  [`&.${tableCellClasses.body}`]: { fontWeight: 600 },
  [narrow(theme)]: { textAlign: 'end' },
}));

const StatusCell = styled(Cell)(({ theme }) => ({
  [wide(theme)]: { width: '8rem', paddingLeft: 24 },
  [narrow(theme)]: { gridColumn: '5 / 7', textAlign: 'end' },
}));

const MessageCell = styled(NumberCell)(({ theme }) => ({
  borderBottom: 0,
  whiteSpace: 'normal',
  [narrow(theme)]: { gridColumn: '1 / 7' },
}));

const InLine = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: theme.spacing(1),
}));

/** A ring if open or a disc if sold, so that colour is never the only cue. */
const Mark = styled('span')<{ isSold: boolean }>(({ isSold }) => ({
  width: '0.6em',
  height: '0.6em',
  border: '2px solid',
  borderRadius: '50%',
  backgroundColor: isSold ? 'currentcolor' : undefined,
  WebkitPrintColorAdjust: 'exact',
}));

/** The name of the column, where the table has no head. */
const Label = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.palette.text.secondary,
  [wide(theme)]: { display: 'none' },
}));

/** One trade. Each text is in its own element, since translators replace text that React updates. */
const TradeRow = ({ trade, profile }: { trade: AlternateTrade; profile: NumberProfile }) => {
  const t = useTranslations();
  const { number, status, currencySell, currencyBuy, buy, sell, profit } = trade;
  const isSold = status === 'sold';
  return (
    <Row role="row" data-testid="trade-row" data-number={number} data-status={status}>
      <NumberCell role="cell">{number}</NumberCell>
      <DirectionCell role="cell">
        <InLine>
          <img src={publicUrl(`/coins/${currencySell.image}`)} alt="" width={24} height={24} />
          <span translate="no">{`${currencySell.code} → ${currencyBuy.code}`}</span>
        </InLine>
      </DirectionCell>
      <PriceCell role="cell" align="right">
        <Label>{t('buy')}</Label>
        <span>{formatMoney(buy, 2, profile)}</span>
      </PriceCell>
      <PriceCell role="cell" align="right">
        <Label>{t('sell')}</Label>
        <span>{sell === null ? '–' : formatMoney(sell, 2, profile)}</span>
      </PriceCell>
      <ProfitCell role="cell" align="right" sx={{ color: isSold ? 'trade.sold' : undefined }}>
        <Simulated>{formatGain(profit, profile)}</Simulated>
      </ProfitCell>
      <StatusCell role="cell" sx={{ color: isSold ? 'trade.sold' : 'trade.new' }}>
        <InLine>
          <Mark isSold={isSold} />
          <span>{t(isSold ? 'sold' : 'alternate.new')}</span>
        </InLine>
      </StatusCell>
    </Row>
  );
};

export const TradesTable = () => {
  const t = useTranslations();
  const trades = useAlternateRun(({ state }) => state.trades);
  const profile = useSession()?.profile;
  const count = trades?.length ?? maxTrades;
  return (
    <Trades role="table" data-testid="trades-table" data-part="trades">
      <VisuallyHidden as="caption">{t('alternate.caption')}</VisuallyHidden>
      <Head role="rowgroup">
        <Row role="row">
          <NumberCell>{t('trade')}</NumberCell>
          <DirectionCell>{t('alternate.direction')}</DirectionCell>
          <PriceCell align="right">{t('buy')}</PriceCell>
          <PriceCell align="right">{t('sell')}</PriceCell>
          <ProfitCell align="right">{t('profit')}</ProfitCell>
          <StatusCell>{t('alternate.status')}</StatusCell>
        </Row>
      </Head>
      <Body role="rowgroup">
        {profile &&
          trades?.map((trade) => <TradeRow key={trade.key} trade={trade} profile={profile} />)}
        {count < maxTrades && (
          <Row key="next" role="row">
            <MessageCell role="cell" colSpan={6}>
              {t(count > 0 ? 'list.next' : 'list.empty')}
            </MessageCell>
          </Row>
        )}
      </Body>
    </Trades>
  );
};
