import { cleanup, screen, within } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import { click, renderInRun } from '@/__tests__/components/page';
import { DetailsDialog } from '@/components/details/DetailsDialog';
import { tradeInterval } from '@/lib/config/timing';
import type { View } from '@/lib/config/views';

const openDetails = (view: View, address: string) =>
  renderInRun(view, address, <DetailsDialog onClose={jest.fn()} />);

/** The rows of the first or second table, with a bar between cells. */
const rowsOf = (index: number) =>
  within(screen.getAllByRole('table')[index] ?? document.body)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join('|'));

/** The cells of the file that is saved. */
const saved = async () => {
  const blob = jest.spyOn(globalThis, 'Blob').mockImplementation(() => ({}) as Blob);
  Object.assign(URL, { createObjectURL: () => '#', revokeObjectURL: () => {} });
  await click('Save as CSV');
  const [text = ''] = blob.mock.lastCall?.[0] ?? [];
  return parse(text as string, { bom: true, relax_column_count: true });
};

describe('the details', () => {
  it('list what is random on the main view, with its limits', () => {
    openDetails('main', '/?seed=a');
    expect(rowsOf(0)).toEqual([
      'What|From|To',
      'Profit of a trade|$2.00|$12.00',
      'Sell price|$50.00|$2,050.00',
      'Seconds until the next trade|2|4',
      'Starting profit|$2,000|$17,000',
      'Starting number of trades|10|40',
      'Number beside the bell|0|10',
    ]);
    expect(screen.getByText(/^Every simulated trade wins because/)).toBeInTheDocument();
  });

  it('list what is random on the alternate view, with its limits', () => {
    openDetails('alternate', '/v?seed=a');
    expect(rowsOf(0)).toEqual([
      'What|From|To',
      'Buy price|$50.00|$2,050.00',
      'Growth of the first trade’s profit, per second|$0.00|$0.30',
      'Growth of the second trade’s profit, per second|$0.00|$0.90',
      'Profit of a trade listed before the first start|$2.00|$12.00',
      'Sell price of a trade listed before the first start|$50.00|$2,050.00',
      'Success rate|75.0%|91.0%',
      'Starting profit|$2,000|$17,000',
    ]);
  });

  it('list the settings of the page at its moment, but not what it ignores, with the name marked Demo', () => {
    openDetails('alternate', '/v?seed=a&name=Clara&amount=9&trades=7&t=90&rounds=2&paused');
    expect(rowsOf(1).map((row) => row.replaceAll('\u00a0', ' '))).toEqual([
      'Currency|USD',
      'Name|DemoClara',
      'Starting profit|$9.00 simulated',
      'Starting number of trades|7',
      'Number format|The currency’s own (1,234.50)',
      'Seed|a',
      'Time since Start|90 s',
      'Rounds before the last Start|2',
    ]);
    cleanup();
    openDetails('main', '/?seed=a&rounds=2&lesson=3');
    expect(rowsOf(1).join()).not.toMatch(
      /Rounds before the last Start|Time since Start|What gives it away/,
    );
  });

  it.each([
    ['/?seed=a&name=A', '/?name=A&seed=a', '/?name=A', '/v?name=A&seed=a'],
    ['/?t=90&seed=a&paused', '/?running=1&seed=a', '/?running=1', '/v?seed=a'],
  ])('of %s link to the start of this run, a new one, and the other view', (address, ...links) => {
    openDetails('main', address);
    const names = ['Run again with this seed', 'Run with a new seed', 'Open the dark view'];
    const found = names.map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    expect(found).toEqual(links);
  });

  it('save the trades so far, after the link of the moment', async () => {
    openDetails('main', '/?seed=a&trades=3&t=60&paused');
    const [link, ...lines] = await saved();
    expect(link).toEqual(['link', 'http://localhost/?trades=3&seed=a&t=60&paused=1']);
    expect(lines.at(-1)?.at(-1)).toMatch(/^5[6-9]\d{3}$/);
  });

  it('save the first day of a longer run', async () => {
    openDetails('main', '/?seed=a&trades=0&t=604800&paused');
    const elapsed = Number((await saved()).at(-1)?.at(-1));
    expect(elapsed).toBeLessThanOrEqual(24 * 3_600_000);
    expect(elapsed).toBeGreaterThan(24 * 3_600_000 - tradeInterval.max);
  });
});
