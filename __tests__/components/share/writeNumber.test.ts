import fc from 'fast-check';
import { numericFormatter } from 'react-number-format';
import { writeNumber } from '@/components/share/writeNumber';
import { countrySeparators, currencyFormats } from '@/lib/config/currencyFormats';
import type { Country, Currency } from '@/lib/config/currencyFormats';
import { profileOf } from '@/lib/format/defineProfile';

const profile = fc
  .tuple(
    fc.constantFrom(...(Object.keys(currencyFormats) as Currency[])),
    fc.constantFrom(...(Object.keys(countrySeparators) as Country[])),
  )
  .map(([currency, country]) => profileOf(currency, country));

describe('writeNumber', () => {
  it('keeps every digit of a number that is out of range', () => {
    const dollars = profileOf('USD', 'US');
    expect(writeNumber('-12345678901234567890.5', dollars, true)).toBe(
      '−$12,345,678,901,234,567,890.5',
    );
    expect(writeNumber('604800.125', dollars, false)).toBe('604,800.125');
  });

  it('writes the same as react-number-format', () => {
    const decimal = fc
      .stringMatching(/^-?(0|[1-9]\d{0,20})(\.\d{1,3})?$/)
      .filter((text) => Number(text) !== 0);
    fc.assert(
      fc.property(decimal, profile, fc.boolean(), (text, format, isMoney) => {
        const { thousand, decimal: point, prefix, suffix } = format;
        const written = numericFormatter(text, {
          thousandSeparator: thousand,
          decimalSeparator: point,
          ...(isMoney ? { prefix, suffix } : {}),
        });
        expect(writeNumber(text, format, isMoney)).toBe(written.replace('-', '−'));
      }),
    );
  });
});
