import { profileOf } from '@/lib/format/defineProfile';
import { parameters } from '@/lib/parameters/parameters';

const context = { profile: profileOf('USD', 'US'), view: 'main' } as const;

describe('a parameter as the page lists it', () => {
  it('has its unit, and is left out if it has no value', () => {
    expect(parameters.t.show(90_000, context)).toBe('90\u00a0s');
    expect(parameters.t.show(null, context)).toBeNull();
    expect(parameters.lesson.show(3, context)).toBe('3');
    expect(parameters.lesson.show(null, context)).toBeNull();
    expect(parameters.rounds.show(3, context)).toBeNull();
    expect(parameters.rounds.show(3, { ...context, view: 'alternate' })).toBe('3');
  });
});

describe('a parameter as a link has it', () => {
  it('is left out if it has no value', () => {
    expect(parameters.t.write(null)).toBeNull();
    expect(parameters.lesson.write(null)).toBeNull();
  });

  it('has decimals only where they are not zero', () => {
    expect(parameters.amount.write(100_00)).toBe('100');
    expect(parameters.amount.write(100_50)).toBe('100.50');
  });
});
