import type { RunState } from '@/components/run/run';
import { ranges } from '@/lib/config/ranges';
import { analysisDuration, analysisMessages, round } from '@/lib/config/timing';
import { stableCoins } from '@/lib/config/tradedAssets';
import { canBeChance, manyTrades, winsInARow } from '@/lib/lesson/expectations';
import { successRateOf, tradesPerRound, updateGrowth } from '@/lib/simulation/alternateTrade';
import { totalBeforeListed } from '@/lib/simulation/trade';
import type { Figures, Sign } from './figures';
import { amount, counts, paidOut } from './evidenceRows';

/** The rounds that have begun, and the updates of open trades that the page has shown. */
const roundsOf = (state: RunState) => {
  if (state.view === 'main') return { begun: 0, updates: 0 };
  const { rounds, phase } = state;
  const ticks = rounds * round.ticks + (phase.name === 'trading' ? phase.tick : 0);
  return { begun: rounds + (phase.name === 'idle' ? 0 : 1), updates: tradesPerRound * ticks };
};

/** The chance of a number of profits in a row, if the success rate were true. */
const chanceOf = (trades: number, { values, percent }: Figures) => {
  const tenths = winsInARow(successRateOf(values.seed), trades);
  return { isBelowLimit: tenths === 0, share: percent(Math.max(1, tenths)) };
};

/** The greatest profit that a trade can have at the end of a round. */
const greatestGain = round.ticks * Math.max(...ranges.growth.map(({ max }) => max));

/** The stablecoins and all others: their trades, and the average profit, or its limits. */
const coins = (figures: Figures) => {
  const { t, page, tally, listed, state, values, count, money, gain } = figures;
  const limits = page('hints.range', { min: money(0), max: money(greatestGain) });
  const rowOf = (label: string, trades: number, sum: number) => {
    const average = Math.round(sum / Math.max(1, trades));
    return {
      label,
      beside: { text: count(trades), bar: trades },
      ...amount(trades > 0 ? gain(average) : limits),
      ...(trades > 0 && { bar: average }),
    };
  };
  const { stable } = tally();
  const before = totalBeforeListed(state.keys, values.trades, values.amount);
  const others = state.total - before - stable.gain;
  return {
    heads: ['', page('trades'), t('alternate.stable.average')],
    rows: [
      rowOf(t('alternate.stable.stable'), stable.count, stable.gain),
      rowOf(t('alternate.stable.others'), listed - stable.count, others),
    ],
  };
};

export const alternateSigns: readonly Sign[] = [
  {
    key: 'alternate.analysis',
    parts: 'start',
    evidence: ({ t, count, state }) =>
      counts([
        [t('alternate.analysis.rounds'), count(roundsOf(state).begun)],
        [t('alternate.analysis.messages'), count(analysisMessages.length)],
        [t('alternate.analysis.seconds'), count(analysisDuration / 1_000)],
      ]),
    args: ({ page, count }) => ({
      button: page('alternate.startTrading'),
      seconds: count(analysisDuration / 1_000),
    }),
  },
  {
    key: 'alternate.rate',
    parts: 'figures',
    evidence: (figures) => {
      const { t, listed, count, percent, values } = figures;
      const trades = listed > 0 ? listed : manyTrades;
      const { isBelowLimit, share } = chanceOf(trades, figures);
      const wins = t('alternate.rate.of', { wins: count(trades), trades: count(trades) });
      return counts([
        [t('alternate.rate.claimed'), percent(successRateOf(values.seed))],
        [t(listed > 0 ? 'alternate.rate.sold' : 'alternate.rate.all'), wins],
        [t('alternate.rate.chance'), isBelowLimit ? `<\u00a0${share}` : share],
      ]);
    },
    args: (figures) => {
      const { listed, count, values } = figures;
      const { isBelowLimit, share } = chanceOf(manyTrades, figures);
      const isLuck = canBeChance(successRateOf(values.seed), listed);
      return {
        listed: listed === 0 ? 'none' : isLuck ? 'few' : 'many',
        trades: count(manyTrades),
        tiny: String(isBelowLimit),
        share,
      };
    },
  },
  {
    key: 'alternate.stable',
    parts: 'stable',
    evidence: coins,
    args: ({ count }) => ({
      coins: stableCoins.map(({ name, code }) => `${name} (${code})`).join(', '),
      seconds: count((round.ticks * round.tick) / 1_000),
    }),
  },
  {
    key: 'alternate.grow',
    parts: 'newest',
    evidence: ({ t, count, state }) =>
      counts([
        [t('alternate.grow.updates'), count(roundsOf(state).updates)],
        [t('alternate.grow.rose'), count(roundsOf(state).updates)],
        [t('alternate.grow.fell'), count(0)],
      ]),
    steps: ({ state }) => ({
      count: roundsOf(state).updates,
      amountAt: (update) => updateGrowth(state.keys, update),
    }),
    args: ({ money }) => ({
      firstMax: money(ranges.growth[0].max),
      secondMax: money(ranges.growth[1].max),
    }),
  },
  {
    key: 'alternate.withdraw',
    parts: 'figures',
    evidence: paidOut,
    args: ({ page }) => ({ button: page('withdraw') }),
  },
];
