import fc from 'fast-check';
import { settingsArbitrary } from '@/__tests__/lib/simulation/laws';
import { ranges } from '@/lib/config/ranges';
import { stableCoins } from '@/lib/config/tradedAssets';
import { views } from '@/lib/config/views';
import { makeTally } from '@/lib/lesson/tally';
import { tradeHistory } from '@/lib/record/tradeHistory';

const gainOf = (trades: readonly { profit: number }[]) =>
  trades.reduce((sum, { profit }) => sum + profit, 0);

describe('makeTally', () => {
  it('adds up the trades that the page has listed', () => {
    const time = fc.nat(200_000);
    fc.assert(
      fc.property(fc.constantFrom(...views), settingsArbitrary, time, (view, given, t) => {
        const settings = { ...given, rounds: view === 'main' ? 0 : given.rounds };
        const history = [...tradeHistory(view, settings, t)];
        const listed = history.filter(({ sell }) => sell !== null);
        const run = listed.filter(({ inRun }) => inRun);
        const stable = listed.filter(({ currencySell }) => stableCoins.includes(currencySell));
        const bought = run.map(({ buy }) => buy);
        const tally = makeTally(view, settings)(listed.at(-1)?.serialNumber ?? 0);
        expect(tally.listed).toEqual({
          count: listed.length,
          gain: gainOf(listed),
          wins: listed.filter(({ profit }) => profit > 0).length,
          stable: { count: stable.length, gain: gainOf(stable) },
        });
        expect(tally.run).toEqual({
          count: run.length,
          gain: gainOf(run),
          elapsed: run.at(-1)?.elapsed ?? 0,
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

  it('adds up step by step what it adds up at once', () => {
    const steps = fc.array(fc.nat(100), { maxLength: 8 });
    fc.assert(
      fc.property(fc.constantFrom(...views), settingsArbitrary, steps, (view, settings, more) => {
        const lasts = more.sort((a, b) => a - b).map((each) => settings.trades + each);
        const tallies = lasts.map(makeTally(view, settings));
        expect(tallies).toEqual(lasts.map((last) => makeTally(view, settings)(last)));
      }),
    );
  });

  it('says that every trade wins, within the limits of the main view', () => {
    const { listed, smallest, largest } = makeTally('main', { seed: 'wins', trades: 30 })(5_030);
    expect(listed.wins).toBe(listed.count);
    expect(smallest?.buy).toBeGreaterThanOrEqual(ranges.sell.min - ranges.profit.max);
    expect(largest?.buy).toBeLessThanOrEqual(ranges.sell.max - ranges.profit.min);
  });
});
