import { profileOf } from '@/lib/format/defineProfile';
import { parameters } from '@/lib/parameters/parameters';
import { parseAmount, readTime } from '@/lib/parameters/parsers';

const context = { profile: profileOf('USD', 'US'), view: 'main', locale: 'de' } as const;

describe('a parameter as the page lists it', () => {
  it('has its unit, and is left out if it has no value', () => {
    expect(parameters.t.show(90_000, context)).toBe('90\u00a0s');
    expect(parameters.t.show(null, context)).toBeNull();
    expect(parameters.speed.show(5, context)).toBe('5×');
    expect(parameters.lesson.show(3, context)).toBe('3');
    expect(parameters.lesson.show(null, context)).toBeNull();
    expect(parameters.since.show(null, context)).toBeNull();
  });
});

describe('a common start as the page lists it', () => {
  it('is in the language of the page, with its zone', () => {
    const text = parameters.since.show(Date.UTC(2026, 10, 23, 19), context);
    expect(text).toMatch(/2026.*\d\d:00:00 \S+$/);
  });

  it('is the same with spaces around it', () => {
    expect(readTime(' 2026-11-23T20:00Z ')).toBe(Date.UTC(2026, 10, 23, 20));
  });
});

describe('a parameter as a link has it', () => {
  it('is left out if it has no value', () => {
    expect(parameters.t.write(null)).toBeNull();
    expect(parameters.lesson.write(null)).toBeNull();
    expect(parameters.since.write(null)).toBeNull();
  });

  it('has decimals only where they are not zero', () => {
    expect(parameters.amount.write(100_00)).toBe('100');
    expect(parameters.amount.write(100_50)).toBe('100.50');
  });
});

describe('the largest amount', () => {
  it('may have no fraction, or one of zeros', () => {
    expect(parseAmount('1000000000')).toBe(100_000_000_000);
    expect(parseAmount('-1000000000.00')).toBe(-100_000_000_000);
    expect(parseAmount('1000000000.001')).toBeNull();
  });
});
