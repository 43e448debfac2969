import type { View } from '@/lib/config/views';
import { alternateSimulation } from '@/lib/simulation/alternateSimulation';
import { alternateTradeHistory } from '@/lib/record/alternateTradeHistory';
import { mainSimulation } from '@/lib/simulation/mainSimulation';
import { mainTradeHistory } from '@/lib/record/mainTradeHistory';
import type { Milliseconds, Settings, Simulation } from '@/lib/simulation/simulation';

const stateAt = <State>(
  { initial, start, advance }: Simulation<State>,
  settings: Settings,
  t: Milliseconds | null,
): State => {
  const idle = initial(settings);
  return t === null ? idle : advance(start(idle, 0), t);
};

/**
 * Computes a run of a view from the start to a moment, with all of its trades. The state of a page
 * does not suffice, because it contains only the latest trades, and none of the other view.
 *
 * @param t time since the last click on Start; `null` if Start was not clicked
 */
export const runAt = (view: View, settings: Settings, t: Milliseconds | null) => {
  if (view === 'main') {
    const state = stateAt(mainSimulation, settings, t);
    return { ...state, history: mainTradeHistory(settings, state) };
  }
  const state = stateAt(alternateSimulation, settings, t);
  return { ...state, history: alternateTradeHistory(settings, state) };
};
