import fc from 'fast-check';
import { numericFormatter } from 'react-number-format';
import {
  countrySeparators,
  currencyFormats,
  type Country,
  type Currency,
} from '@/lib/config/currencyFormats';
import { decimalOf, formatCount, formatMoney } from '@/lib/format/formatNumber';
import { profileOf } from '@/lib/format/defineProfile';
import { readNumber } from '@/lib/format/readNumber';

const countries = Object.keys(countrySeparators) as Country[];
const currencies = Object.keys(currencyFormats) as Currency[];

const profile = fc
  .record({ currency: fc.constantFrom(...currencies), country: fc.constantFrom(...countries) })
  .map(({ currency, country }) => profileOf(currency, country));

const amount = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });

const us = profileOf('USD', 'US');
const de = profileOf('EUR', 'DE');
const fr = profileOf('EUR', 'FR');
const pl = profileOf('PLN', 'PL');
const swiss = profileOf('CHF', 'US');

describe('readNumber', () => {
  it('reads what the page writes, in each number format', () => {
    fc.assert(
      fc.property(profile, amount, (profile, hundredths) => {
        const written = formatMoney(hundredths, 2, profile);
        expect(Number(readNumber(written, profile, 2))).toBe(Number(decimalOf(hundredths)));
        const count = formatCount(Math.abs(hundredths), profile);
        expect(Number(readNumber(count, profile, 0))).toBe(Math.abs(hundredths));
      }),
    );
  });

  it('reads what the field writes, and any part of its signs left out', () => {
    fc.assert(
      fc.property(
        profile,
        amount,
        fc.boolean(),
        fc.boolean(),
        (profile, hundredths, bare, flat) => {
          const { thousand, decimal, prefix, suffix } = profile;
          const written = numericFormatter(decimalOf(hundredths), {
            decimalSeparator: decimal,
            ...(bare ? {} : { prefix, suffix }),
            ...(flat ? {} : { thousandSeparator: thousand }),
          });
          // As a keyboard writes it, too.
          for (const text of [written, written.replace(/\u00a0/g, ' '), ` ${written}\n`]) {
            expect(Number(readNumber(text, profile, 2))).toBe(Number(decimalOf(hundredths)));
          }
        },
      ),
    );
  });

  it('never reads a text of one format as another number in another format', () => {
    fc.assert(
      fc.property(profile, profile, amount, (one, other, hundredths) => {
        const text = formatMoney(hundredths, 2, { ...one, prefix: '', suffix: '' });
        const read = readNumber(text, other, 2);
        if (read !== null) expect(Number(read)).toBe(hundredths / 100);
      }),
    );
  });

  it.each([
    ['1.234,50', de, '1234.50'],
    ['1.234,50 €', de, '1234.50'],
    ['1234,5', de, '1234.5'],
    ['-1.000.000', de, '-1000000'],
    ['1,234.50', us, '1234.50'],
    ['$1,234.50', us, '1234.50'],
    ['-$5', us, '-5'],
    ['$-5', us, '-5'],
    ['\u2212$5', us, '-5'],
    ['1 234,5', fr, '1234.5'],
    ['1\u202f234,5 €', fr, '1234.5'],
    ['1 234.50', us, '1234.50'],
    ['12 345 678,90 zł', pl, '12345678.90'],
    ['Fr 1,000', swiss, '1000'],
    ['007', us, '7'],
    ['5.', us, '5'],
    ['0', us, '0'],
  ])('reads %s', (text, profile, decimal) => {
    expect(readNumber(text, profile, 2)).toBe(decimal);
  });

  it.each([
    ['1234,50', us],
    ['1.5', de],
    ['1.234,5', us],
    ['1,234', de],
    ['12.34', de],
    ['1.23.456', de],
    ['1,234 567', us],
    ['1.234', us],
    ['1e5', us],
    ['-0.005', us],
    ['--5', us],
    ['-$-5', us],
    ['€5', us],
    ['5 $', us],
    ['', us],
    ['-', us],
    ['abc', us],
    ['1 23', fr],
    ['Infinity', us],
    ['١٢', us],
  ])('refuses %s', (text, profile) => {
    expect(readNumber(text, profile, 2)).toBeNull();
  });

  it('takes as many decimals as there may be', () => {
    expect(readNumber('5,5', de, 3)).toBe('5.5');
    expect(readNumber('1.234', us, 3)).toBe('1.234');
    expect(readNumber('1.2345', us, 3)).toBeNull();
    expect(readNumber('5.5', us, 0)).toBeNull();
    expect(readNumber('5.', us, 0)).toBeNull();
    expect(readNumber('1.234', de, 0)).toBe('1234');
  });
});
