/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { fees } from '@/lib/config/limits';
import { decimalOf } from '@/lib/format/decimal';
import { parseLink } from '@/lib/parameters/parseLink';
import { runAt } from '@/lib/record/runAt';
import { completedTradesOf } from '@/lib/lesson/completedTrade';
import { breakEvenOf, feeOf, meanAfter, roundFee } from '@/lib/lesson/fee';
import { emptyTally, losingAt, tallyUpTo } from '@/lib/lesson/tally';

const page = readFileSync('docs/teaching.md', 'utf8');

const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

describe('the page for teachers', () => {
  it('has links whose parameters the page reads', () => {
    // At any host: somebody's own copy may have its address here.
    const links = [...page.matchAll(/https:\/\/[^\s`]+[?&]seed=[^\s`]+/g)].map(([link]) => link);
    for (const link of links) {
      const { choices, rejections } = parseLink(
        new URL(link).search,
        new URL(link).pathname.endsWith('/v') ? 'alternate' : 'main',
      );
      expect([choices.seed, rejections]).toEqual(['class-1', []]);
    }
  });

  it('gives the key of some runs', () => {
    const rows = page.split('\n').filter((line) => line.startsWith('| `class-'));
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      const [seed = '', ...given] = cellsOf(row);
      const settings = { seed: seed.replaceAll('`', ''), amount: 5_000_00, trades: 20, rounds: 0 };
      const { count } = runAt('main', settings, 600_000);
      const tally = tallyUpTo(
        emptyTally,
        count - settings.trades,
        completedTradesOf('main', settings),
      );
      const purchase = (trade: typeof tally.smallest) =>
        `${decimalOf(trade?.buy ?? 0)}, ${decimalOf(trade?.profit ?? 0)}`;
      expect(given).toEqual([
        String(tally.count),
        decimalOf(tally.gain),
        purchase(tally.smallest),
        purchase(tally.largest),
        decimalOf(meanAfter(tally, feeOf(fees.first)) ?? 0),
        String(losingAt(tally, fees.first)),
        `${decimalOf(roundFee(breakEvenOf(tally) ?? feeOf(0)))}%`,
      ]);
    }
  });
});
