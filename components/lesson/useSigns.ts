import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useLoadedSession, useRun, useView, type Session } from '@/components/run/run';
import { makeTally } from '@/lib/lesson/tally';
import { tradesPerRound, successRateOf } from '@/lib/simulation/alternateTrade';
import type { Moment } from '@/lib/simulation/runner';
import { analysisDuration, analysisMessages } from '@/lib/config/analysis';
import { ranges } from '@/lib/config/ranges';
import { round, tradeInterval } from '@/lib/config/timing';
import { stableCoins } from '@/lib/config/tradedAssets';
import { totalPlaces } from '@/lib/config/views';
import { formatCount, formatGain, formatMoney, formatPercent } from '@/lib/format/formatNumber';
import { canBeChance, expectedIn, manyTrades, winsInARow } from '@/lib/lesson/expectations';

/** What a step says about its sign, with the figures of the run. */
export type SignText = readonly [title: string, ...texts: string[]];

const updatesAt = ({ elapsed, rounds }: Pick<Moment, 'elapsed' | 'rounds'>): number => {
  const inRound = Math.floor((elapsed - analysisDuration) / round.tick);
  return tradesPerRound * (rounds * round.ticks + Math.max(0, Math.min(inRound, round.ticks)));
};

/** The figures of the run on screen, kept up to date while the run goes on. */
const useLessonRun = () => {
  const view = useView();
  const { values, run } = useLoadedSession();
  const total = useRun(({ state }) => state.total) ?? values.amount;
  const count = useRun(({ state }) => state.count) ?? values.trades;
  // The moment is read anew when a trade has changed, or a round has begun.
  useRun(({ state }) => state.trades);
  useRun(({ isIdle }) => isIdle);
  const tallyUpTo = useMemo(() => makeTally(view, values), [view, values]);
  const moment = run.getMoment();
  return {
    ...tallyUpTo(count),
    /** Rounds of the alternate view that have begun. */
    rounds: moment === null ? values.rounds : moment.rounds + 1,
    /** How many updates of an open trade's profit the alternate view has shown. */
    updates: updatesAt(moment ?? { elapsed: 0, rounds: values.rounds }),
    total,
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
  { listed, rounds, updates, total },
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
  const isLuck = listed.count > 0 && canBeChance(successRate, listed.count);
  const button = page('alternate.startTrading');
  const seconds = count(analysisDuration / 1_000);
  const coins = stableCoins.map(({ name, code }) => `${name} (${code})`).join(', ');
  const { stable } = listed;
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
      listed.count === 0
        ? t('rateNone', many)
        : t('rate', { ...chanceOf(listed.count), wins: count(listed.wins) }),
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
            others: mean(listed.gain - stable.gain, listed.count - stable.count),
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
