import type { View } from '@/lib/config/views';
import type { Choices } from '@/lib/parameters/parseLink';
import { alternateSimulation } from '@/lib/simulation/alternateSimulation';
import { mainSimulation } from '@/lib/simulation/mainSimulation';
import type { Settings, Simulation } from '@/lib/simulation/simulation';
import type { Hundredths } from '@/lib/simulation/trade';

type Figures = { readonly total: Hundredths | null; readonly count: number | null };

const figuresAt = <State extends Figures>(
  { initial, start, advance }: Simulation<State>,
  settings: Settings,
  t: number | null,
): Figures => {
  const idle = initial(settings);
  return t === null ? idle : advance(start(idle, 0), t);
};

/** The figures that a link opens with; `null` for those that its page draws at random. */
export const figuresOf = (view: View, { amount, trades, seed, rounds, t }: Choices): Figures => {
  const skipped = view === 'alternate' ? (rounds ?? 0) : 0;
  if (t === null && skipped === 0) return { total: amount, count: trades };
  if (amount === null || trades === null || seed === null) return { total: null, count: null };
  const settings = { seed, amount, trades, rounds: skipped };
  return view === 'main'
    ? figuresAt(mainSimulation, settings, t)
    : figuresAt(alternateSimulation, settings, t);
};
