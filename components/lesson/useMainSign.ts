import { useTranslations } from 'next-intl';
import { useLoadedSession } from '@/components/run/runContext';
import { limits } from '@/lib/config/limits';
import { totalPlaces } from '@/lib/config/views';
import { formatCount, formatMoney, formatGain } from '@/lib/format/formatNumber';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { expectedIn } from '@/lib/lesson/expectations';
import type { LessonRun } from './useLessonRun';

/** The texts of a sign that the page is fake. */
export type Sign = {
  readonly title: string;
  /** Paragraphs. */
  readonly texts: readonly string[];
  /** How visitors can see the sign themselves; `null` if they cannot. */
  readonly tryIt: string | null;
};

const hoursOfYear = 24 * 365;

/**
 * The signs of the main view, with the figures of the run.
 *
 * @param step 1 to 5
 */
export const useMainSign = (step: number, { tally, listed, total }: LessonRun): Sign => {
  const t = useLoadedTranslations('lesson');
  const tPage = useTranslations();
  const { profile, values } = useLoadedSession();
  const count = (value: number) => formatCount(value, profile);
  const money = (hundredths: number) => formatMoney(hundredths, 2, profile);
  const gain = (hundredths: number) => formatGain(hundredths, profile);
  const round = (hundredths: number) => formatMoney(hundredths, totalPlaces.main, profile);
  switch (step) {
    case 1:
      return {
        title: t('losesTitle'),
        texts: [
          listed.count === 0
            ? t('losesNone')
            : t('loses', {
                trades: count(listed.count),
                wins: count(listed.wins),
                losses: count(listed.count - listed.wins),
              }),
          t('losesWhy'),
          t('signsOnly'),
        ],
        tryIt: t('losesTry', { details: tPage('seeMoreDetails') }),
      };
    case 2: {
      const { smallest, largest } = tally;
      const { min: low, max: high } = limits.sell;
      return {
        title: t('gainsTitle'),
        texts: [
          smallest === null || largest === null
            ? t('gainsNone', {
                min: money(limits.profit.min),
                max: money(limits.profit.max),
                low: money(low),
                high: money(high),
              })
            : t('gains', {
                small: money(smallest.buy),
                smallGain: gain(smallest.profit),
                large: money(largest.buy),
                largeGain: gain(largest.profit),
              }),
          t('gainsWhy', {
            low: money(low),
            lowGain: gain(low / 100),
            high: money(high),
            highGain: gain(high / 100),
          }),
          t('gainsHidden', { share: tPage('bar.share') }),
        ],
        tryIt: null,
      };
    }
    case 3: {
      const { min, max } = limits.tradeInterval;
      const hour = expectedIn(1);
      const year = expectedIn(hoursOfYear);
      return {
        title: t('clockTitle'),
        texts: [
          t('clock', {
            min: count(min / 1_000),
            max: count(max / 1_000),
            hourTrades: count(hour.trades),
            hourGain: round(hour.gain),
            yearTrades: count(year.trades),
            yearGain: round(year.gain),
          }),
          tally.count === 0
            ? t('clockNone')
            : t('clockRun', {
                trades: count(tally.count),
                seconds: count(Math.round(tally.elapsed / 1_000)),
                gain: money(tally.gain),
              }),
          t('clockWhy'),
        ],
        tryIt: null,
      };
    }
    case 4:
      return {
        title: t('linkTitle'),
        texts: [
          t('link', { amount: round(values.amount) }),
          t('nothing', { total: round(total) }),
          t('nothingFixed', {
            increase: tPage('increaseSales'),
            transactions: tPage('transactions'),
            settings: tPage('settings'),
          }),
          t('linkWhy'),
        ],
        tryIt: t('linkTry', {
          month: tPage('perMonth'),
          overall: tPage('overall'),
          share: tPage('bar.share'),
        }),
      };
    default:
      return {
        title: t('withdrawTitle'),
        texts: [t('payoutText', { total: round(total) }), t('withdrawWhy')],
        tryIt: t('payoutTry', { button: tPage('withdraw'), details: tPage('seeMoreDetails') }),
      };
  }
};
