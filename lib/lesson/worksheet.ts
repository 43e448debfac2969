import { counts, fees } from '@/lib/config/limits';
import { stableCoins } from '@/lib/config/stableCoins';
import type { View } from '@/lib/config/views';
import { tradesPerRound } from '@/lib/simulation/alternateTrade';
import { alternateTradeHistory } from '@/lib/simulation/alternateTradeHistory';
import { breakEvenOf, feeOf, gainAfter, roundFee, type Sums } from './fee';
import { mainTradeHistory } from '@/lib/simulation/mainTradeHistory';
import type { Settings } from '@/lib/simulation/simulation';
import { successRateOf } from '@/lib/simulation/successRate';

/** Number of trades on a worksheet: all that a page lists, so that the printed link shows them. */
export const worksheetTrades = counts.keptTrades;

/**
 * The first trades of a run, from the code that also makes the run's files, and the answers to the
 * questions about them. Amounts are in hundredths of the currency.
 */
export const worksheetOf = (view: View, settings: Omit<Settings, 'rounds'>) => {
  const rounds = Math.floor(worksheetTrades / tradesPerRound);
  const before = { ...settings, rounds: 0 };
  const history =
    view === 'main'
      ? mainTradeHistory(before, { count: settings.trades + worksheetTrades })
      : alternateTradeHistory(before, {
          count: settings.trades + rounds * tradesPerRound,
          phase: { name: 'idle' },
        });
  /** With the profit in hundredths of a percent of the buy price, rounded. */
  const trades = [...history.trades].flatMap(({ sell, ...trade }) => {
    const percent = Math.round((trade.profit * 10_000) / trade.buy);
    return trade.inRun && sell !== null ? [{ ...trade, sell, percent }] : [];
  });
  const sumOf = (key: 'buy' | 'sell' | 'profit') =>
    trades.reduce((sum, trade) => sum + trade[key], 0);
  const byBuy = trades.toSorted((one, other) => one.buy - other.buy);
  const [smallest, largest] = [byBuy[0], byBuy.at(-1)];
  if (!smallest || !largest) throw new RangeError('The run has no trades.');
  const [bought, sold, gain] = [sumOf('buy'), sumOf('sell'), sumOf('profit')];
  const sums: Sums = { count: trades.length, gain, turnover: bought + sold };
  const breakEven = breakEvenOf(sums);
  const total = settings.amount + gain;
  const taxed = total > 0 ? total : gain;
  return {
    trades,
    /**
     * The moment at which a page lists exactly these trades: the time since Start on the main view;
     * the completed rounds on the alternate one, which waits for Start.
     */
    moment:
      view === 'main' ? { t: trades.at(-1)?.elapsed ?? 0, rounds: null } : { t: null, rounds },
    bought,
    sold,
    gain,
    /** The number of trades with a loss. */
    losses: trades.filter(({ profit }) => profit < 0).length,
    /** The trades with the lowest and the highest buy price. */
    smallest,
    largest,
    /** The gain after a fee of `fees.first` on each purchase and each sale. */
    gainAfterFee: gainAfter(sums, feeOf(fees.first)),
    /** The fee at which nothing is left of the gain, in hundredths of a percent, rounded. */
    breakEven: breakEven === null ? 0 : roundFee(breakEven),
    /** The made-up rate that the alternate view shows, in tenths of a percent. */
    successRate: successRateOf(settings.seed),
    stable: trades.filter(({ currencySell }) =>
      stableCoins.some(({ code }) => code === currencySell.code),
    ),
    /** The total that the page shows after these trades, possibly negative. */
    total,
    /** The sum that a fraudster may demand a tax on: the total if positive, else the gain. */
    taxed,
    /** A tenth of `taxed` as the sheet shows it, in whole units of the currency. */
    tenth: Math.round(taxed / 100) * 10,
  };
};

/** The table of a worksheet, and the answers to the questions about it. */
export type Worksheet = ReturnType<typeof worksheetOf>;
