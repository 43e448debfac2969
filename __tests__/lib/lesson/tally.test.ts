import fc from 'fast-check';
import { settingsArbitrary } from '@/__tests__/lib/simulation/laws';
import { stableCoins } from '@/lib/config/tradedAssets';
import { views, type View } from '@/lib/config/views';
import { makeTally } from '@/lib/lesson/tally';
import { tradeHistory } from '@/lib/record/tradeHistory';
import { tradeKeys } from '@/lib/simulation/trade';

const runOf = (view: View, seed: string, startingTrades: number) => ({
  view,
  keys: tradeKeys(seed),
  startingTrades,
});

describe('the tally of a run', () => {
  it('has what the trades that the page has listed have', () => {
    const time = fc.nat(200_000);
    fc.assert(
      fc.property(fc.constantFrom(...views), settingsArbitrary, time, (view, given, t) => {
        const settings = { ...given, rounds: view === 'main' ? 0 : given.rounds };
        const listed = [...tradeHistory(view, settings, t)].filter(({ sell }) => sell !== null);
        const run = listed.filter(({ inRun }) => inRun);
        const stable = listed.filter(({ currencySell }) => stableCoins.includes(currencySell));
        const bought = run.map(({ buy }) => buy);
        const { seed, trades } = settings;
        const tally = makeTally(runOf(view, seed, trades))(listed.at(-1)?.number ?? 0);
        expect(tally.stable).toEqual({
          count: stable.length,
          gain: stable.reduce((sum, { profit }) => sum + profit, 0),
        });
        expect([tally.smallest?.buy, tally.largest?.buy]).toEqual(
          run.length === 0 ? [undefined, undefined] : [Math.min(...bought), Math.max(...bought)],
        );
        for (const example of [tally.smallest, tally.largest]) {
          if (example !== null) expect(run).toContainEqual(expect.objectContaining(example));
        }
      }),
    );
  });

  it('is the same whatever has been counted before, also while a run is rewound', () => {
    const steps = fc.array(fc.nat(300), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.constantFrom(...views), settingsArbitrary, steps, (view, given, more) => {
        const { seed, trades } = given;
        const tallyAt = makeTally(runOf(view, seed, trades));
        for (const each of more) {
          const last = trades + each;
          expect(tallyAt(last)).toEqual(makeTally(runOf(view, seed, trades))(last));
          expect(tallyAt(last).last).toBe(last);
        }
      }),
    );
  });
});
