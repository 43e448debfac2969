import { useTranslations } from 'next-intl';
import { useLoadedSession, useLoadedState, useView, type Session } from '@/components/run/run';
import type { AlternateState } from '@/lib/simulation/alternateEngine';
import { tradesPerRound, successRateOf } from '@/lib/simulation/alternateTrade';
import { newestTradeAt } from '@/lib/simulation/mainEngine';
import { firstListed, totalBeforeListed } from '@/lib/simulation/trade';
import { ranges } from '@/lib/config/ranges';
import { analysisDuration, analysisMessages, round, tradeInterval } from '@/lib/config/timing';
import { stableCoins } from '@/lib/config/tradedAssets';
import { totalPlaces } from '@/lib/config/views';
import { formatCount, formatGain, formatMoney, formatPercent } from '@/lib/format/formatNumber';
import { canBeChance, expectedIn, manyTrades, winsInARow } from '@/lib/lesson/expectations';
import { useTally } from './useTally';

/** What a step says about its sign, with the figures of the run. */
export type SignText = readonly [title: string, ...texts: string[]];

/** The rounds that have begun, and the updates of open trades that the page has shown. */
const roundsOf = ({ rounds, phase }: AlternateState) => ({
  rounds: rounds + (phase.name === 'idle' ? 0 : 1),
  updates: tradesPerRound * (rounds * round.ticks + (phase.name === 'trading' ? phase.tick : 0)),
});

/** The figures of the run on screen, kept up to date while the run goes on. */
const useLessonRun = () => {
  const { values } = useLoadedSession();
  const state = useLoadedState();
  const { keys, total, count } = state;
  return {
    ...useTally(),
    total,
    /** The trades that the page has listed, and their profits. */
    listed: count - firstListed(values.trades) + 1,
    listedGain: total - totalBeforeListed(keys, values.trades, values.amount),
    /** The trades since Start, their profits, and the time that they took. */
    run: {
      count: count - values.trades,
      gain: total - values.amount,
      elapsed: 'nextTradeAt' in state ? newestTradeAt(state) : 0,
    },
    ...('phase' in state ? roundsOf(state) : { rounds: 0, updates: 0 }),
  };
};

type MakeSigns = (
  t: ReturnType<typeof useTranslations<'lesson'>>,
  page: ReturnType<typeof useTranslations<never>>,
  session: Session,
  run: ReturnType<typeof useLessonRun>,
) => readonly SignText[];

const mainSigns: MakeSigns = (t, page, { profile, values }, figures) => {
  const { run, listed, smallest, largest, total } = figures;
  const count = (value: number) => formatCount(value, profile);
  const seconds = (milliseconds: number) => count(Math.round(milliseconds / 1_000));
  const money = (hundredths: number) => formatMoney(hundredths, 2, profile);
  const gain = (hundredths: number) => formatGain(hundredths, profile);
  const whole = (hundredths: number) => formatMoney(hundredths, totalPlaces.main, profile);
  const { profit, sell } = ranges;
  const [low, high] = [money(sell.min), money(sell.max)];
  const [hour, year] = [expectedIn(1), expectedIn(24 * 365)];
  return [
    [
      t('losesTitle'),
      listed === 0
        ? t('losesNone')
        : t('loses', { trades: count(listed), wins: count(listed), losses: count(0) }),
      t('losesWhy'),
      t('signsOnly'),
    ],
    [
      t('gainsTitle'),
      smallest && largest
        ? t('gains', {
            small: money(smallest.buy),
            smallGain: gain(smallest.profit),
            large: money(largest.buy),
            largeGain: gain(largest.profit),
          })
        : t('gainsNone', { min: money(profit.min), max: money(profit.max), low, high }),
      t('gainsWhy', { low, lowGain: gain(sell.min / 100), high, highGain: gain(sell.max / 100) }),
    ],
    [
      t('clockTitle'),
      t('clock', {
        min: seconds(tradeInterval.min),
        max: seconds(tradeInterval.max),
        hourTrades: count(hour.trades),
        hourGain: whole(hour.gain),
        yearTrades: count(year.trades),
        yearGain: whole(year.gain),
      }),
      run.count === 0
        ? t('clockNone')
        : t('clockRun', {
            trades: count(run.count),
            seconds: seconds(run.elapsed),
            gain: money(run.gain),
          }),
      t('clockWhy'),
    ],
    [
      t('linkTitle'),
      t('link', { amount: whole(values.amount) }),
      t('nothing', { total: whole(total) }),
      t('nothingFixed', {
        increase: page('increaseSales'),
        transactions: page('transactions'),
        settings: page('settings'),
      }),
      t('linkWhy'),
    ],
    [t('withdrawTitle'), t('payoutText', { total: whole(total) }), t('withdrawWhy')],
  ];
};

const alternateSigns: MakeSigns = (
  t,
  page,
  { profile, values },
  { listed, listedGain, stable, rounds, updates, total },
) => {
  const count = (value: number) => formatCount(value, profile);
  const money = (hundredths: number) => formatMoney(hundredths, 2, profile);
  const mean = (sum: number, of: number) =>
    of === 0 ? '–' : formatGain(Math.round(sum / of), profile);
  const successRate = successRateOf(values.seed);
  const rate = formatPercent(successRate, profile);
  /** The chance of a number of profits in a row, if the rate were true. */
  const chanceOf = (trades: number) => {
    const tenths = winsInARow(successRate, trades);
    const share = formatPercent(Math.max(1, tenths), profile);
    return { rate, trades: count(trades), tiny: String(tenths === 0), share };
  };
  const many = chanceOf(manyTrades);
  const isLuck = listed > 0 && canBeChance(successRate, listed);
  const button = page('alternate.startTrading');
  const seconds = count(analysisDuration / 1_000);
  const coins = stableCoins.map(({ name, code }) => `${name} (${code})`).join(', ');
  const [first, second] = ranges.growth;
  return [
    [
      t('analysisTitle'),
      t('analysis', { button, steps: count(analysisMessages.length), seconds }),
      rounds === 0 ? t('analysisNone') : t('analysisRun', { rounds: count(rounds), seconds }),
      t('analysisWhy'),
      t('signsOnly'),
    ],
    [
      t('rateTitle'),
      listed === 0 ? t('rateNone', many) : t('rate', { ...chanceOf(listed), wins: count(listed) }),
      isLuck ? t('rateChance', many) : t('rateWhy'),
    ],
    [
      t('stableTitle'),
      t('stable', { coins, seconds: count((round.ticks * round.tick) / 1_000) }),
      stable.count === 0
        ? t('stableNone')
        : t('stableRun', {
            trades: count(stable.count),
            gain: mean(stable.gain, stable.count),
            others: mean(listedGain - stable.gain, listed - stable.count),
          }),
      t('stableWhy'),
    ],
    [
      t('growTitle'),
      t('grow', { firstMax: money(first.max), secondMax: money(second.max) }),
      updates === 0 ? t('growNone') : t('growRun', { updates: count(updates) }),
      t('growWhy'),
    ],
    [
      t('withdrawTitle'),
      t('withdrawText', { total: money(total), button: page('withdraw') }),
      t('withdrawWhy'),
    ],
  ];
};

export const useSigns = (): readonly SignText[] => {
  const makeSigns = useView() === 'main' ? mainSigns : alternateSigns;
  return makeSigns(
    useTranslations('lesson'),
    useTranslations(),
    useLoadedSession(),
    useLessonRun(),
  );
};
