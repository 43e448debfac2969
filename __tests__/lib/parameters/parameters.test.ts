import { profileOf } from '@/lib/format/formatNumber';
import { noChoices } from '@/lib/parameters/link';
import { parameters, resolveChoices, formatValues } from '@/lib/parameters/parameters';

const context = { profile: profileOf('USD', null), view: 'main', ownFormat: 'own' } as const;

describe('a parameter as the page lists it', () => {
  it('has its unit, and is left out if it has no value', () => {
    expect(parameters.t.format(90_000, context)).toBe('90\u00a0s');
    expect(parameters.t.format(null, context)).toBeNull();
    expect(parameters.lesson.format(3, context)).toBe('3');
    expect(parameters.lesson.format(null, context)).toBeNull();
    expect(parameters.country.format('DE', context)).toBe('DE');
    expect(parameters.country.format(null, context)).toBe('own');
  });

  it('is left out by the view that ignores it', () => {
    const choices = { ...noChoices, rounds: 3 };
    const values = resolveChoices(choices, { view: 'main', seed: 's', names: ['Ada'] });
    expect(formatValues(values, context).rounds).toBeNull();
    expect(formatValues(values, { ...context, view: 'alternate' }).rounds).toBe('3');
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
