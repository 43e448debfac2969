/** @jest-environment node */
import fc from 'fast-check';
import { views, type View } from '@/lib/config/views';
import { runAt } from '@/lib/record/runAt';
import { runTable } from '@/lib/record/runTable';
import { worksheetOf, worksheetTrades } from '@/lib/lesson/worksheet';
import { alternateSimulation } from '@/lib/simulation/alternateSimulation';
import { mainSimulation } from '@/lib/simulation/mainSimulation';

/** The first trades of a run as its CSV file has them, in units of the currency. */
const savedRows = (view: View, seed: string, trades: number) => {
  const settings = { seed, amount: 5_000_00, trades, rounds: view === 'main' ? 0 : 5 };
  const { history } = runAt(view, settings, view === 'main' ? 60_000 : null);
  const { columns, rows } = runTable(view, history);
  return [...rows]
    .map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])))
    .filter(({ part }) => part === 'run')
    .slice(0, 10)
    .map((row) => ({
      ...row,
      number: Number(row.serialNumber ?? row.number),
      code: String(row.currencySell),
      buy: Number(row.buy),
      sell: Number(row.sell),
      profit: Number(row.profit),
      elapsed: Number(row.elapsed ?? 0),
    }));
};

/** The numbers and profits that a page at the moment of a worksheet lists, oldest first. */
const listedAt = (view: View, seed: string, trades: number) => {
  const { t, rounds } = worksheetOf(view, { seed, amount: 0, trades }).moment;
  const settings = { seed, amount: 0, trades, rounds: rounds ?? 0 };
  if (view === 'alternate') {
    expect(t).toBeNull();
    return alternateSimulation
      .initial(settings)
      .trades.map(({ number, profit }) => [number, profit])
      .reverse();
  }
  const { advance, initial, start } = mainSimulation;
  return advance(start(initial(settings), 0), t ?? NaN)
    .trades.map(({ serialNumber, profit }) => [serialNumber, profit])
    .reverse();
};

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);

describe.each(views)('the worksheet about the %s view', (view) => {
  it('has the answers that follow from the saved run', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/),
        fc.integer({ min: 0, max: 1_000_000 }),
        (seed, before) => {
          const rows = savedRows(view, seed, before);
          const sheet = worksheetOf(view, { seed, amount: 5_000_00, trades: before });
          expect(rows).toHaveLength(worksheetTrades);
          expect(sheet.trades.map(({ serialNumber }) => serialNumber)).toEqual(
            rows.map(({ number }) => number),
          );
          const [bought, sold, gain] = (['buy', 'sell', 'profit'] as const).map((column) =>
            sum(rows.map((row) => row[column])),
          );
          expect(sheet.bought / 100).toBeCloseTo(bought ?? NaN, 4);
          expect(sheet.sold / 100).toBeCloseTo(sold ?? NaN, 4);
          expect(sheet.gain / 100).toBeCloseTo(gain ?? NaN, 4);
          expect(sheet.losses).toBe(rows.filter(({ profit }) => profit < 0).length);
          const buys = rows.map(({ buy }) => buy);
          const [least, most] = [Math.min(...buys), Math.max(...buys)];
          expect(sheet.smallest.buy / 100).toBe(least);
          expect(sheet.largest.buy / 100).toBe(most);
          // By number: two trades may have bought for the same.
          for (const { serialNumber, buy, percent } of [sheet.smallest, sheet.largest]) {
            const profit = rows.find(({ number }) => number === serialNumber)?.profit ?? NaN;
            expect(Math.abs(percent / 100 - (profit / buy) * 10_000)).toBeLessThan(0.00501);
          }
          const left = (gain ?? NaN) - 0.006 * ((bought ?? NaN) + (sold ?? NaN));
          expect(Math.abs(sheet.gainAfterFee / 100 - left)).toBeLessThan(0.00501);
          const breakEven = ((gain ?? NaN) / ((bought ?? NaN) + (sold ?? NaN))) * 100;
          expect(Math.abs(sheet.breakEven / 100 - breakEven)).toBeLessThan(0.00501);
          expect(sheet.stable.map(({ serialNumber }) => serialNumber)).toEqual(
            rows.filter(({ code }) => ['USDT', 'USDC'].includes(code)).map(({ number }) => number),
          );
          expect(sheet.total / 100).toBeCloseTo(5_000 + (gain ?? NaN), 4);
          // Of the total that is printed.
          expect(sheet.tenth).toBe(Number((sheet.total / 100).toFixed(0)) * 10);
        },
      ),
      { numRuns: 1_000, examples: [['8--Q0__m-', 999_996]] },
    );
  });
});

test.each(views)('the moment of a worksheet about the %s view lists exactly its trades', (view) => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/),
      fc.integer({ min: 0, max: 1_000_000 }),
      (seed, before) => {
        const { trades } = worksheetOf(view, { seed, amount: 0, trades: before });
        expect(listedAt(view, seed, before)).toEqual(
          trades.map(({ serialNumber, profit }) => [serialNumber, profit]),
        );
      },
    ),
  );
});

test('a tax is asked for the total, or for the gain if the total is not above zero', () => {
  const sheetOf = (amount: number) =>
    worksheetOf('alternate', { seed: 'class-1', amount, trades: 20 });
  const { gain, total } = sheetOf(5_000_00);
  expect(sheetOf(5_000_00)).toMatchObject({ taxed: total, tenth: Math.round(total / 100) * 10 });
  for (const amount of [-5_000_00, -gain]) {
    expect(sheetOf(amount)).toMatchObject({ taxed: gain, tenth: Math.round(gain / 100) * 10 });
  }
  expect(sheetOf(1 - gain)).toMatchObject({ taxed: 1 });
});
