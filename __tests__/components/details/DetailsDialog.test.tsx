import { screen, within } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import { click, renderInRun } from '@/__tests__/components/page';
import { DetailsDialog } from '@/components/details/DetailsDialog';
import { saveFile } from '@/components/layout/saveFile';
import { limits } from '@/lib/config/limits';
import type { View } from '@/lib/config/views';

jest.mock('@/components/layout/saveFile', () => ({ saveFile: jest.fn() }));

const open = (view: View, address: string) =>
  renderInRun(view, address, <DetailsDialog onClose={jest.fn()} />);

/** The texts of a table's cells, by row. */
const cellsOf = (table: HTMLElement | undefined) =>
  within(table ?? document.body)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** The saved file: its name, and its lines as cells. */
const saved = async () => {
  click('Save as CSV');
  const [name = '', content = new Blob()] = jest.mocked(saveFile).mock.lastCall ?? [];
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(content);
  });
  return { name, lines: parse(text, { bom: true, relax_column_count: true }) };
};

describe('the details', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('list what is random on the main view, with its limits', () => {
    open('main', '/?seed=a');
    expect(cellsOf(screen.getAllByRole('table')[0])).toEqual([
      ['What', 'From', 'To'],
      ['Profit of a trade', '$2.00', '$12.00'],
      ['Sell price', '$50.00', '$2,050.00'],
      ['Seconds until the next trade', '2', '4'],
      ['Starting profit', '$2,000', '$17,000'],
      ['Starting trades', '10', '40'],
      ['Number beside the bell', '0', '10'],
    ]);
  });

  it('list what is random on the alternate view, with its limits', () => {
    open('alternate', '/v?seed=a');
    expect(cellsOf(screen.getAllByRole('table')[0])).toEqual([
      ['What', 'From', 'To'],
      ['Buy price', '$50.00', '$2,050.00'],
      ['Growth of the first profit, per second', '$0.00', '$0.30'],
      ['Growth of the second profit, per second', '$0.00', '$0.90'],
      ['Profit of a trade listed before the first start', '$2.00', '$12.00'],
      ['Sell price of such a trade', '$50.00', '$2,050.00'],
      ['Success rate', '75.0%', '91.0%'],
      ['Starting profit', '$2,000', '$17,000'],
    ]);
  });

  it('list the settings of the page, with what came as a text marked Demo', () => {
    open(
      'alternate',
      '/v?seed=a&name=Clara&amount=1234.5&trades=7&currency=EUR&t=90&rounds=2&paused',
    );
    expect(cellsOf(screen.getAllByRole('table')[1])).toEqual([
      ['Name', 'Demo\u00a0·\u00a0Clara'],
      ['Starting profit', '1,234.50\u00a0€simulated'],
      ['Starting trades', '7'],
      ['Number format', 'US'],
      ['Currency', 'EUR'],
      ['Seed', 'Demo\u00a0·\u00a0a'],
      ['Time since Start', '90\u00a0s'],
      ['Completed rounds', '2'],
    ]);
  });

  it.each([
    ['/?seed=a&name=A', '/?name=A&seed=a', '/?name=A', '/v?name=A&seed=a'],
    ['/?t=90&seed=a&paused', '/?running=&seed=a', '/?running=', '/v?seed=a'],
    ['/?running&seed=a', '/?running=&seed=a', '/?running=', '/v?seed=a'],
  ])('of %s link to the start of this run, a new one, and the other view', (address, ...links) => {
    open('main', address);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Run again with this seed',
      'Run with a new seed',
      'Open the dark view',
    ]);
  });

  it('save the trades so far, after the link of the moment and the notice', async () => {
    open('main', '/?seed=a&trades=3&t=60&paused');
    const { name, lines } = await saved();
    expect(name).toBe('dry-run-main-a.csv');
    expect(lines[0]).toEqual(['link', 'http://localhost/?trades=3&seed=a&t=60&paused=']);
    expect(lines[1]).toEqual(['notice', expect.stringMatching(/^Simulation\./)]);
    const trades = lines.slice(lines.findIndex(([first]) => first === 'serialNumber') + 1);
    expect(trades.map(([serial]) => serial)).toEqual(trades.map((_, index) => String(index + 1)));
    expect(trades.length).toBeGreaterThanOrEqual(3 + 60 / 4);
  });

  it('save the first day of a longer run', async () => {
    open('main', '/?seed=a&trades=0&t=604800&paused');
    const { lines } = await saved();
    const [elapsed, before] = [lines.at(-1)?.at(-1), lines.at(-2)?.at(-1)].map(Number);
    expect(elapsed).toBeLessThanOrEqual(24 * 3_600_000);
    expect(elapsed).toBeGreaterThan(24 * 3_600_000 - limits.tradeInterval.max);
    expect(elapsed).toBeGreaterThan(before ?? NaN);
  });
});
