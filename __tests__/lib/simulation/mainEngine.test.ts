import fc from 'fast-check';
import { maxTrades } from '@/lib/config/listLengths';
import { popUpDuration, tradeInterval } from '@/lib/config/timing';
import { mainEngine, type MainState } from '@/lib/simulation/mainEngine';
import { mainTrade, tradeKeys } from '@/lib/simulation/trade';
import { describeLaws, settingsArbitrary } from './laws';

const { initial, start, advance, dueAt } = mainEngine;
const settings = { seed: 'example', amount: 5_000_00, trades: 12, rounds: 0 };
const { min, max } = tradeInterval;
const day = 24 * 60 * 60 * 1_000;

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
  });

  it.each([
    [0, []],
    [1, [1]],
    [3, [3, 2, 1]],
  ])(
    'starts with all trades before the run if there are fewer than five: %d',
    (trades, serials) => {
      const state = initial({ ...settings, trades });
      expect(state.trades.map(({ serialNumber }) => serialNumber)).toEqual(serials);
    },
  );

  it('adds the first trade one interval after Start', () => {
    const running = start(initial(settings), 1_000);
    const due = dueAt(running) ?? 0;
    expect(due).toBeGreaterThanOrEqual(1_000 + min);
    expect(due).toBeLessThanOrEqual(1_000 + max);
    const traded = advance(running, due);
    expect(traded.count).toBe(13);
    expect(traded.trades[0]?.serialNumber).toBe(13);
    expect(traded.total).toBe(5_000_00 + (traded.trades[0]?.profit ?? 0));
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

  it('ignores Start while it runs', () => {
    const running = start(initial(settings), 0);
    expect(start(running, 500)).toBe(running);
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

  it('gives each trade a serial number of its own', () => {
    const { trades } = afterTrades(start(initial(settings), 0), 10);
    expect(new Set(trades.map(({ serialNumber }) => serialNumber)).size).toBe(maxTrades);
  });

  it('adds the same trades no matter when Start is clicked', () => {
    const early = afterTrades(start(initial(settings), 0), 30);
    const late = afterTrades(start(initial(settings), 987_654), 30);
    expect(late.trades).toEqual(early.trades);
    expect(late.total).toBe(early.total);
  });

  it('draws the intervals between trades evenly, and reaches both limits', () => {
    let state = start(initial(settings), 0);
    const gaps: number[] = [];
    for (let n = 0; n < 30_000; n += 1) {
      const before = state.nextTradeAt ?? 0;
      state = advance(state, before);
      gaps.push((state.nextTradeAt ?? 0) - before);
    }
    expect(Math.min(...gaps)).toBe(min);
    expect(Math.max(...gaps)).toBe(max);
    expect(gaps.reduce((sum, gap) => sum + gap) / gaps.length / ((min + max) / 2)).toBeCloseTo(
      1,
      2,
    );
  });

  it('stores no more data for a long run than for a short one', () => {
    const state = advance(start(initial(settings), 0), 30 * day);
    expect(state.count).toBeGreaterThan((30 * day) / max);
    expect(state.trades).toHaveLength(maxTrades);
  });
});
