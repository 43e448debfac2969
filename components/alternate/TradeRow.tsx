import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Simulated } from '@/components/figures/Simulated';
import { forcedColours, lowerWindow, oneLinePage } from '@/components/theme/tokens';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';
import { publicUrl } from '@/lib/config/site';
import { stableCoins } from '@/lib/config/tradedAssets';
import { formatGain, formatMoney } from '@/lib/format/formatNumber';
import type { NumberProfile } from '@/lib/format/numberProfile';
import type { AlternateTrade } from '@/lib/simulation/alternateTrade';
import {
  BuyCell,
  DirectionCell,
  GainCell,
  narrow,
  NumberCell,
  Row,
  SellCell,
  StatusCell,
  wide,
} from './cells';

const Coin = styled('img')({
  width: 24,
  height: 24,
  [lowerWindow]: { [oneLinePage]: { width: 20, height: 20 } },
  [narrow]: { width: 20, height: 20 },
});

/** The name of the column, which screen readers do not read in narrow tables. */
const Label = styled(VisuallyHidden)({ [wide]: { display: 'none' } });

/** A ring if open or a disc if sold, so that colour is never the only cue. */
const Mark = styled('span')<{ isSold: boolean }>(({ theme, isSold }) => ({
  flex: 'none',
  width: 8,
  height: 8,
  border: '2px solid',
  borderRadius: '50%',
  color: isSold ? theme.palette.primary.main : undefined,
  backgroundColor: isSold ? 'currentcolor' : undefined,
  printColorAdjust: 'exact',
  [forcedColours]: { backgroundColor: isSold ? 'CanvasText' : undefined },
}));

type Props = { trade: AlternateTrade; profile: NumberProfile };

/**
 * One trade, rendered again only if it has changed. Each text is in its own element, since
 * translators replace text that React updates.
 */
export const TradeRow = memo(function TradeRow({ trade, profile }: Props) {
  const t = useTranslations();
  const { number, status, currencySell, currencyBuy, buy, sell, profit } = trade;
  const isSold = status === 'sold';
  const colour = { color: isSold ? 'accentText' : undefined };
  return (
    <Row role="row" data-testid="trade-row" data-number={number} data-status={status}>
      <NumberCell role="cell">{number}</NumberCell>
      <DirectionCell role="cell">
        <Coin src={publicUrl(`/coins/${currencySell.image}`)} alt="" width={24} height={24} />
        <span
          translate="no"
          data-part={stableCoins.includes(currencySell) ? 'stable' : undefined}
        >{`${currencySell.code} → ${currencyBuy.code}`}</span>
      </DirectionCell>
      <BuyCell role="cell">
        <Label>{t('buy')}</Label>
        <span>{formatMoney(buy, 2, profile)}</span>
      </BuyCell>
      <SellCell role="cell">
        <Label>{t('sell')}</Label>
        <span>{sell === null ? '–' : formatMoney(sell, 2, profile)}</span>
      </SellCell>
      <GainCell role="cell" sx={colour}>
        <Label>{t('profit')}</Label>
        <Simulated>{formatGain(profit, profile)}</Simulated>
      </GainCell>
      <StatusCell role="cell" sx={colour}>
        <Mark isSold={isSold} />
        <span>{t(isSold ? 'sold' : 'alternate.new')}</span>
      </StatusCell>
    </Row>
  );
});
