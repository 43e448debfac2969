import { useTranslations } from 'next-intl';
import { useLoadedSession } from '@/components/run/run';
import { limits } from '@/lib/config/limits';
import { formatCount, formatGain, formatMoney } from '@/lib/format/formatNumber';
import { expectedIn } from '@/lib/lesson/expectations';
import type { LessonRun } from './useLessonRun';

/** What gives the page away: a title, and paragraphs with the figures of the run. */
export type Sign = { readonly title: string; readonly texts: readonly string[] };

const hoursOfYear = 24 * 365;

/** Returns a function that writes a sign of the main view, from its step (1 to 5). */
export const useMainSign = ({ tally, listed, total }: LessonRun): ((step: number) => Sign) => {
  const t = useTranslations();
  const { profile, values } = useLoadedSession();
  const count = (value: number) => formatCount(value, profile);
  const money = (hundredths: number) => formatMoney(hundredths, 2, profile);
  const gain = (hundredths: number) => formatGain(hundredths, profile);
  const round = (hundredths: number) => formatMoney(hundredths, 0, profile);
  const { profit, sell, tradeInterval } = limits;
  const { smallest, largest } = tally;
  return (step) => {
    switch (step) {
      case 1:
        return {
          title: t('lesson.losesTitle'),
          texts: [
            listed.count === 0
              ? t('lesson.losesNone')
              : t('lesson.loses', {
                  trades: count(listed.count),
                  wins: count(listed.wins),
                  losses: count(listed.count - listed.wins),
                }),
            t('lesson.losesWhy'),
            t('lesson.signsOnly'),
          ],
        };
      case 2: {
        const [low, high] = [money(sell.min), money(sell.max)];
        return {
          title: t('lesson.gainsTitle'),
          texts: [
            smallest === null || largest === null
              ? t('lesson.gainsNone', { min: money(profit.min), max: money(profit.max), low, high })
              : t('lesson.gains', {
                  small: money(smallest.buy),
                  smallGain: gain(smallest.profit),
                  large: money(largest.buy),
                  largeGain: gain(largest.profit),
                }),
            t('lesson.gainsWhy', {
              low,
              lowGain: gain(sell.min / 100),
              high,
              highGain: gain(sell.max / 100),
            }),
          ],
        };
      }
      case 3: {
        const [hour, year] = [expectedIn(1), expectedIn(hoursOfYear)];
        return {
          title: t('lesson.clockTitle'),
          texts: [
            t('lesson.clock', {
              min: count(tradeInterval.min / 1_000),
              max: count(tradeInterval.max / 1_000),
              hourTrades: count(hour.trades),
              hourGain: round(hour.gain),
              yearTrades: count(year.trades),
              yearGain: round(year.gain),
            }),
            tally.count === 0
              ? t('lesson.clockNone')
              : t('lesson.clockRun', {
                  trades: count(tally.count),
                  seconds: count(Math.round(tally.elapsed / 1_000)),
                  gain: money(tally.gain),
                }),
            t('lesson.clockWhy'),
          ],
        };
      }
      case 4:
        return {
          title: t('lesson.linkTitle'),
          texts: [
            t('lesson.link', { amount: round(values.amount) }),
            t('lesson.nothing', { total: round(total) }),
            t('lesson.nothingFixed', {
              increase: t('increaseSales'),
              transactions: t('transactions'),
              settings: t('settings'),
            }),
            t('lesson.linkWhy'),
          ],
        };
      default:
        return {
          title: t('lesson.withdrawTitle'),
          texts: [t('lesson.payoutText', { total: round(total) }), t('lesson.withdrawWhy')],
        };
    }
  };
};
