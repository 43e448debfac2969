import { v4 } from 'uuid';
import { initialTrades } from '@/lib/config/listLengths';
import { ranges } from '@/lib/config/ranges';
import { tradeInterval } from '@/lib/config/timing';
import { cryptoAssets, fiatCurrencies } from '@/lib/config/tradedAssets';
import type { CryptoAsset, FiatCurrency } from '@/lib/config/tradedAssets';
import { integerFrom, streamKey, wordsAt } from './randomStream';

/** Money in whole hundredths of the currency: 1234 is 12.34. */
export type Hundredths = number;

/**
 * The fields that trades of both views have. The owner chose the names of all fields, including
 * `serialNumber` on the main view, and `number` and `status` on the alternate view. Every trade
 * makes a profit, by design.
 */
export type Trade = {
  /** The number of the trade as a string. */
  readonly key: string;
  /** Version 4, in lower case. */
  readonly uuid: string;
  readonly currencySell: CryptoAsset;
  readonly currencyBuy: FiatCurrency;
  readonly buy: Hundredths;
  readonly profit: Hundredths;
  /** `buy + profit`; `null` while the trade is open. */
  readonly sell: Hundredths | null;
};

/** A trade of the main view. */
export type MainTrade = Trade & {
  /** From 1 for the very first trade. Never changes. */
  readonly serialNumber: number;
};

/** The keys of the streams that the figures of trades are drawn from. */
export const tradeKeys = (seed: string) => ({
  trade: streamKey(seed, 'trade'),
  sell: streamKey(seed, 'sell'),
  assets: streamKey(seed, 'assets'),
  id: streamKey(seed, 'id'),
  // Only the alternate view uses these.
  buy: streamKey(seed, 'buy'),
  tick: streamKey(seed, 'tick'),
});

export type TradeKeys = Readonly<ReturnType<typeof tradeKeys>>;

/** Milliseconds from the previous trade, or from Start, to trade `n`: within `tradeInterval`. */
export const gapAt = ({ trade }: TradeKeys, n: number): number =>
  integerFrom(wordsAt(trade, n)[0], tradeInterval);

/** The profit of trade `n`, without computing the rest of the trade. */
export const profitOf = (keys: TradeKeys, n: number): Hundredths =>
  integerFrom(wordsAt(keys.trade, n)[1], ranges.profit);

/** The serial number of the oldest trade that a page lists before its run. */
export const firstListed = (trades: number): number => Math.max(1, trades - initialTrades + 1);

/** The total before the first listed trade. The starting amount includes the listed trades. */
export const totalBeforeListed = (keys: TradeKeys, trades: number, amount: Hundredths) => {
  let total = amount;
  for (let n = firstListed(trades); n <= trades; n += 1) total -= profitOf(keys, n);
  return total;
};

const pick = <Item>(items: readonly [Item, ...Item[]], word: number): Item =>
  items[integerFrom(word, { min: 0, max: items.length - 1 })] ?? items[0];

const uuidAt = ({ id }: TradeKeys, n: number): string => {
  const words = [...wordsAt(id, n, 0), ...wordsAt(id, n, 1)];
  const bytes = words.flatMap((word) => [word >>> 24, word >>> 16, word >>> 8, word]);
  return v4({ random: Uint8Array.from(bytes) });
};

type Prices = Pick<Trade, 'buy' | 'profit' | 'sell'>;

/** The prices of a completed trade, within `ranges.profit` and `ranges.sell`. */
export const drawnPrices = (keys: TradeKeys, n: number): Prices => {
  const profit = profitOf(keys, n);
  const sell = integerFrom(wordsAt(keys.sell, n)[0], ranges.sell);
  return { buy: sell - profit, profit, sell };
};

/**
 * Makes trade `n` of a seed, with its prices and the fields of its view. The same arguments give
 * the same trade. Its UUID is computed when it is read, because few of many thousand trades are
 * displayed.
 */
export const makeTrade = <Own extends object>(
  keys: TradeKeys,
  n: number,
  prices: Prices,
  own: Own,
): Trade & Own => {
  const [cryptoWord, fiatWord] = wordsAt(keys.assets, n);
  return {
    key: String(n),
    currencySell: pick<CryptoAsset>(cryptoAssets, cryptoWord),
    currencyBuy: pick<FiatCurrency>(fiatCurrencies, fiatWord),
    ...prices,
    ...own,
    get uuid() {
      return uuidAt(keys, n);
    },
  };
};

/** Trade `n` of the main view. */
export const mainTrade = (keys: TradeKeys, n: number): MainTrade =>
  makeTrade(keys, n, drawnPrices(keys, n), { serialNumber: n });
