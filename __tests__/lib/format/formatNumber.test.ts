import fc from 'fast-check';
import { numericFormatter } from 'react-number-format';
import {
  countryFormats,
  currencyFormats,
  type Country,
  type Currency,
} from '@/lib/config/currencyFormats';
import {
  decimalOf,
  pluralArguments,
  formatCount,
  formatMoney,
  formatPercent,
  formatSeconds,
  formatGain,
  profileOf,
} from '@/lib/format/formatNumber';

const nb = '\u00a0';

/** A number format, and how it writes 1,234,567.89. No-break spaces are written as spaces. */
const amounts = [
  ...['USD US $1,234,567.89', 'USD DE $1.234.567,89', 'USD FR $1 234 567,89'],
  ...['EUR US 1,234,567.89 €', 'EUR DE 1.234.567,89 €', 'EUR ES 1.234.567,89 €'],
  ...['EUR IT 1.234.567,89 €', 'EUR FR 1 234 567,89 €', 'PLN PL 1 234 567,89 zł'],
  ...['GBP GB £1,234,567.89', 'AUD US $1,234,567.89', 'CAD US $1,234,567.89'],
  ...['JPY US ¥1,234,567.89', 'CHF US Fr 1,234,567.89', 'USD - $1,234,567.89'],
  ...['EUR - 1.234.567,89 €', 'PLN - 1 234 567,89 zł', 'GBP - £1,234,567.89'],
  ...['CHF - Fr 1,234,567.89'],
].map((line) => /^(\w+) (\S+) (.*)/.exec(line)?.slice(1) as [Currency, Country | '-', string]);

it('decimalOf writes hundredths with two decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (hundredths) => {
      expect(decimalOf(hundredths)).toMatch(/^-?\d+\.\d\d$/);
      expect(Math.round(Number(decimalOf(hundredths)) * 100)).toBe(hundredths + 0);
    }),
  );
});

describe('formatMoney', () => {
  it.each(amounts)('writes %s with the separators of %s as %s', (currency, country, text) => {
    const profile = profileOf(currency, country === '-' ? null : country);
    expect(formatMoney(123_456_789, 2, profile)).toBe(text.replaceAll(' ', nb));
  });

  it('writes the same as react-number-format for the decimal, rounded half away from zero', () => {
    const profiles = (Object.keys(currencyFormats) as Currency[]).flatMap((currency) =>
      (Object.keys(countryFormats) as Country[]).map((country) => profileOf(currency, country)),
    );
    const hundredths = fc.oneof(
      fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }),
      fc.integer({ min: -200_000, max: 200_000 }),
      fc.integer({ min: -10_000, max: 10_000 }).map((whole) => whole * 100 + 50),
      fc.integer({ min: -99, max: 99 }),
    );
    fc.assert(
      fc.property(
        hundredths,
        fc.constantFrom(0, 2),
        fc.constantFrom(...profiles),
        (value, places, profile) => {
          const { thousand, decimal, prefix, suffix } = profile;
          const rounded = Math.sign(value) * Math.round(Math.abs(value) / 100);
          const text = numericFormatter(places === 0 ? String(rounded) : decimalOf(value), {
            thousandSeparator: thousand,
            decimalSeparator: decimal,
            prefix,
            suffix,
          });
          expect(formatMoney(value, places, profile)).toBe(text.replace(/^-/, '−'));
        },
      ),
    );
  });
});

describe('formatCount and formatGain', () => {
  it('use the separators of the profile, and a sign for the gain', () => {
    expect(formatCount(1_000_000, profileOf('PLN', 'PL'))).toBe(`1${nb}000${nb}000`);
    expect(formatCount(181, profileOf('USD', 'US'))).toBe('181');
    expect(formatGain(1_146, profileOf('EUR', 'DE'))).toBe(`+11,46${nb}€`);
    expect(formatGain(0, profileOf('USD', 'US'))).toBe('$0.00');
  });
});

describe('formatSeconds', () => {
  it.each([
    [0, 'US', `0${nb}s`],
    [90_000, 'US', `90${nb}s`],
    [5_400_000, 'DE', `5.400${nb}s`],
    [90_250, 'US', `90.250${nb}s`],
    [7, 'DE', `0,007${nb}s`],
  ] as const)('writes %d milliseconds with the separators of %s as %s', (ms, country, text) => {
    expect(formatSeconds(ms, profileOf('USD', country))).toBe(text);
  });
});

describe('formatPercent', () => {
  it.each([
    [775, 'USD', 'US', '77.5%'],
    [910, 'USD', null, '91.0%'],
    [755, 'USD', 'DE', `75,5${nb}%`],
    [755, 'USD', 'FR', `75,5${nb}%`],
    [755, 'USD', 'IT', '75,5%'],
    [800, 'USD', 'PL', '80,0%'],
    [755, 'EUR', null, `75,5${nb}%`],
    [755, 'EUR', 'GB', '75.5%'],
    [755, 'PLN', null, '75,5%'],
  ] as const)(
    'writes %d tenths in %s with the format of %s as %s',
    (tenths, money, country, text) => {
      expect(formatPercent(tenths, profileOf(money, country))).toBe(text);
    },
  );
});

it('pluralArguments gives a message the count, for its form, and its digits', () => {
  expect(pluralArguments(0)).toEqual({ count: 0, number: '0' });
  expect(pluralArguments(60)).toEqual({ count: 60, number: '60' });
});
