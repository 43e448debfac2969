import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { exactColours } from '@/components/theme/exactColours';
import { useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';
import { wordBelow } from '@/components/notice/Marks';
import { absoluteRow } from '@/components/ui/absoluteRow';
import { publicUrl } from '@/lib/config/publicUrl';
import type { NumberProfile } from '@/lib/format/defineProfile';
import { formatMoney, formatGain } from '@/lib/format/formatNumber';
import { columns, narrow, stacked, tight } from './columns';
import type { AlternateTrade } from '@/lib/simulation/alternateTrade';

/** One line of six columns; on a phone two lines, each figure below its label. */
const Row = styled(TableRow)(({ theme }) => ({
  ...absoluteRow,
  ...columns,
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
  '& td': { minWidth: 0, whiteSpace: 'nowrap' },
  '& > .number': { color: theme.palette.text.secondary },
  '& > .profit': { fontWeight: 600 },
  '&[data-status=sold] > .profit': { color: theme.palette.primary.main },
  '& small': { display: 'none' },
  [narrow]: {
    gridTemplateColumns: 'minmax(5rem, auto) minmax(0, 1fr) auto',
    alignContent: 'center',
    gap: theme.spacing(1),
    '& small': { display: 'block', ...theme.typography.body2, color: theme.palette.text.secondary },
    '& td.figure': { gridRow: 2, textAlign: 'start', ...theme.typography.body2 },
    // The profit, below the status.
    '& td.profit': { textAlign: 'end' },
    '& td.status': { justifySelf: 'end' },
  },
  [tight]: { '& td.direction, & td.status': theme.typography.body2 },
  [stacked]: {
    // Number and status above the direction, each label above its figure, and the word below it.
    gridTemplate: '12.5% 12.5% repeat(3, 25%) / auto minmax(0, 1fr)',
    gap: 0,
    '& td.figure, & td.direction': { gridColumn: '1 / -1', gridRow: 'auto' },
    '& td.profit': { textAlign: 'start' },
    '& td.number, & td.status': { gridRow: 1, alignSelf: 'end' },
    '& td.direction': { alignSelf: 'start' },
    '& td.figure::after, & td.direction::after': wordBelow,
  },
}));

const Direction = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  // Grows with the text.
  img: { width: '1.5rem', height: '1.5rem' },
}));

/** The word with a ring if open, a disc if sold: never distinguished by colour alone. */
const Status = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  color: theme.palette.trade.new,
  '&::before': {
    content: '""',
    width: '0.6em',
    height: '0.6em',
    border: '2px solid',
    borderRadius: '50%',
  },
  '&[data-sold="true"]': {
    color: theme.palette.trade.sold,
    '&::before': {
      backgroundColor: 'currentColor',
      ...exactColours,
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' },
    },
  },
  '@media print': { '&&': { color: 'inherit' } },
}));

type AmountProps = { name: 'buy' | 'sell' | 'profit'; label: string; children: ReactNode };

const AmountCell = ({ name, label, children }: AmountProps) => (
  <TableCell role="cell" align="right" className={`figure ${name}`}>
    <small aria-hidden="true">{label}</small>
    {/* In its own element, since translation tools replace text nodes that React updates. */}
    <span>{children}</span>
  </TableCell>
);

type Props = {
  trade: AlternateTrade;
  index: number;
  /** Whether it has arrived since the table was first shown. */
  isNew: boolean;
  profile: NumberProfile;
};

/** One trade, as a row of the table. */
export const TradeRow = memo(({ trade, index, isNew, profile }: Props) => {
  const t = useTranslations();
  const { number, status, currencySell, currencyBuy, buy, sell, profit } = trade;
  return (
    <Row
      role="row"
      data-testid="trade-row"
      data-number={number}
      data-status={status}
      data-new={isNew}
      data-coin={currencySell.code}
      style={{ '--index': index }}
    >
      <TableCell role="cell" className="number">
        {number}
      </TableCell>
      <TableCell role="cell" className="direction">
        <Direction translate="no">
          <img src={publicUrl(`/coins/${currencySell.image}`)} alt="" width={24} height={24} />
          <span>{`${currencySell.code} → ${currencyBuy.code}`}</span>
        </Direction>
      </TableCell>
      <AmountCell name="buy" label={t('buy')}>
        {formatMoney(buy, 2, profile)}
      </AmountCell>
      <AmountCell name="sell" label={t('sell')}>
        {sell === null ? '–' : formatMoney(sell, 2, profile)}
      </AmountCell>
      <AmountCell name="profit" label={t('profit')}>
        {formatGain(profit, profile)}
      </AmountCell>
      <TableCell role="cell" className="status">
        <Status data-sold={status === 'sold'}>
          {t(status === 'sold' ? 'sold' : 'alternate.new')}
        </Status>
      </TableCell>
    </Row>
  );
});
TradeRow.displayName = 'TradeRow';
