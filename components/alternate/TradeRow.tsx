import { styled, useTheme } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { SimulatedAmount } from '@/components/notice/SimulatedAmount';
import { exactColours } from '@/components/theme/exactColours';
import { publicUrl } from '@/lib/config/publicUrl';
import type { NumberProfile } from '@/lib/format/defineProfile';
import { formatGain, formatMoney } from '@/lib/format/formatNumber';
import type { AlternateTrade } from '@/lib/simulation/alternateTrade';

const Direction = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  // The images grow with the text.
  img: theme.isPresented
    ? { width: '1.125rem', height: '1.125rem' }
    : { width: '1.5rem', height: '1.5rem' },
}));

/** The status, with a ring if open or a disc if sold, so that colour is never the only cue. */
const Status = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  color: theme.palette.trade.new,
  '&::before': {
    content: '""',
    flex: 'none',
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

type Props = {
  trade: AlternateTrade;
  profile: NumberProfile;
};

/**
 * One trade, as a row of the table. Each text is in its own element, since translation tools replace
 * text nodes that React updates.
 */
export const TradeRow = memo(function TradeRow({ trade, profile }: Props) {
  const t = useTranslations();
  const { isPresented } = useTheme();
  const { number, status, currencySell, currencyBuy, buy, sell, profit } = trade;
  return (
    <TableRow
      hover
      data-testid="trade-row"
      data-number={number}
      data-status={status}
      data-coin={currencySell.code}
    >
      <TableCell className="number">{number}</TableCell>
      <TableCell className="direction">
        <Direction translate="no">
          <img src={publicUrl(`/coins/${currencySell.image}`)} alt="" width={24} height={24} />
          <span>{`${currencySell.code} → ${currencyBuy.code}`}</span>
        </Direction>
      </TableCell>
      <TableCell align="right" className="price">
        <span>{formatMoney(buy, 2, profile)}</span>
      </TableCell>
      <TableCell align="right" className="price">
        <span>{sell === null ? '–' : formatMoney(sell, 2, profile)}</span>
      </TableCell>
      <TableCell align="right" className="profit">
        <SimulatedAmount isBeside={isPresented}>
          {/* A new element: a longer text in the same one would be a layout shift. */}
          <span key={profit}>{formatGain(profit, profile)}</span>
        </SimulatedAmount>
      </TableCell>
      <TableCell className="status">
        <Status data-sold={status === 'sold'}>
          {t(status === 'sold' ? 'sold' : 'alternate.new')}
        </Status>
      </TableCell>
    </TableRow>
  );
});
