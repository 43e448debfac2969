import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Dot } from '@/components/theme/Dot';
import { Simulated } from '@/components/figures/Simulated';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';
import type { NumberProfile } from '@/lib/config/currencyFormats';
import { publicUrl } from '@/lib/config/site';
import { formatGain, formatMoney } from '@/lib/format/formatNumber';
import type { AlternateTrade } from '@/lib/simulation/alternateTrade';

type Props = {
  trade: AlternateTrade;
  profile: NumberProfile;
  /** The lesson's name for the row. */
  part: string | undefined;
};

/**
 * One trade, rendered again only if it has changed. Each text is in its own element, since
 * translators replace text that React updates. `TradesTable` places the cells.
 */
export const TradeRow = memo(function TradeRow({ trade, profile, part }: Props) {
  const t = useTranslations();
  const { number, status, currencySell, currencyBuy, buy, sell, profit } = trade;
  return (
    <TableRow
      role="row"
      data-testid="trade-row"
      data-number={number}
      data-status={status}
      data-part={part}
    >
      <TableCell role="cell" className="trade">
        {number}
      </TableCell>
      <TableCell role="cell" className="direction">
        <img src={publicUrl(`/coins/${currencySell.image}`)} alt="" width={24} height={24} />
        <span translate="no">{`${currencySell.code} → ${currencyBuy.code}`}</span>
      </TableCell>
      <TableCell role="cell" className="buy">
        <VisuallyHidden>{t('buy')}</VisuallyHidden>
        <span>{formatMoney(buy, 2, profile)}</span>
      </TableCell>
      <TableCell role="cell" className="sell">
        <VisuallyHidden>{t('sell')}</VisuallyHidden>
        <span>{formatMoney(sell, 2, profile)}</span>
      </TableCell>
      <TableCell role="cell" className="profit">
        <VisuallyHidden>{t('profit')}</VisuallyHidden>
        <Simulated>{formatGain(profit, profile)}</Simulated>
      </TableCell>
      <TableCell role="cell" className="status">
        <Dot isHollow={status === 'new'} />
        <span>{t(status === 'sold' ? 'sold' : 'alternate.new')}</span>
      </TableCell>
    </TableRow>
  );
});
