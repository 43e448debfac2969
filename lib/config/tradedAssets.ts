/** The crypto assets that the simulation pretends to sell. `image` is a file in `public/coins`. */
export const cryptoAssets = [
  { name: 'Bitcoin', code: 'BTC', image: 'btc.svg' },
  { name: 'Ethereum', code: 'ETH', image: 'eth.svg' },
  { name: 'Tether', code: 'USDT', image: 'usdt.svg' },
  { name: 'Binance Coin', code: 'BNB', image: 'bnb.svg' },
  { name: 'Solana', code: 'SOL', image: 'sol.svg' },
  { name: 'USD Coin', code: 'USDC', image: 'usdc.svg' },
  { name: 'XRP', code: 'XRP', image: 'xrp.svg' },
] as const;

export type CryptoAsset = (typeof cryptoAssets)[number];

/** Coins that are designed to keep the value of one US dollar. */
export const stableCoins: readonly CryptoAsset[] = cryptoAssets.filter(
  ({ code }) => code === 'USDT' || code === 'USDC',
);

/** The fiat currencies that it pretends to buy. */
export const fiatCurrencies = [
  { name: 'US Dollar', code: 'USD', symbol: '$' },
  { name: 'Euro', code: 'EUR', symbol: '€' },
  { name: 'British Pound', code: 'GBP', symbol: '£' },
  { name: 'Australian Dollar', code: 'AUD', symbol: '$' },
  { name: 'Canadian Dollar', code: 'CAD', symbol: '$' },
  { name: 'Japanese Yen', code: 'JPY', symbol: '¥' },
  { name: 'Swiss Franc', code: 'CHF', symbol: 'Fr' },
] as const;

export type FiatCurrency = (typeof fiatCurrencies)[number];
