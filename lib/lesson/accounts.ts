import { streamKey, wordsAt } from '@/lib/simulation/randomStream';

export const accountCount = 40;
const maxSteps = 60;

/** The steps of a run, from number 0, and how much each added to the profit. */
export type Steps = { readonly count: number; readonly amountAt: (step: number) => number };

/**
 * The totals after each of the latest steps, for the run and for accounts that win or lose the same
 * amounts with equal chance. Later steps leave earlier wins and losses as they are.
 */
export const compareWithChance = (seed: string, { count, amountAt }: Steps) => {
  const key = streamKey(seed, 'accounts');
  const first = Math.max(0, count - maxSteps);
  const amounts = Array.from({ length: count - first }, (_, index) => amountAt(first + index));
  const totalsOf = (isWin: (index: number) => boolean) => {
    let total = 0;
    return amounts.map((amount, index) => (total += isWin(index) ? amount : -amount));
  };
  const accounts = Array.from({ length: accountCount }, (_, account) =>
    totalsOf((index) => wordsAt(key, first + index, account)[0] % 2 === 0),
  );
  return { run: totalsOf(() => true), accounts };
};
