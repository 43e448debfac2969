import { cryptoAssets, type CryptoAsset } from './tradedAssets';

/** Coins that are made to be worth one US dollar at all times. */
export const stableCoins: readonly CryptoAsset[] = cryptoAssets.filter(
  ({ code }) => code === 'USDT' || code === 'USDC',
);
