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

describe('formatMoney', () => {
  it.each<[Currency, Country | null, string]>([
    ['USD', 'US', '$1,234,567.89'],
    ['USD', 'DE', '$1.234.567,89'],
    ['USD', 'FR', `$1${nb}234${nb}567,89`],
    ['EUR', 'US', `1,234,567.89${nb}€`],
    ['EUR', 'DE', `1.234.567,89${nb}€`],
    ['EUR', 'ES', `1.234.567,89${nb}€`],
    ['EUR', 'IT', `1.234.567,89${nb}€`],
    ['EUR', 'FR', `1${nb}234${nb}567,89${nb}€`],
    ['PLN', 'PL', `1${nb}234${nb}567,89${nb}zł`],
    ['GBP', 'GB', '£1,234,567.89'],
    ['AUD', 'US', '$1,234,567.89'],
    ['CAD', 'US', '$1,234,567.89'],
    ['JPY', 'US', '¥1,234,567.89'],
    ['CHF', 'US', `Fr${nb}1,234,567.89`],
    ['USD', null, '$1,234,567.89'],
    ['EUR', null, `1.234.567,89${nb}€`],
    ['PLN', null, `1${nb}234${nb}567,89${nb}zł`],
    ['GBP', null, '£1,234,567.89'],
    ['CHF', null, `Fr${nb}1,234,567.89`],
  ])('writes %s with the separators of %s as %s', (currency, country, text) => {
    expect(formatMoney(123_456_789, 2, profileOf(currency, country))).toBe(text);
  });

  it.each([
    [123_450, 0, '$1,235'],
    [-123_450, 0, '−$1,235'],
    [-123_450, 2, '−$1,234.50'],
    [0, 0, '$0'],
    [-49, 0, '$0'],
    [-50, 0, '−$1'],
    [99_999, 0, '$1,000'],
    [100_000, 2, '$1,000.00'],
  ])('writes %d hundredths with %d places as %s', (hundredths, places, text) => {
    expect(formatMoney(hundredths, places, profileOf('USD', 'US'))).toBe(text);
  });

  it('puts the minus before a prefix with a space, and before a suffix', () => {
    expect(formatMoney(-1_00, 2, profileOf('CHF', 'US'))).toBe(`−Fr${nb}1.00`);
    expect(formatMoney(-1_00, 2, profileOf('PLN', 'PL'))).toBe(`−1,00${nb}zł`);
  });

  it('writes the same as react-number-format for the rounded decimal', () => {
    const profiles = (Object.keys(currencyFormats) as Currency[]).flatMap((currency) =>
      (Object.keys(countryFormats) as Country[]).map((country) => profileOf(currency, country)),
    );
    const hundredths = fc.oneof(
      fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }),
      fc.integer({ min: -200_000, max: 200_000 }),
      fc.integer({ min: -10_000, max: 10_000 }).map((whole) => whole * 100 + 50),
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

  it('contains no space and no hyphen at which a line could break', () => {
    for (const currency of Object.keys(currencyFormats) as Currency[]) {
      for (const country of Object.keys(countryFormats) as Country[]) {
        expect(formatMoney(-123_456_789, 2, profileOf(currency, country))).not.toMatch(/[ \n-]/);
      }
    }
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
