import { useTranslations } from 'next-intl';
import { useLoadedSession } from '@/components/run/runContext';
import { alternateRound, limits } from '@/lib/config/limits';
import { stableCoins } from '@/lib/config/stableCoins';
import { totalPlaces } from '@/lib/config/views';
import { formatCount, formatMoney, formatPercent, formatGain } from '@/lib/format/formatNumber';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { canBeChance, manyTrades, winsInARow } from '@/lib/lesson/expectations';
import { successRateOf } from '@/lib/simulation/successRate';
import type { Sign } from './useMainSign';
import type { LessonRun } from './useLessonRun';

/**
 * The signs of the alternate view, with the figures of the run.
 *
 * @param step 1 to 5
 */
export const useAlternateSign = (
  step: number,
  { listed, rounds, updates, total }: LessonRun,
): Sign => {
  const t = useLoadedTranslations('lesson');
  const tPage = useTranslations();
  const { profile, values } = useLoadedSession();
  const successRate = successRateOf(values.seed);
  const { steps, stepDuration, resultDuration, ticks, tickDuration } = alternateRound;
  const button = tPage('alternate.startTrading');
  const count = (value: number) => formatCount(value, profile);
  const money = (hundredths: number) => formatMoney(hundredths, 2, profile);
  const mean = (sum: number, of: number) =>
    of === 0 ? '–' : formatGain(Math.round(sum / of), profile);
  switch (step) {
    case 1: {
      const seconds = count((steps * stepDuration + resultDuration) / 1_000);
      return {
        title: t('analysisTitle'),
        texts: [
          t('analysis', { button, steps: count(steps), seconds }),
          rounds === 0 ? t('analysisNone') : t('analysisRun', { rounds: count(rounds), seconds }),
          t('analysisWhy'),
          t('signsOnly'),
        ],
        tryIt: t('analysisTry', { button }),
      };
    }
    case 2: {
      const none = listed.count === 0;
      const likelihood = (trades: number) => {
        const tenths = winsInARow(successRate, trades);
        return {
          trades: count(trades),
          tiny: String(tenths === 0),
          share: formatPercent(Math.max(1, tenths), profile),
        };
      };
      const many = likelihood(manyTrades);
      const figures = {
        rate: formatPercent(successRate, profile),
        ...(none ? many : likelihood(listed.count)),
      };
      return {
        title: t('rateTitle'),
        texts: [
          none ? t('rateNone', figures) : t('rate', { ...figures, wins: count(listed.wins) }),
          !none && canBeChance(successRate, listed.count) ? t('rateChance', many) : t('rateWhy'),
        ],
        tryIt: null,
      };
    }
    case 3: {
      const { stable } = listed;
      return {
        title: t('stableTitle'),
        texts: [
          t('stable', {
            coins: stableCoins.map(({ name, code }) => `${name} (${code})`).join(', '),
            seconds: count((ticks * tickDuration) / 1_000),
          }),
          stable.count === 0
            ? t('stableNone')
            : t('stableRun', {
                trades: count(stable.count),
                gain: mean(stable.gain, stable.count),
                others: mean(listed.gain - stable.gain, listed.count - stable.count),
              }),
          t('stableWhy'),
        ],
        tryIt: t('stableRows'),
      };
    }
    case 4: {
      const [first, second] = limits.growth;
      return {
        title: t('growTitle'),
        texts: [
          t('grow', { firstMax: money(first.max), secondMax: money(second.max) }),
          updates === 0 ? t('growNone') : t('growRun', { updates: count(updates) }),
          t('growWhy'),
        ],
        tryIt: t('growTry', { button }),
      };
    }
    default:
      return {
        title: t('withdrawTitle'),
        texts: [
          t('withdrawText', {
            total: formatMoney(total, totalPlaces.alternate, profile),
            button: tPage('withdraw'),
          }),
          t('withdrawWhy'),
        ],
        tryIt: t('withdrawTry', { button: tPage('withdraw') }),
      };
  }
};
