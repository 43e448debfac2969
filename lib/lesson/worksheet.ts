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

/** The trades on a worksheet: as many as a page lists, so that its link shows them all. */
export const worksheetTrades = counts.keptTrades;

/** A completed trade. Its percentage is the gain in hundredths of a percent of the purchase. */
type WorksheetTrade = ListedTrade & {
  readonly sell: Hundredths;
  readonly percent: number;
};

/** The moment of a run after which a page lists exactly the trades of a worksheet. */
type WorksheetMoment = {
  /** Time since Start; `null` on the alternate view, which waits for Start. */
  readonly t: Milliseconds | null;
  /** Rounds that have ended; `null` on the main view, which has none. */
  readonly rounds: number | null;
};

/** The table of a worksheet, and the answers to the questions about it. */
export type Worksheet = {
  readonly trades: readonly WorksheetTrade[];
  readonly moment: WorksheetMoment;
  readonly bought: Hundredths;
  readonly sold: Hundredths;
  readonly gain: Hundredths;
  readonly losses: number;
  readonly smallest: WorksheetTrade;
  readonly largest: WorksheetTrade;
  /** At the fee of `fees.first` on each purchase and each sale. */
  readonly gainAfterFee: Hundredths;
  /** The fee at which nothing is left, in hundredths of a percent. */
  readonly breakEven: number;
  /** The made-up rate that the alternate view shows, in tenths of a percent. */
  readonly successRate: number;
  /** The trades of coins that are made to keep their price. */
  readonly stable: readonly WorksheetTrade[];
  /** The total that the page shows after these trades. It may be below zero. */
  readonly total: Hundredths;
  /** What someone may ask a tax for: the total if it is above zero, else the gain; and a tenth of it. */
  readonly taxed: Hundredths;
  readonly tenth: Hundredths;
};

const completed = (trade: ListedTrade): WorksheetTrade => {
  const { buy, sell, profit } = trade;
  if (sell === null) throw new RangeError(`The trade ${trade.serialNumber} is open.`);
  return { ...trade, sell, percent: Math.round((profit * 10_000) / buy) };
};

const sumOf = (trades: readonly WorksheetTrade[], of: (trade: WorksheetTrade) => number) =>
  trades.reduce((sum, trade) => sum + of(trade), 0);

/** The first trades of a run, with the answers, from the same code as the files of that run. */
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
