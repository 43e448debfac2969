import { useTranslations } from 'next-intl';
import { useLoadedSession } from '@/components/run/run';
import { alternateRound, limits } from '@/lib/config/limits';
import { stableCoins } from '@/lib/config/stableCoins';
import { formatCount, formatGain, formatMoney, formatPercent } from '@/lib/format/formatNumber';
import { canBeChance, manyTrades, winsInARow } from '@/lib/lesson/expectations';
import { successRateOf } from '@/lib/simulation/successRate';
import type { LessonRun } from './useLessonRun';
import type { Sign } from './useMainSign';

/** Returns a function that writes a sign of the alternate view, from its step (1 to 5). */
export const useAlternateSign = ({
  listed,
  rounds,
  updates,
  total,
}: LessonRun): ((step: number) => Sign) => {
  const t = useTranslations();
  const { profile, values } = useLoadedSession();
  const rate = successRateOf(values.seed);
  const { steps, stepDuration, resultDuration, ticks, tickDuration } = alternateRound;
  const button = t('alternate.startTrading');
  const count = (value: number) => formatCount(value, profile);
  const money = (hundredths: number) => formatMoney(hundredths, 2, profile);
  const mean = (sum: number, of: number) =>
    of === 0 ? '–' : formatGain(Math.round(sum / of), profile);
  /** The chance of a number of profits in a row, if the rate were true. */
  const likelihood = (trades: number) => {
    const tenths = winsInARow(rate, trades);
    return {
      trades: count(trades),
      tiny: String(tenths === 0),
      share: formatPercent(Math.max(1, tenths), profile),
    };
  };
  return (step) => {
    switch (step) {
      case 1: {
        const seconds = count((steps * stepDuration + resultDuration) / 1_000);
        return {
          title: t('lesson.analysisTitle'),
          texts: [
            t('lesson.analysis', { button, steps: count(steps), seconds }),
            rounds === 0
              ? t('lesson.analysisNone')
              : t('lesson.analysisRun', { rounds: count(rounds), seconds }),
            t('lesson.analysisWhy'),
            t('lesson.signsOnly'),
          ],
        };
      }
      case 2: {
        const shown = formatPercent(rate, profile);
        const many = likelihood(manyTrades);
        return {
          title: t('lesson.rateTitle'),
          texts: [
            listed.count === 0
              ? t('lesson.rateNone', { rate: shown, ...many })
              : t('lesson.rate', {
                  rate: shown,
                  wins: count(listed.wins),
                  ...likelihood(listed.count),
                }),
            listed.count > 0 && canBeChance(rate, listed.count)
              ? t('lesson.rateChance', many)
              : t('lesson.rateWhy'),
          ],
        };
      }
      case 3: {
        const { stable } = listed;
        return {
          title: t('lesson.stableTitle'),
          texts: [
            t('lesson.stable', {
              coins: stableCoins.map(({ name, code }) => `${name} (${code})`).join(', '),
              seconds: count((ticks * tickDuration) / 1_000),
            }),
            stable.count === 0
              ? t('lesson.stableNone')
              : t('lesson.stableRun', {
                  trades: count(stable.count),
                  gain: mean(stable.gain, stable.count),
                  others: mean(listed.gain - stable.gain, listed.count - stable.count),
                }),
            t('lesson.stableWhy'),
          ],
        };
      }
      case 4: {
        const [first, second] = limits.growth;
        return {
          title: t('lesson.growTitle'),
          texts: [
            t('lesson.grow', { firstMax: money(first.max), secondMax: money(second.max) }),
            updates === 0 ? t('lesson.growNone') : t('lesson.growRun', { updates: count(updates) }),
            t('lesson.growWhy'),
          ],
        };
      }
      default:
        return {
          title: t('lesson.withdrawTitle'),
          texts: [
            t('lesson.withdrawText', { total: money(total), button: t('withdraw') }),
            t('lesson.withdrawWhy'),
          ],
        };
    }
  };
};
