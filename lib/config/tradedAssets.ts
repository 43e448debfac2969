/** A crypto asset that the simulation pretends to sell. */
export type CryptoAsset = {
  readonly name: string;
  readonly code: string;
  /** File name of the asset's image in `public/coins`. */
  readonly image: string;
};

/** A fiat currency that the simulation pretends to buy. */
export type FiatCurrency = {
  readonly name: string;
  readonly code: string;
  readonly symbol: string;
};

export const cryptoAssets = [
  { name: 'Bitcoin', code: 'BTC', image: 'btc.svg' },
  { name: 'Ethereum', code: 'ETH', image: 'eth.svg' },
  { name: 'Tether', code: 'USDT', image: 'usdt.svg' },
  { name: 'Binance Coin', code: 'BNB', image: 'bnb.svg' },
  { name: 'Solana', code: 'SOL', image: 'sol.svg' },
  { name: 'USD Coin', code: 'USDC', image: 'usdc.svg' },
  { name: 'XRP', code: 'XRP', image: 'xrp.svg' },
] as const satisfies readonly CryptoAsset[];

/** Coins that are designed to keep the value of one US dollar. */
export const stableCoins: readonly CryptoAsset[] = cryptoAssets.filter(
  ({ code }) => code === 'USDT' || code === 'USDC',
);

export const fiatCurrencies = [
  { name: 'US Dollar', code: 'USD', symbol: '$' },
  { name: 'Euro', code: 'EUR', symbol: '€' },
  { name: 'British Pound', code: 'GBP', symbol: '£' },
  { name: 'Australian Dollar', code: 'AUD', symbol: '$' },
  { name: 'Canadian Dollar', code: 'CAD', symbol: '$' },
  { name: 'Japanese Yen', code: 'JPY', symbol: '¥' },
  { name: 'Swiss Franc', code: 'CHF', symbol: 'Fr' },
] as const satisfies readonly FiatCurrency[];
