/**
 * Measures how the export loads on a mid-range phone, and prints the medians: Lighthouse on both
 * views with simulated and with applied throttling. A benchmark: no result is a failure.
 */
import { parseArgs } from 'node:util';
import { serveExport } from '../serve/server';
import { audit } from './audit';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
const views = ['/', '/v'];
const methods = ['simulate', 'devtools'] as const;

/** The median; for an even number of values, the upper of the two middle ones. */
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? NaN;

const failed = new Set<string>();
/** The results by row and column of the table. */
const measured = new Map<string, Map<string, number[]>>();

const add = (row: string, figures: Readonly<Record<string, number>>) => {
  const columns = measured.get(row) ?? new Map<string, number[]>();
  measured.set(row, columns);
  for (const [name, figure] of Object.entries(figures)) {
    columns.set(name, [...(columns.get(name) ?? []), figure]);
  }
};

const rounded = (name: string, figure: number) =>
  name === 'CLS' ? Number(figure.toFixed(3)) : Math.round(figure);

const server = await serveExport();
// Each round measures every row, so that other work of this computer affects all rows alike.
for (let round = 0; round < rounds; round += 1) {
  for (const view of views) {
    const url = server.url + view;
    for (const method of methods) {
      const result = await audit(url, method);
      add(`${view} ${method}`, result.figures);
      for (const title of result.failed) failed.add(`${url} ${title}`);
    }
  }
}
server.close();

const table = [...measured].map(([row, columns]) => [
  row,
  Object.fromEntries([...columns].map(([name, figures]) => [name, rounded(name, median(figures))])),
]);
console.table(Object.fromEntries(table));
if (failed.size > 0) console.log(`Not perfect:\n${[...failed].join('\n')}`);
