import { useLocale, useTranslations } from 'next-intl';
import { useLoadedSession } from '@/components/run/runContext';
import { alternateRound, fees, limits } from '@/lib/config/limits';
import { reportSites, type ReportSite } from '@/lib/config/reportSites';
import { totalPlaces, type View } from '@/lib/config/views';
import { formatCount, formatMoney, formatPercent, formatGain } from '@/lib/format/formatNumber';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { canBeChance, manyTrades, winsInARow } from '@/lib/lesson/expectations';
import { useWorksheet } from './useWorksheet';

export type Question = {
  readonly question: string;
  /** Boxes to tick; without options, there are lines to write on. */
  readonly options?: readonly string[];
  readonly answer: string;
  /** The public bodies that the answer lists. */
  readonly sites?: readonly ReportSite[];
};

/** The questions of the worksheet about a view, with their answers. */
export const useQuestions = (view: View, seed: string): readonly Question[] => {
  const t = useLoadedTranslations('paper');
  const tPage = useTranslations();
  const locale = useLocale();
  const { profile } = useLoadedSession();
  const sheet = useWorksheet(view, seed);
  const { successRate } = sheet;
  const count = (value: number) => formatCount(value, profile);
  const money = (hundredths: number) => formatMoney(hundredths, 2, profile);
  const percent = (value: number) => formatPercent(value, profile, 2);
  const trades = count(sheet.trades.length);
  if (view === 'main') {
    const { smallest, largest } = sheet;
    const [least, most] = [limits.profit.min, limits.profit.max].map((limit) =>
      formatMoney(limit, 0, profile),
    );
    return [
      {
        question: t('askLosses', { trades }),
        answer: t('answerLosses', { losses: count(sheet.losses), trades }),
      },
      {
        question: t('askPercent'),
        answer: t('answerPercent', {
          small: money(smallest.buy),
          smallPercent: percent(smallest.percent),
          large: money(largest.buy),
          largePercent: percent(largest.percent),
          least: least ?? '',
          most: most ?? '',
        }),
      },
      {
        question: t('askTax', {
          isGain: String(sheet.taxed !== sheet.total),
          total: formatMoney(sheet.taxed, totalPlaces.main, profile),
          share: formatPercent(10, profile, 0),
        }),
        answer: t('answerTax', { tenth: money(sheet.tenth) }),
      },
      {
        question: t('askHonest'),
        options: [
          t('honestName'),
          t('honestChart'),
          t('honestBar'),
          t('honestSure'),
          t('honestFirst'),
          t('honestDevice'),
        ],
        answer: t('answerHonest'),
      },
      {
        question: t('askWhere'),
        answer: t('answerWhere'),
        sites: reportSites[locale].flatMap(({ sites }) => sites),
      },
    ];
  }
  const shareOf = (wins: number) => winsInARow(successRate, wins);
  const { ticks, tickDuration } = alternateRound;
  return [
    {
      question: t('askRate', { rate: formatPercent(successRate, profile), trades }),
      answer: t('answerRate', {
        wins: count(sheet.trades.length - sheet.losses),
        trades,
        share: formatPercent(shareOf(sheet.trades.length), profile),
        chance: String(canBeChance(successRate, sheet.trades.length)),
        more: count(manyTrades),
        tiny: String(shareOf(manyTrades) === 0),
        later: formatPercent(Math.max(1, shareOf(manyTrades)), profile),
      }),
    },
    {
      question: t('askStable', { seconds: count((ticks * tickDuration) / 1_000) }),
      answer:
        sheet.stable.length === 0
          ? t('answerStableNone')
          : t('answerStable', {
              list: sheet.stable
                .map(
                  ({ serialNumber, currencySell, profit }) =>
                    `${serialNumber} (${currencySell.code}) ${formatGain(profit, profile)}`,
                )
                .join(', '),
            }),
    },
    {
      question: t('askFee', { fee: percent(fees.first) }),
      answer: t('answerFee', {
        left: money(sheet.gainAfterFee),
        gain: money(sheet.gain),
        breakEven: percent(sheet.breakEven),
      }),
    },
    { question: t('askSigns'), answer: t('answerSigns', { button: tPage('withdraw') }) },
  ];
};
