import fc from 'fast-check';
import { settingsArbitrary } from '@/__tests__/lib/simulation/laws';
import { runAt } from '@/lib/record/runAt';
import { runTable, type Table } from '@/lib/record/runTable';
import { alternateSimulation, type AlternateState } from '@/lib/simulation/alternateSimulation';
import type { AlternateTrade } from '@/lib/simulation/alternateTrade';
import { latestTotals } from '@/lib/simulation/latestTotals';
import { mainSimulation } from '@/lib/simulation/mainSimulation';
import type { SimulatedTrade } from '@/lib/simulation/trade';

const objects = ({ columns, rows }: Table) =>
  [...rows].map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])));

const money = (hundredths: number | null) => (hundredths === null ? null : hundredths / 100);

/** What a file has to contain about a trade that was on screen. */
const figures = ({ uuid, currencySell, currencyBuy, buy, sell, profit }: AnyTrade) => ({
  uuid,
  currencySell: currencySell.code,
  currencyBuy: currencyBuy.code,
  buy: money(buy),
  sell: money(sell),
  profit: money(profit),
});

type AnyTrade = SimulatedTrade | AlternateTrade;

describe('the main view’s table', () => {
  it('contains every trade that was ever on screen, with its total and its time', () => {
    fc.assert(
      fc.property(settingsArbitrary, fc.integer({ min: 0, max: 200_000 }), (settings, ms) => {
        const { initial, start, advance, dueAt } = mainSimulation;
        let state = initial(settings);
        const seen = [...state.trades].reverse().map((trade) => ({
          serialNumber: trade.serialNumber,
          ...figures(trade),
          part: 'before',
          elapsed: null as number | null,
        }));
        const totals: number[] = [...latestTotals(state, settings.trades)];
        state = start(state, 0);
        for (let due = dueAt(state) ?? 0; due <= ms; due = dueAt(state) ?? 0) {
          const next = advance(state, due);
          const [newest] = next.trades;
          if (next.count > state.count && newest) {
            seen.push({
              serialNumber: newest.serialNumber,
              ...figures(newest),
              part: 'run',
              elapsed: due,
            });
            totals.push(next.total);
          }
          state = next;
        }
        const table = runTable('main', runAt('main', settings, ms).history);
        expect(objects(table)).toEqual(
          seen.map((row, index) => ({ ...row, total: money(totals[index] ?? null) })),
        );
      }),
    );
  });
});

describe('the alternate view’s table', () => {
  const { initial, start, advance } = alternateSimulation;

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
        const run = runAt('alternate', { ...settings, rounds }, ms);
        expect(run).toMatchObject({ total: state.total, count: state.count });
        const table = runTable('alternate', run.history);
        const rows = objects(table);
        const trades = [...seen.values()].sort((one, other) => one.number - other.number);
        expect(rows).toMatchObject(
          trades.map((trade) => ({
            number: trade.number,
            ...figures(trade),
            status: trade.status,
            part: trade.number > settings.trades ? 'run' : 'before',
          })),
        );
        const sold = rows.filter(({ status }) => status === 'sold');
        if (sold.length > 0) expect(sold.at(-1)?.total).toBe(money(state.total));
        expect(rows.slice(sold.length).every(({ total }) => total === null)).toBe(true);
      }),
    );
  });
});
