import { ranges } from '@/lib/config/ranges';
import { tradeInterval } from '@/lib/config/timing';
import { expectedIn } from '@/lib/lesson/expectations';
import type { RunTrade } from '@/lib/record/tradeHistory';
import { newestTradeAt } from '@/lib/simulation/mainEngine';
import { profitOf } from '@/lib/simulation/trade';
import type { Figures, Sign } from './figures';
import { amount, counts, paidOut } from './evidenceRows';

const { profit, sell } = ranges;

/** The smallest and the largest purchase since Start, or the only one; without any, the limits. */
const purchases = ({ t, page, tally, money, gain }: Figures) => {
  const { smallest, largest } = tally();
  const head = t(smallest ? 'main.gains.purchase' : 'main.gains.amount');
  const limits = page('hints.range', { min: money(profit.min), max: money(profit.max) });
  const row = (label: string, price: number, trade: RunTrade | null) => ({
    label,
    beside: { text: money(price), bar: price },
    ...amount(trade ? gain(trade.profit) : limits),
    ...(trade && { bar: trade.profit }),
  });
  const heads = ['', head, page('profit')];
  if (smallest === null || largest === null) {
    const least = row(t('main.gains.least'), sell.min, null);
    return { heads, rows: [least, row(t('main.gains.most'), sell.max, null)] };
  }
  const rows =
    smallest.number === largest.number
      ? [row(t('main.gains.only'), smallest.buy, smallest)]
      : [
          row(t('main.gains.smallest'), smallest.buy, smallest),
          row(t('main.gains.largest'), largest.buy, largest),
        ];
  return { heads, rows };
};

/** The profits since Start, if there are any, and those to expect in an hour and in a year. */
const profits = ({ t, page, state, values, count, money, total }: Figures) => {
  const trades = (number: number) =>
    page('figures.trades', { count: number, number: count(number) });
  const expected = (label: string, hours: number, size: 'h2' | 'h1') => {
    const { trades: number, gain } = expectedIn(hours);
    return { label, note: trades(number), ...amount(total(gain)), size };
  };
  const made = state.count - values.trades;
  const elapsed = made > 0 && state.view === 'main' ? newestTradeAt(state) : 0;
  const seconds = Math.round(elapsed / 1_000);
  const duration = { trades: trades(made), count: seconds, number: count(seconds) };
  const run = {
    label: t('main.clock.run'),
    note: t('main.clock.seconds', duration),
    ...amount(money(state.total - values.amount)),
    size: 'h2' as const,
  };
  const hour = expected(t('main.clock.hour'), 1, 'h2');
  const year = expected(t('main.clock.year'), 24 * 365, 'h1');
  return { rows: made > 0 ? [run, hour, year] : [hour, year] };
};

/** The name and the starting amount, with their origins, and the amounts of two periods. */
const balances = ({ t, page, link, values, state, total }: Figures) => {
  const origin = (name: 'name' | 'amount') =>
    t(link.choices[name] === null ? 'main.link.random' : 'main.link.linked');
  const shown = amount(total(state.total));
  return {
    rows: [
      { label: page('parameters.name'), note: origin('name'), text: values.name, kind: 'name' },
      { label: t('main.link.start'), note: origin('amount'), ...amount(total(values.amount)) },
      { label: page('today'), ...shown },
      { label: page('overall'), ...shown },
    ],
  } as const;
};

export const mainSigns: readonly Sign[] = [
  {
    key: 'main.loses',
    parts: 'trades',
    evidence: ({ t, count, listed, first }) =>
      counts([
        [t('main.loses.listed', { first: String(first) }), count(listed)],
        [t('main.loses.wins'), count(listed)],
        [t('main.loses.losses'), count(0)],
      ]),
    steps: ({ listed, state, first }) => ({
      count: listed,
      amountAt: (step) => profitOf(state.keys, first + step),
    }),
  },
  {
    key: 'main.gains',
    parts: 'sales',
    evidence: purchases,
    args: ({ money, gain }) => ({
      low: money(sell.min),
      lowGain: gain(sell.min / 100),
      high: money(sell.max),
      highGain: gain(sell.max / 100),
    }),
  },
  {
    key: 'main.clock',
    parts: 'profit',
    evidence: profits,
    args: ({ count }) => ({
      min: count(tradeInterval.min / 1_000),
      max: count(tradeInterval.max / 1_000),
    }),
  },
  {
    key: 'main.link',
    parts: 'profit panel',
    evidence: balances,
    args: ({ page }) => ({
      increase: page('increaseSales'),
      transactions: page('transactions'),
      settings: page('settings'),
    }),
  },
  { key: 'main.withdraw', parts: 'profit', evidence: paidOut },
];
