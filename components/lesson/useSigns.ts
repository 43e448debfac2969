import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useLoadedSession, useRun, useView, type Session } from '@/components/run/run';
import { makeTally, type Tally } from '@/lib/lesson/tally';
import { tradesPerRound, successRateOf } from '@/lib/simulation/alternateTrade';
import type { Moment } from '@/lib/simulation/runner';
import type { Hundredths } from '@/lib/simulation/trade';
import { analysisMessages } from '@/lib/config/analysisMessages';
import { ranges } from '@/lib/config/ranges';
import { round, tradeInterval } from '@/lib/config/timing';
import { stableCoins } from '@/lib/config/tradedAssets';
import { totalPlaces } from '@/lib/config/views';
import { formatCount, formatGain, formatMoney, formatPercent } from '@/lib/format/formatNumber';
import { canBeChance, expectedIn, manyTrades, winsInARow } from '@/lib/lesson/expectations';

/** What a step says about its sign: a title, and paragraphs with the figures of the run. */
export type SignText = { readonly title: string; readonly texts: readonly string[] };

type LessonRun = Tally & {
  /** Rounds of the alternate view that have begun. */
  readonly rounds: number;
  /** How many updates of an open trade's profit the alternate view has shown. */
  readonly updates: number;
  readonly total: Hundredths;
};

const analysisDuration = analysisMessages.length * round.message + round.result;

const updatesAt = ({ elapsed, rounds }: Pick<Moment, 'elapsed' | 'rounds'>): number => {
  const inRound = Math.floor((elapsed - analysisDuration) / round.tick);
  return tradesPerRound * (rounds * round.ticks + Math.max(0, Math.min(inRound, round.ticks)));
};

/** The figures of the run on screen, kept up to date while the run goes on. */
const useLessonRun = (): LessonRun => {
  const view = useView();
  const { values, run } = useLoadedSession();
  // The whole state, because the moment changes with it.
  const state = useRun((snapshot) => snapshot.state);
  const last = state?.count ?? values.trades;
  const tallyUpTo = useMemo(() => makeTally(view, values), [view, values]);
  const moment = run.getMoment();
  return {
    ...tallyUpTo(last),
    rounds: moment === null ? values.rounds : moment.rounds + 1,
    updates: updatesAt(moment ?? { elapsed: 0, rounds: values.rounds }),
    total: state?.total ?? values.amount,
  };
};

type MakeSigns = (
  t: ReturnType<typeof useTranslations<never>>,
  session: Session,
  run: LessonRun,
) => readonly SignText[];

const hoursOfYear = 24 * 365;

