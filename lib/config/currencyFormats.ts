export type Separators = { readonly thousand: string; readonly decimal: string };

type NumberFormat = Separators & {
  /** The text before a percent sign: none, or a no-break space. */
  readonly percent: string;
};

/** The prefix, suffix and separators of amounts. */
export type NumberProfile = NumberFormat & { readonly prefix: string; readonly suffix: string };

/** Keeps an amount on one line. */
const noBreakSpace = '\u00a0';

const comma = { thousand: ',', decimal: '.' } as const satisfies Separators;
const dot = { thousand: '.', decimal: ',' } as const satisfies Separators;
const space = { thousand: noBreakSpace, decimal: ',' } as const satisfies Separators;

/** The formats of countries. That of a link overrides the currency's own. */
export const countryFormats = {
  US: { ...comma, percent: '' },
  GB: { ...comma, percent: '' },
  DE: { ...dot, percent: noBreakSpace },
  ES: { ...dot, percent: noBreakSpace },
  IT: { ...dot, percent: '' },
  FR: { ...space, percent: noBreakSpace },
  PL: { ...space, percent: '' },
} as const satisfies Record<string, NumberFormat>;

const { US, DE, PL } = countryFormats;

/** The specified formats, each with that of a country. */
export const currencyFormats = {
  USD: { ...US, prefix: '$', suffix: '' },
  EUR: { ...DE, prefix: '', suffix: `${noBreakSpace}€` },
  PLN: { ...PL, prefix: '', suffix: `${noBreakSpace}zł` },
  GBP: { ...US, prefix: '£', suffix: '' },
  AUD: { ...US, prefix: '$', suffix: '' },
  CAD: { ...US, prefix: '$', suffix: '' },
  JPY: { ...US, prefix: '¥', suffix: '' },
  CHF: { ...US, prefix: `Fr${noBreakSpace}`, suffix: '' },
} as const satisfies Record<string, NumberProfile>;

export type Currency = keyof typeof currencyFormats;
export type Country = keyof typeof countryFormats;

export const currencies = Object.keys(currencyFormats) as readonly Currency[];
export const countries = Object.keys(countryFormats) as readonly Country[];

export const defaultCurrency = 'USD' satisfies Currency;
