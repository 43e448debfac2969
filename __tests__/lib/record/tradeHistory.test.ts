import fc from 'fast-check';
import { settingsArbitrary } from '@/__tests__/lib/simulation/laws';
import { tradeHistory } from '@/lib/record/tradeHistory';
import { alternateEngine, type AlternateState } from '@/lib/simulation/alternateEngine';
import type { AlternateTrade } from '@/lib/simulation/alternateTrade';
import { latestTotals, mainEngine } from '@/lib/simulation/mainEngine';
import type { Trade } from '@/lib/simulation/trade';

/** What the history has to contain about a trade that was on screen. */
const figures = (trade: Trade, number: number) => {
  const { key, uuid, currencySell, currencyBuy, buy, sell, profit } = trade;
  return { number, key, uuid, currencySell, currencyBuy, buy, sell, profit };
};

describe('the history of the main view', () => {
  it('contains every trade that was ever on screen, with its total and its time', () => {
    fc.assert(
      fc.property(settingsArbitrary, fc.integer({ min: 0, max: 200_000 }), (settings, ms) => {
        const { initial, start, advance, dueAt } = mainEngine;
        let state = initial(settings);
        const seen = [...state.trades].reverse().map((trade) => ({
          ...figures(trade, trade.serialNumber),
          inRun: false,
          elapsed: null as number | null,
        }));
        const totals: number[] = [...latestTotals(state, settings.trades)];
        state = start(state, 0);
        for (let due = dueAt(state) ?? 0; due <= ms; due = dueAt(state) ?? 0) {
          const next = advance(state, due);
          const [newest] = next.trades;
          if (next.count > state.count && newest) {
            seen.push({
              ...figures(newest, newest.serialNumber),
              inRun: true,
              elapsed: due,
            });
            totals.push(next.total);
          }
          state = next;
        }
        expect([...tradeHistory('main', settings, ms)]).toMatchObject(
          seen.map((row, index) => ({ ...row, total: totals[index] })),
        );
      }),
    );
  });
});

describe('the history of the alternate view', () => {
  const { initial, start, advance } = alternateEngine;

  it('contains the trades on screen, open or sold, after any number of rounds', () => {
    const rest = fc.integer({ min: 0, max: 25_999 });
    fc.assert(
      fc.property(settingsArbitrary, fc.nat(4), rest, (given, rounds, ms) => {
        const settings = { ...given, rounds: 0 };
        let state: AlternateState = initial(settings);
        const seen = new Map<number, AlternateTrade>();
        const look = () => state.trades.forEach((trade) => seen.set(trade.number, trade));
        look();
        for (let round = 0; round < rounds; round += 1) {
          state = advance(start(state, round * 30_000), round * 30_000 + 26_000);
          look();
        }
        state = advance(start(state, rounds * 30_000), rounds * 30_000 + ms);
        look();
        const history = [...tradeHistory('alternate', { ...settings, rounds }, ms)];
        const trades = [...seen.values()].sort((one, other) => one.number - other.number);
        expect(history).toMatchObject(
          trades.map((trade) => ({
            ...figures(trade, trade.number),
            inRun: trade.number > settings.trades,
            elapsed: null,
          })),
        );
        const sold = history.filter(({ sell }) => sell !== null);
        expect(sold).toHaveLength(trades.filter(({ status }) => status === 'sold').length);
        if (sold.length > 0) expect(sold.at(-1)?.total).toBe(state.total);
        expect(history.slice(sold.length).every(({ total }) => total === null)).toBe(true);
      }),
    );
  });
});
