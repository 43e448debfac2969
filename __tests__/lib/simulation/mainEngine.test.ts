import fc from 'fast-check';
import { popUpDuration, tradeInterval } from '@/lib/config/timing';
import { mainEngine, type MainState } from '@/lib/simulation/mainEngine';
import { mainTrade, tradeKeys } from '@/lib/simulation/trade';
import { describeLaws, settingsArbitrary } from './laws';

const { initial, start, advance, dueAt } = mainEngine;
const settings = { seed: 'example', amount: 5_000_00, trades: 12, rounds: 0 };
const { min, max } = tradeInterval;

/** The state after some trades, at the time of the last one. */
const afterTrades = (state: MainState, trades: number): MainState => {
  let next = state;
  while (next.count < state.count + trades) next = advance(next, next.nextTradeAt ?? Infinity);
  return next;
};

describe('the main engine', () => {
  it('starts with the last five trades, which the amount already includes', () => {
    const state = initial(settings);
    expect(state.trades.map(({ serialNumber }) => serialNumber)).toEqual([12, 11, 10, 9, 8]);
    expect(state.total).toBe(5_000_00);
    expect(dueAt(state)).toBeNull();
    const few = [0, 1, 3].map((trades) => initial({ ...settings, trades }).trades);
    const serials = few.map((trades) => trades.map(({ serialNumber }) => serialNumber).join());
    expect(serials).toEqual(['', '1', '3,2,1']);
  });

  it('pops up the newest profit until its time is over, however many trades it catches up', () => {
    const running = start(initial(settings), 0);
    const at = afterTrades(running, 99).nextTradeAt ?? NaN;
    const traded = advance(running, at);
    expect([traded.count, traded.popsUpUntil]).toEqual([112, at + popUpDuration]);
    expect(dueAt(traded)).toBe(at + popUpDuration);
    expect(advance(running, at + popUpDuration - 1)).toEqual(traded);
    expect(advance(running, at + popUpDuration)).toEqual({ ...traded, popsUpUntil: null });
  });

  describeLaws(mainEngine);

  it('adds every profit to the total, counts every trade, and skips no serial number', () => {
    fc.assert(
      fc.property(settingsArbitrary, fc.integer({ min: 0, max: 300_000 }), (given, ms) => {
        const state = advance(start(initial(given), 0), ms);
        const keys = tradeKeys(given.seed);
        let total = given.amount;
        for (let n = given.trades + 1; n <= state.count; n += 1) total += mainTrade(keys, n).profit;
        expect(state.total).toBe(total);
        state.trades.forEach((trade, index) => {
          expect(trade).toEqual(mainTrade(keys, state.count - index));
        });
      }),
    );
  });

  it('draws the intervals between trades evenly, and reaches both limits', () => {
    let state = start(initial(settings), 0);
    const times = [0];
    while (times.length <= 30_000) {
      const due = state.nextTradeAt ?? NaN;
      times.push(due);
      state = advance(state, due);
    }
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? NaN));
    expect([Math.min(...gaps), Math.max(...gaps)]).toEqual([min, max]);
    expect((times.at(-1) ?? NaN) / gaps.length / ((min + max) / 2)).toBeCloseTo(1, 2);
  });
});
