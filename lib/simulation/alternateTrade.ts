import type { CryptoAsset, FiatCurrency } from '@/lib/config/assets';
import { limits } from '@/lib/config/limits';
import { integerFrom, streamKey, wordsAt } from './stream';
import type { Key } from './threefry';
import { tradeAt, tradeKeys, type Hundredths, type TradeKeys } from './trade';

/** A trade of the alternate view: it is opened, grows, and is sold. */
export type AlternateTrade = {
  readonly key: string;
  /** Version 4, lower case. */
  readonly uuid: string;
  readonly number: number;
  readonly currencySell: CryptoAsset;
  readonly currencyBuy: FiatCurrency;
  readonly buy: Hundredths;
  /** Zero or more, while the trade is new a little more every second. */
  readonly profit: Hundredths;
} & (
  | { readonly status: 'new'; readonly sell: null }
  | { readonly status: 'sold'; /** `buy + profit`. */ readonly sell: Hundredths }
);

/** The keys of the streams that the alternate view's figures come from. */
export type AlternateKeys = TradeKeys & { readonly buy: Key; readonly tick: Key };

export const alternateKeys = (seed: string): AlternateKeys => ({
  ...tradeKeys(seed),
  buy: streamKey(seed, 'buy'),
  tick: streamKey(seed, 'tick'),
});

/** Trade `number` as it was sold before the run, with a profit like the main view's. */
export const soldTrade = (keys: TradeKeys, number: number): AlternateTrade => {
  const { serialNumber, ...trade } = tradeAt(keys, number);
  return { ...trade, number: serialNumber, status: 'sold' };
};

/** Trade `number` as a round opens it: no profit yet, and no sell price. */
export const openedTrade = (keys: AlternateKeys, number: number): AlternateTrade => {
  const { key, uuid, currencySell, currencyBuy } = tradeAt(keys, number);
  const buy = integerFrom(wordsAt(keys.buy, number)[0], limits.buy);
  return {
    key,
    uuid,
    number,
    currencySell,
    currencyBuy,
    buy,
    profit: 0,
    sell: null,
    status: 'new',
  };
};

/**
 * What a tick adds to a trade of the run.
 *
 * @param n 0 for the run's first trade; even ones are the first of their round, odd ones the second
 * @param tick from 0, fewer than `alternate.ticks`
 */
export const growthAt = (keys: AlternateKeys, n: number, tick: number): Hundredths =>
  integerFrom(wordsAt(keys.tick, n, tick)[0], limits.growth[n % 2 === 0 ? 0 : 1]);
