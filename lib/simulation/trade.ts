import { v4 } from 'uuid';
import { initialTrades } from '@/lib/config/listLengths';
import { ranges } from '@/lib/config/ranges';
import { tradeInterval } from '@/lib/config/timing';
import { cryptoAssets, fiatCurrencies } from '@/lib/config/tradedAssets';
import type { CryptoAsset, FiatCurrency } from '@/lib/config/tradedAssets';
import { integerFrom, streamKey, wordsAt } from './randomStream';
import type { Key } from './threefry';

/** Money in whole hundredths of the currency: 1234 is 12.34. */
export type Hundredths = number;

/** One simulated trade, which always makes a profit, by design. */
export type SimulatedTrade = {
  /** The serial number as a string. */
  readonly key: string;
  /** A UUID of version 4, in lower case. */
  readonly uuid: string;
  /** From 1 for the very first trade. Never changes. */
  readonly serialNumber: number;
  readonly currencySell: CryptoAsset;
  readonly currencyBuy: FiatCurrency;
  /** Within `ranges.profit`. */
  readonly profit: Hundredths;
  /** Within `ranges.sell`. */
  readonly sell: Hundredths;
  /** `sell − profit`. */
  readonly buy: Hundredths;
};

/** The keys of the streams that the figures of trades are drawn from. */
export const tradeKeys = (seed: string) => ({
  trade: streamKey(seed, 'trade'),
  sell: streamKey(seed, 'sell'),
  assets: streamKey(seed, 'assets'),
  id: streamKey(seed, 'id'),
  // Only the alternate view's.
  buy: streamKey(seed, 'buy'),
  tick: streamKey(seed, 'tick'),
});

export type TradeKeys = Readonly<ReturnType<typeof tradeKeys>>;

/** Milliseconds since the previous trade, or since Start, within `tradeInterval`. */
export const gapFrom = (word: number): number => integerFrom(word, tradeInterval);

/** A profit within `ranges.profit`. */
export const profitFrom = (word: number): Hundredths => integerFrom(word, ranges.profit);

/** The profit of trade `n`, without computing the rest of the trade. */
export const profitOf = (keys: TradeKeys, n: number): Hundredths =>
  profitFrom(wordsAt(keys.trade, n)[1]);

/** A sell price within `ranges.sell`. */
export const sellFrom = (word: number): Hundredths => integerFrom(word, ranges.sell);

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

export const cryptoFrom = (word: number): CryptoAsset => pick<CryptoAsset>(cryptoAssets, word);

const uuidOf = (key: Key, n: number): string => {
  const view = new DataView(new ArrayBuffer(16));
  const words = [...wordsAt(key, n, 0), ...wordsAt(key, n, 1)];
  words.forEach((word, index) => view.setUint32(index * 4, word));
  return v4({ random: new Uint8Array(view.buffer) });
};

/** Computes trade `n` of a seed. The result is always the same. */
export const tradeAt = (keys: TradeKeys, n: number): SimulatedTrade => {
  const profit = profitOf(keys, n);
  const sell = sellFrom(wordsAt(keys.sell, n)[0]);
  const [cryptoWord, fiatWord] = wordsAt(keys.assets, n);
  return {
    key: String(n),
    uuid: uuidOf(keys.id, n),
    serialNumber: n,
    currencySell: cryptoFrom(cryptoWord),
    currencyBuy: pick<FiatCurrency>(fiatCurrencies, fiatWord),
    profit,
    sell,
    buy: sell - profit,
  };
};
