import { fees } from '@/lib/config/limits';
import { stableCoins } from '@/lib/config/tradedAssets';
import type { View } from '@/lib/config/views';
import { breakEvenOf, feeOf, gainAfter, roundFee, type Sums } from '@/lib/simulation/fee';
import type { ListedTrade, Milliseconds, Settings } from '@/lib/simulation/simulation';
import type { Hundredths } from '@/lib/simulation/trade';
import { runAt } from './runAt';

/** The trades on a worksheet: five rounds of the alternate view. */
export const worksheetTrades = 10;

/** When a worksheet ends: time since Start on the main view, rounds on the alternate view. */
export const worksheetEnd = { t: 60_000, rounds: worksheetTrades / 2 } as const;

/** A completed trade. Its percentage is the gain in hundredths of a percent of the purchase. */
type WorksheetTrade = ListedTrade & {
  readonly sell: Hundredths;
  readonly percent: number;
};

/** The table of a worksheet, and the answers to the questions about it. */
export type Worksheet = {
  readonly trades: readonly WorksheetTrade[];
  readonly bought: Hundredths;
  readonly sold: Hundredths;
  readonly gain: Hundredths;
  readonly losses: number;
  readonly smallest: WorksheetTrade;
  readonly largest: WorksheetTrade;
  /** From Start to the last trade; 0 on the alternate view. */
  readonly elapsed: Milliseconds;
  /** At the pace of these trades. */
  readonly tradesPerHour: number;
  /** At the fee of `fees.first` on each purchase and each sale. */
  readonly gainAfterFee: Hundredths;
  /** The fee at which nothing is left, in hundredths of a percent. */
  readonly breakEven: number;
  /** The trades of coins that are made to keep their price. */
  readonly stable: readonly WorksheetTrade[];
  /** The total that the page shows after these trades, and a tenth of it. */
  readonly total: Hundredths;
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
export const worksheetOf = (
  view: View,
  { seed, amount, trades: before }: Omit<Settings, 'rounds'>,
): Worksheet => {
  const { t, rounds } = worksheetEnd;
  // The main view has no rounds. Trades of the alternate view that are open by then come later.
  const { history } = runAt(view, { seed, amount, trades: before, rounds }, t);
  const trades = [...history.trades]
    .filter(({ inRun }) => inRun)
    .slice(0, worksheetTrades)
    .map(completed);
  const byBuy = trades.toSorted((one, other) => one.buy - other.buy);
  const [smallest, largest] = [byBuy[0], byBuy.at(-1)];
  if (!smallest || !largest) throw new RangeError('The run has no trades.');
  const [bought, sold] = [sumOf(trades, ({ buy }) => buy), sumOf(trades, ({ sell }) => sell)];
  const gain = sumOf(trades, ({ profit }) => profit);
  const sums: Sums = { count: trades.length, gain, turnover: bought + sold };
  const breakEven = breakEvenOf(sums);
  const elapsed = trades.at(-1)?.elapsed ?? 0;
  const total = amount + gain;
  return {
    trades,
    bought,
    sold,
    gain,
    losses: trades.filter(({ profit }) => profit < 0).length,
    smallest,
    largest,
    elapsed,
    tradesPerHour: elapsed === 0 ? 0 : Math.round((trades.length * 3_600_000) / elapsed),
    gainAfterFee: gainAfter(sums, feeOf(fees.first)),
    breakEven: breakEven === null ? 0 : roundFee(breakEven),
    stable: trades.filter(({ currencySell }) =>
      stableCoins.some(({ code }) => code === currencySell.code),
    ),
    total,
    tenth: Math.round(total / 10),
  };
};
