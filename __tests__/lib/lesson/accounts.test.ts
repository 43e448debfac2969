import fc from 'fast-check';
import { accountCount, compareWithChance, type Steps } from '@/lib/lesson/accounts';

const amounts = fc.array(fc.nat(1_200), { minLength: 1, maxLength: 100 });

const stepsOf = (all: readonly number[]): Steps => ({
  count: all.length,
  amountAt: (step) => all[step] ?? NaN,
});

/** What each step added to a total that was 0 before the first one. */
const changesOf = (totals: readonly number[]) =>
  totals.map((total, index) => total - (totals[index - 1] ?? 0));

describe('accounts that win or lose by chance', () => {
  it('are the same for the same seed, in every version', () => {
    const { run, accounts } = compareWithChance('golden', stepsOf([1, 2, 4, 8]));
    expect(run).toEqual([1, 3, 7, 15]);
    expect(accounts.slice(0, 3)).toEqual([
      [-1, -3, 1, 9],
      [-1, 1, 5, 13],
      [1, -1, -5, 3],
    ]);
  });

  it('win or lose what the latest sixty steps of the run added', () => {
    fc.assert(
      fc.property(fc.string(), amounts, (seed, all) => {
        const { run, accounts } = compareWithChance(seed, stepsOf(all));
        const latest = all.slice(-60);
        expect(changesOf(run)).toEqual(latest);
        expect(accounts.map((totals) => changesOf(totals).map(Math.abs))).toEqual(
          Array(accountCount).fill(latest),
        );
      }),
    );
  });

  it('keep what they won or lost when a step is added', () => {
    fc.assert(
      fc.property(fc.string(), amounts, (seed, all) => {
        const before = compareWithChance(seed, stepsOf(all.slice(0, -1))).accounts;
        const after = compareWithChance(seed, stepsOf(all)).accounts;
        const left = all.length > 60 ? 1 : 0;
        expect(after.map((totals) => changesOf(totals).slice(0, -1))).toEqual(
          before.map((totals) => changesOf(totals).slice(left)),
        );
      }),
    );
  });

  it('win half of the time, independently of one another', () => {
    const seeds = Array.from({ length: 50 }, (_, seed) => String(seed));
    const ends = seeds.flatMap((seed) =>
      compareWithChance(seed, { count: 60, amountAt: () => 1 }).accounts.map((all) => all.at(-1)),
    );
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    const wins = sum(ends.map((end = NaN) => (60 + end) / 2));
    expect(wins / (ends.length * 60)).toBeCloseTo(0.5, 2);
    // Sixty independent steps of 1 have a variance of 60.
    expect(sum(ends.map((end = NaN) => end ** 2)) / ends.length / 60).toBeCloseTo(1, 1);
  });
});
