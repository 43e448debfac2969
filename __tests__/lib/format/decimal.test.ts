import fc from 'fast-check';
import { decimalOf, roundDecimal } from '@/lib/format/decimal';

describe('roundDecimal', () => {
  it.each([
    ['1.005', 2, '1.01'],
    ['1.004999999999999999999', 2, '1.00'],
    ['-1.005', 2, '-1.01'],
    ['0.5', 0, '1'],
    ['-0.5', 0, '-1'],
    ['1234.49', 0, '1234'],
    ['9.99', 1, '10.0'],
    ['-0.004', 2, '0.00'],
    ['-0', 0, '0'],
    ['007', 0, '7'],
    ['1000000000', 2, '1000000000.00'],
    ['9007199254740993', 0, '9007199254740993'],
  ])('rounds %s to %d places as %s', (text, places, rounded) => {
    expect(roundDecimal(text, places)).toBe(rounded);
  });
});

describe('decimalOf', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [1_234, '12.34'],
    [-100_000_000_000, '-1000000000.00'],
  ])('writes %d hundredths as %s', (hundredths, text) => {
    expect(decimalOf(hundredths)).toBe(text);
  });

  it('can be parsed back to the same number of hundredths', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (hundredths) => {
        expect(Math.round(Number(decimalOf(hundredths)) * 100)).toBe(hundredths + 0);
      }),
    );
  });
});
