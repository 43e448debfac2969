import type { CryptoAsset, FiatCurrency } from '@/lib/config/tradedAssets';
import { limits } from '@/lib/config/limits';
import { integerFrom, streamKey, wordsAt } from './randomStream';
import type { Key } from './threefry';
import { tradeAt, tradeKeys, type Hundredths, type TradeKeys } from './trade';

/** A trade of the alternate view: it is opened, grows, and is sold. */
export type AlternateTrade = {
  readonly key: string;
  /** A UUID of version 4, in lower case. */
  readonly uuid: string;
  readonly number: number;
  readonly currencySell: CryptoAsset;
  readonly currencyBuy: FiatCurrency;
  readonly buy: Hundredths;
  /** Zero or more. It grows every second while the trade is open. */
  readonly profit: Hundredths;
} & (
  | { readonly status: 'new'; readonly sell: null }
  | { readonly status: 'sold'; /** `buy + profit`. */ readonly sell: Hundredths }
);

/** The keys of the streams that the figures of the alternate view are drawn from. */
export type AlternateKeys = TradeKeys & { readonly buy: Key; readonly tick: Key };

export const alternateKeys = (seed: string): AlternateKeys => ({
  ...tradeKeys(seed),
  buy: streamKey(seed, 'buy'),
  tick: streamKey(seed, 'tick'),
});

/** Trade `number`, sold before the run. Its profit is drawn as on the main view. */
export const soldTrade = (keys: TradeKeys, number: number): AlternateTrade => {
  const { serialNumber, ...trade } = tradeAt(keys, number);
  return { ...trade, number: serialNumber, status: 'sold' };
};

/** Trade `number` when a round opens it, without a profit or a sell price. */
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
 * The profit that a tick adds to a trade of the run.
 *
 * @param n 0 for the run's first trade; even for the first trade of a round, odd for the second
 * @param tick from 0, less than `alternate.ticks`
 */
export const growthAt = (keys: AlternateKeys, n: number, tick: number): Hundredths =>
  integerFrom(wordsAt(keys.tick, n, tick)[0], limits.growth[n % 2 === 0 ? 0 : 1]);
