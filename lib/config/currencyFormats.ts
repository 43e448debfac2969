export type Separators = { readonly thousand: string; readonly decimal: string };

export type CurrencyFormat = Separators & { readonly prefix: string; readonly suffix: string };

/** Keeps an amount on one line. */
const noBreakSpace = '\u00a0';

const comma = { thousand: ',', decimal: '.' } as const satisfies Separators;
const dot = { thousand: '.', decimal: ',' } as const satisfies Separators;
const space = { thousand: noBreakSpace, decimal: ',' } as const satisfies Separators;

/** The specified formats. The country of a link, US by default, overrides the separators. */
export const currencyFormats = {
  USD: { ...comma, prefix: '$', suffix: '' },
  EUR: { ...dot, prefix: '', suffix: `${noBreakSpace}€` },
  PLN: { ...space, prefix: '', suffix: `${noBreakSpace}zł` },
  GBP: { ...comma, prefix: '£', suffix: '' },
  AUD: { ...comma, prefix: '$', suffix: '' },
  CAD: { ...comma, prefix: '$', suffix: '' },
  JPY: { ...comma, prefix: '¥', suffix: '' },
  CHF: { ...comma, prefix: `Fr${noBreakSpace}`, suffix: '' },
} as const satisfies Record<string, CurrencyFormat>;

/** The separators, which override the currency's, and the text before a percent sign. */
export const countrySeparators = {
  US: { ...comma, percent: '' },
  GB: { ...comma, percent: '' },
  DE: { ...dot, percent: noBreakSpace },
  ES: { ...dot, percent: noBreakSpace },
  IT: { ...dot, percent: '' },
  FR: { ...space, percent: noBreakSpace },
  PL: { ...space, percent: '' },
} as const satisfies Record<string, Separators & { readonly percent: string }>;

export type Currency = keyof typeof currencyFormats;
export type Country = keyof typeof countrySeparators;

export const currencies = Object.keys(currencyFormats) as readonly Currency[];
export const countries = Object.keys(countrySeparators) as readonly Country[];

export const defaultCurrency = 'USD' satisfies Currency;
export const defaultCountry = 'US' satisfies Country;
