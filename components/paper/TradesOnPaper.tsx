import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { SimulatedAmount } from '@/components/notice/SimulatedAmount';
import { useLoadedSession } from '@/components/run/runContext';
import { DemoLabel } from '@/components/ui/DemoLabel';
import type { View } from '@/lib/config/views';
import { formatMoney, formatSeconds, formatGain } from '@/lib/format/formatNumber';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { hideContact } from '@/lib/parameters/isContact';
import { printedLink } from '@/lib/parameters/printedLink';
import { useSheetLink, useWorksheet } from './useWorksheet';

export const PaperTable = styled('div')({
  margin: '6pt 0',
  breakInside: 'avoid',
  table: { width: '100%', borderSpacing: 0, fontVariantNumeric: 'tabular-nums' },
  'th, td': {
    height: 23,
    padding: '2px 4px',
    fontSize: '9.5pt',
    lineHeight: 1,
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  '.start': { textAlign: 'start' },
});

const Source = styled('p')({
  fontSize: '8pt',
  overflowWrap: 'anywhere',
  bdi: { marginRight: '1em' },
});

/** The trades of a worksheet, and the link to a page with the same trades. */
export const TradesOnPaper = ({ view, seed }: { view: View; seed: string }) => {
  const t = useLoadedTranslations('paper');
  const tPage = useTranslations();
  const { profile } = useLoadedSession();
  const { trades, bought, sold, gain } = useWorksheet(view, seed);
  const link = useSheetLink(view, seed);
  const money = (hundredths: number) => formatMoney(hundredths, 2, profile);
  const profit = (hundredths: number) => (
    <td>
      <SimulatedAmount isBeside>{formatGain(hundredths, profile)}</SimulatedAmount>
    </td>
  );
  return (
    <>
      <PaperTable>
        <table>
          <thead>
            <tr>
              <th scope="col" className="start">
                {tPage('trade')}
              </th>
              <th scope="col" className="start">
                {view === 'main' ? t('sheetSeconds') : tPage('alternate.direction')}
              </th>
              <th scope="col">{tPage('buy')}</th>
              <th scope="col">{tPage('sell')}</th>
              <th scope="col">{tPage('profit')}</th>
            </tr>
          </thead>
          <tbody>
            {trades.map(({ serialNumber, elapsed, currencySell, currencyBuy, ...sums }) => (
              <tr key={serialNumber}>
                <th scope="row" className="start">
                  {serialNumber}
                </th>
                <td className="start" translate="no">
                  {elapsed === null
                    ? `${currencySell.code} → ${currencyBuy.code}`
                    : formatSeconds(elapsed, profile)}
                </td>
                <td>{money(sums.buy)}</td>
                <td>{money(sums.sell)}</td>
                {profit(sums.profit)}
              </tr>
            ))}
            <tr>
              <th scope="row" className="start">
                {t('sheetSum')}
              </th>
              <td />
              <td>{money(bought)}</td>
              <td>{money(sold)}</td>
              {profit(gain)}
            </tr>
          </tbody>
        </table>
      </PaperTable>
      <Source translate="no">
        <DemoLabel />
        <span>{`${t('sheetSeed')} `}</span>
        <bdi translate="no">{hideContact(seed)}</bdi>
        <bdi translate="no">{printedLink(link)}</bdi>
      </Source>
    </>
  );
};
