import fc from 'fast-check';
import { alternateEngine, type AlternateState } from '@/lib/simulation/alternateEngine';
import type { AlternateTrade } from '@/lib/simulation/alternateTrade';
import { describeLaws, settingsArbitrary } from './laws';

const { initial, start, advance, dueAt } = alternateEngine;
const settings = { seed: 'example', amount: 5_000_00, trades: 181, rounds: 0 };
const round = 26_000;

const numbers = ({ trades }: AlternateState) => trades.map(({ number }) => number);
const isNew = ({ status }: AlternateTrade) => status === 'new';

/** The state after some rounds. Each starts when the one before has ended, after a pause. */
const afterRounds = (state: AlternateState, rounds: number, pause = 0): AlternateState => {
  let at = 0;
  let now = state;
  for (let n = 0; n < rounds; n += 1) {
    now = advance(start(now, at), at + round);
    at += round + pause;
  }
  return now;
};

describe('the alternate engine', () => {
  it('begins idle, with the last five trades sold', () => {
    const state = initial(settings);
    expect(state.phase).toEqual({ name: 'idle' });
    expect(numbers(state)).toEqual([181, 180, 179, 178, 177]);
    expect(state.trades.some(isNew)).toBe(false);
    expect(state.trades.every(({ buy, profit, sell }) => sell === buy + profit)).toBe(true);
    expect(dueAt(state)).toBeNull();
    expect(numbers(initial({ ...settings, trades: 2 }))).toEqual([2, 1]);
    expect(numbers(initial({ ...settings, trades: 0 }))).toEqual([]);
  });

  it('has four steps of one second, a result of two seconds, and twenty ticks', () => {
    const started = start(initial(settings), 500);
    const phaseAt = (ms: number) => advance(started, 500 + ms).phase;
    for (const step of [0, 1, 2, 3]) {
      expect(phaseAt(step * 1_000)).toMatchObject({ name: 'analysing', step });
      expect(phaseAt(step * 1_000 + 999)).toMatchObject({ name: 'analysing', step });
    }
    expect(phaseAt(4_000)).toMatchObject({ name: 'result' });
    expect(phaseAt(5_999)).toMatchObject({ name: 'result' });
    for (let tick = 0; tick < 20; tick += 1) {
      expect(phaseAt(6_000 + tick * 1_000)).toMatchObject({ name: 'trading', tick });
    }
    expect(phaseAt(25_999)).toMatchObject({ name: 'trading', tick: 19 });
    expect(phaseAt(26_000)).toEqual({ name: 'idle' });
  });

  it('changes total and count only when both are sold', () => {
    const started = start(initial(settings), 0);
    const last = advance(started, 25_999);
    expect([last.total, last.count]).toEqual([5_000_00, 181]);
    const sold = advance(last, 26_000);
    const [second, first] = sold.trades;
    expect(first?.sell).toBe((first?.buy ?? 0) + (first?.profit ?? 0));
    expect(second?.sell).toBe((second?.buy ?? 0) + (second?.profit ?? 0));
    expect(sold.total).toBe(5_000_00 + (first?.profit ?? 0) + (second?.profit ?? 0));
    expect(sold.count).toBe(183);
    expect(sold.trades.some(isNew)).toBe(false);
    // The same objects, so that their rows are not rendered again.
    last.trades.slice(2).forEach((trade, index) => expect(sold.trades[index + 2]).toBe(trade));
  });

  it('can be started again after a round, and not during it', () => {
    const started = start(initial(settings), 0);
    for (const at of [0, 3_000, 5_000, 6_000, 25_999]) {
      const busy = advance(started, at);
      expect(start(busy, at)).toBe(busy);
    }
    const again = advance(start(advance(started, 30_000), 30_000), 30_000 + round);
    expect(again.count).toBe(185);
    expect(numbers(again).slice(0, 4)).toEqual([185, 184, 183, 182]);
  });

  describeLaws(alternateEngine);

  it('has the right total and count, however often and whenever it is started', () => {
    fc.assert(
      fc.property(
        settingsArbitrary,
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 0, max: 100_000 }),
        (given, rounds, pause) => {
          const state = afterRounds(initial(given), rounds, pause);
          expect(state).toEqual(afterRounds(initial(given), rounds));
          const before = initial(given);
          expect(state.count).toBe(before.count + 2 * rounds);
          expect(state.rounds).toBe(given.rounds + rounds);
          if (rounds <= 5) {
            const made = state.trades.filter(({ number }) => number > before.count);
            const profits = made.reduce((sum, { profit }) => sum + profit, 0);
            expect(state.total).toBe(before.total + profits);
          }
        },
      ),
    );
  });

  it('begins after a number of rounds as it is after that many rounds', () => {
    fc.assert(
      fc.property(settingsArbitrary, fc.integer({ min: 0, max: 20 }), (given, rounds) => {
        const fresh = { ...given, rounds: 0 };
        expect(initial({ ...given, rounds })).toEqual(afterRounds(initial(fresh), rounds));
      }),
    );
  });
});
