import { counts, fees } from '@/lib/config/limits';
import { stableCoins } from '@/lib/config/stableCoins';
import type { View } from '@/lib/config/views';
import { tradesPerRound } from '@/lib/simulation/alternateTrade';
import { alternateTradeHistory } from '@/lib/simulation/alternateTradeHistory';
import { breakEvenOf, feeOf, gainAfter, roundFee, type Sums } from './fee';
import { mainTradeHistory } from '@/lib/simulation/mainTradeHistory';
import type { ListedTrade, Milliseconds, Settings } from '@/lib/simulation/simulation';
import { successRateOf } from '@/lib/simulation/successRate';
import type { Hundredths } from '@/lib/simulation/trade';

/** Number of trades on a worksheet: all that a page lists, so that the printed link shows them. */
export const worksheetTrades = counts.keptTrades;

/** A completed trade. */
type WorksheetTrade = ListedTrade & {
  readonly sell: Hundredths;
  /** The profit in hundredths of a percent of the buy price, rounded. */
  readonly percent: number;
};

/** The moment of a run at which a page lists exactly the trades of a worksheet. */
type WorksheetMoment = {
  /** Time since Start; `null` on the alternate view, which waits for Start. */
  readonly t: Milliseconds | null;
  /** Number of completed rounds; `null` on the main view, which has no rounds. */
  readonly rounds: number | null;
};

/** The table of a worksheet, and the answers to the questions about it. */
export type Worksheet = {
  readonly trades: readonly WorksheetTrade[];
  readonly moment: WorksheetMoment;
  /** The sums of the buy prices, the sell prices and the profits. */
  readonly bought: Hundredths;
  readonly sold: Hundredths;
  readonly gain: Hundredths;
  /** The number of trades with a loss. */
  readonly losses: number;
  /** The trades with the lowest and the highest buy price. */
  readonly smallest: WorksheetTrade;
  readonly largest: WorksheetTrade;
  /** The gain after a fee of `fees.first` on each purchase and each sale. */
  readonly gainAfterFee: Hundredths;
  /** The fee at which nothing is left of the gain, in hundredths of a percent, rounded. */
  readonly breakEven: number;
  /** The made-up rate that the alternate view shows, in tenths of a percent. */
  readonly successRate: number;
  /** The trades of `stableCoins`. */
  readonly stable: readonly WorksheetTrade[];
  /** The total that the page shows after these trades, possibly negative. */
  readonly total: Hundredths;
  /** The sum that a fraudster may demand a tax on: the total if positive, else the gain. */
  readonly taxed: Hundredths;
  /** A tenth of `taxed`, rounded. */
  readonly tenth: Hundredths;
};

const completed = (trade: ListedTrade): WorksheetTrade => {
  const { buy, sell, profit } = trade;
  if (sell === null) throw new RangeError(`The trade ${trade.serialNumber} is open.`);
  return { ...trade, sell, percent: Math.round((profit * 10_000) / buy) };
};

const sumOf = (trades: readonly WorksheetTrade[], of: (trade: WorksheetTrade) => number) =>
  trades.reduce((sum, trade) => sum + of(trade), 0);

/** The first trades of a run and the answers, from the code that also makes the run's files. */
export const worksheetOf = (view: View, settings: Omit<Settings, 'rounds'>): Worksheet => {
  const rounds = Math.floor(worksheetTrades / tradesPerRound);
  const before = { ...settings, rounds: 0 };
  const history =
    view === 'main'
      ? mainTradeHistory(before, { count: settings.trades + worksheetTrades })
      : alternateTradeHistory(before, {
          count: settings.trades + rounds * tradesPerRound,
          phase: { name: 'idle' },
        });
  const trades = [...history.trades].filter(({ inRun }) => inRun).map(completed);
  const byBuy = trades.toSorted((one, other) => one.buy - other.buy);
  const [smallest, largest] = [byBuy[0], byBuy.at(-1)];
  if (!smallest || !largest) throw new RangeError('The run has no trades.');
  const [bought, sold] = [sumOf(trades, ({ buy }) => buy), sumOf(trades, ({ sell }) => sell)];
  const gain = sumOf(trades, ({ profit }) => profit);
  const sums: Sums = { count: trades.length, gain, turnover: bought + sold };
  const breakEven = breakEvenOf(sums);
  const total = settings.amount + gain;
  const taxed = total > 0 ? total : gain;
  return {
    trades,
    moment:
      view === 'main' ? { t: trades.at(-1)?.elapsed ?? 0, rounds: null } : { t: null, rounds },
    bought,
    sold,
    gain,
    losses: trades.filter(({ profit }) => profit < 0).length,
    smallest,
    largest,
    gainAfterFee: gainAfter(sums, feeOf(fees.first)),
    breakEven: breakEven === null ? 0 : roundFee(breakEven),
    successRate: successRateOf(settings.seed),
    stable: trades.filter(({ currencySell }) =>
      stableCoins.some(({ code }) => code === currencySell.code),
    ),
    total,
    taxed,
    tenth: Math.round(taxed / 10),
  };
};
