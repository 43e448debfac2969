import { limits } from '@/lib/config/limits';
import type { View } from '@/lib/config/views';
import type { Choices } from '@/lib/parameters/parseLink';
import { runAt, type RunAt } from '@/lib/record/runAt';

type Figures = { readonly [Name in 'total' | 'count']: RunAt[Name] | null };

/** The figures that a link opens with; `null` for those that its page draws at random. */
export const figuresOf = (
  view: View,
  { amount, seed, rounds, t, ...choices }: Choices,
): Figures => {
  // The alternate view always begins with the same number of trades.
  const { min, max } = view === 'main' ? limits.startingTrades : limits.alternateStartingTrades;
  const trades = choices.trades ?? (min === max ? min : null);
  const skipped = view === 'alternate' ? (rounds ?? 0) : 0;
  if (t === null && skipped === 0) return { total: amount, count: trades };
  if (amount === null || trades === null || seed === null) return { total: null, count: null };
  return runAt(view, { seed, amount, trades, rounds: skipped }, t);
};
