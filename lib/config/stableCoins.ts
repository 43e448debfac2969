import { cryptoAssets, type CryptoAsset } from './tradedAssets';

/** Coins that are designed to keep the value of one US dollar. */
export const stableCoins: readonly CryptoAsset[] = cryptoAssets.filter(
  ({ code }) => code === 'USDT' || code === 'USDC',
);
