/** @jest-environment node */
import fc from 'fast-check';
import { views, type View } from '@/lib/config/views';
import { runAt } from '@/lib/record/runAt';
import { runTable } from '@/lib/record/runTable';
import { worksheetEnd, worksheetOf, worksheetTrades } from '@/lib/record/worksheet';

/** The first trades of a run as its CSV file has them, in units of the currency. */
const savedRows = (view: View, seed: string, trades: number) => {
  const settings = { seed, amount: 5_000_00, trades, rounds: view === 'main' ? 0 : 5 };
  const { history } = runAt(view, settings, view === 'main' ? worksheetEnd.t : null);
  const { columns, rows } = runTable(view, history);
  return [...rows]
    .map((row) => Object.fromEntries(columns.map((column, place) => [column, row[place]])))
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
          const left = (gain ?? NaN) - 0.001 * ((bought ?? NaN) + (sold ?? NaN));
          expect(Math.abs(sheet.gainAfterFee / 100 - left)).toBeLessThan(0.00501);
          const breakEven = ((gain ?? NaN) / ((bought ?? NaN) + (sold ?? NaN))) * 100;
          expect(Math.abs(sheet.breakEven / 100 - breakEven)).toBeLessThan(0.00501);
          expect(sheet.stable.map(({ serialNumber }) => serialNumber)).toEqual(
            rows.filter(({ code }) => ['USDT', 'USDC'].includes(code)).map(({ number }) => number),
          );
          expect(sheet.total / 100).toBeCloseTo(5_000 + (gain ?? NaN), 4);
          expect(Math.abs(sheet.tenth - sheet.total / 10)).toBeLessThanOrEqual(0.5);
        },
      ),
      { numRuns: 50, examples: [['8--Q0__m-', 999_996]] },
    );
  });
});

test('the pace on the main view is that of its trades', () => {
  const rows = savedRows('main', 'class-1', 20);
  const sheet = worksheetOf('main', { seed: 'class-1', amount: 0, trades: 20 });
  const last = rows.at(-1)?.elapsed ?? NaN;
  expect(sheet.elapsed).toBe(last);
  expect(sheet.tradesPerHour).toBe(Math.round((10 / (last / 1_000)) * 3_600));
});

test('the alternate view, whose rounds are pressed, has no pace', () => {
  const sheet = worksheetOf('alternate', { seed: 'class-1', amount: 0, trades: 20 });
  expect(sheet).toMatchObject({ elapsed: 0, tradesPerHour: 0 });
});