const mainSigns: MakeSigns = (
  t,
  { profile, values },
  { run, listed, smallest, largest, total },
) => {
  const count = (value: number) => formatCount(value, profile);
  const money = (hundredths: number) => formatMoney(hundredths, 2, profile);
  const gain = (hundredths: number) => formatGain(hundredths, profile);
  const whole = (hundredths: number) => formatMoney(hundredths, totalPlaces.main, profile);
  const { profit, sell } = ranges;
  const [low, high] = [money(sell.min), money(sell.max)];
  const [hour, year] = [expectedIn(1), expectedIn(hoursOfYear)];
  const losses = count(listed.count - listed.wins);
  const loses = { trades: count(listed.count), wins: count(listed.wins), losses };
  const none = { min: money(profit.min), max: money(profit.max), low, high };
  const clock = {
    min: count(tradeInterval.min / 1_000),
    max: count(tradeInterval.max / 1_000),
    hourTrades: count(hour.trades),
    hourGain: whole(hour.gain),
    yearTrades: count(year.trades),
    yearGain: whole(year.gain),
  };
  const clockRun = {
    trades: count(run.count),
    seconds: count(Math.round(run.elapsed / 1_000)),
    gain: money(run.gain),
  };
  const gains = smallest &&
    largest && {
      small: money(smallest.buy),
      smallGain: gain(smallest.profit),
      large: money(largest.buy),
      largeGain: gain(largest.profit),
    };
  const fixed = {
    increase: t('increaseSales'),
    transactions: t('transactions'),
    settings: t('settings'),
  };
  const ofPrice = { low, lowGain: gain(sell.min / 100), high, highGain: gain(sell.max / 100) };
  return [
    {
      title: t('lesson.losesTitle'),
      texts: [
        listed.count === 0 ? t('lesson.losesNone') : t('lesson.loses', loses),
        t('lesson.losesWhy'),
        t('lesson.signsOnly'),
      ],
    },
    {
      title: t('lesson.gainsTitle'),
      texts: [
        gains ? t('lesson.gains', gains) : t('lesson.gainsNone', none),
        t('lesson.gainsWhy', ofPrice),
      ],
    },
    {
      title: t('lesson.clockTitle'),
      texts: [
        t('lesson.clock', clock),
        run.count === 0 ? t('lesson.clockNone') : t('lesson.clockRun', clockRun),
        t('lesson.clockWhy'),
      ],
    },
    {
      title: t('lesson.linkTitle'),
      texts: [
        t('lesson.link', { amount: whole(values.amount) }),
        t('lesson.nothing', { total: whole(total) }),
        t('lesson.nothingFixed', fixed),
        t('lesson.linkWhy'),
      ],
    },
    {
      title: t('lesson.withdrawTitle'),
      texts: [t('lesson.payoutText', { total: whole(total) }), t('lesson.withdrawWhy')],
    },
  ];
};

const alternateSigns: MakeSigns = (t, { profile, values }, run) => {
  const { listed, rounds, updates, total } = run;
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
  const seconds = count(analysisDuration / 1_000);
  const analysis = {
    button: t('alternate.startTrading'),
    steps: count(analysisMessages.length),
    seconds,
  };
  const coins = stableCoins.map(({ name, code }) => `${name} (${code})`).join(', ');
  const { stable } = listed;
  const stableRun = {
    trades: count(stable.count),
    gain: mean(stable.gain, stable.count),
    others: mean(listed.gain - stable.gain, listed.count - stable.count),
  };
  const [first, second] = ranges.growth;
  const isLuck = listed.count > 0 && canBeChance(successRate, listed.count);
  return [
    {
      title: t('lesson.analysisTitle'),
      texts: [
        t('lesson.analysis', analysis),
        rounds === 0
          ? t('lesson.analysisNone')
          : t('lesson.analysisRun', { rounds: count(rounds), seconds }),
        t('lesson.analysisWhy'),
        t('lesson.signsOnly'),
      ],
    },
    {
      title: t('lesson.rateTitle'),
      texts: [
        listed.count === 0
          ? t('lesson.rateNone', many)
          : t('lesson.rate', { ...chanceOf(listed.count), wins: count(listed.wins) }),
        isLuck ? t('lesson.rateChance', many) : t('lesson.rateWhy'),
      ],
    },
    {
      title: t('lesson.stableTitle'),
      texts: [
        t('lesson.stable', { coins, seconds: count((round.ticks * round.tick) / 1_000) }),
        stable.count === 0 ? t('lesson.stableNone') : t('lesson.stableRun', stableRun),
        t('lesson.stableWhy'),
      ],
    },
    {
      title: t('lesson.growTitle'),
      texts: [
        t('lesson.grow', { firstMax: money(first.max), secondMax: money(second.max) }),
        updates === 0 ? t('lesson.growNone') : t('lesson.growRun', { updates: count(updates) }),
        t('lesson.growWhy'),
      ],
    },
    {
      title: t('lesson.withdrawTitle'),
      texts: [
        t('lesson.withdrawText', { total: money(total), button: t('withdraw') }),
        t('lesson.withdrawWhy'),
      ],
    },
  ];
};

export const useSigns = (): readonly SignText[] => {
  const makeSigns = useView() === 'main' ? mainSigns : alternateSigns;
  return makeSigns(useTranslations(), useLoadedSession(), useLessonRun());
};
