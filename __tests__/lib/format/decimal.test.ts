import fc from 'fast-check';
import { decimalOf } from '@/lib/format/formatNumber';

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
