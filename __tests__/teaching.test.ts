/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { lessonSteps } from '@/lib/config/limits';
import { locales } from '@/lib/i18n/locales';
import { decimalOf } from '@/lib/format/decimalOf';
import { parseLink } from '@/lib/parameters/parseLink';
import { runAt } from '@/lib/record/runAt';
import { dealsOf } from '@/lib/simulation/deal';
import { breakEvenOf, feeOf, meanAfter, roundFee } from '@/lib/simulation/fee';
import { emptyTally, losingAt, tallyUpTo } from '@/lib/simulation/tally';

const page = readFileSync('docs/teaching.md', 'utf8');

const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

describe('the page for teachers', () => {
  it('has links in every language, whose parameters the page reads', () => {
    // At any host: the first deploy writes the address of the site.
    const links = [...page.matchAll(/https:\/\/[^\s`]+[?&]seed=[^\s`]+/g)].map(([link]) => link);
    expect(links).toHaveLength(3 * locales.length + 1);
    for (const locale of locales) {
      expect(
        links.filter((link) => new URL(link).pathname.split('/').includes(locale)).length,
      ).toBeGreaterThan(2);
    }
    for (const link of links) {
      const { choices, rejections } = parseLink(
        new URL(link).search,
        new URL(link).pathname.endsWith('/v') ? 'alternate' : 'main',
      );
      expect([choices.seed, rejections]).toEqual(['class-1', []]);
    }
  });

  it('lists every step', () => {
    expect(page.match(/^\| \d +\|/gm)).toHaveLength(lessonSteps);
  });

  it('gives the key of some runs', () => {
    const rows = page.split('\n').filter((line) => line.startsWith('| `class-'));
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      const [seed = '', ...given] = cellsOf(row);
      const settings = { seed: seed.replaceAll('`', ''), amount: 5_000_00, trades: 20, rounds: 0 };
      const { count } = runAt('main', settings, 600_000);
      const tally = tallyUpTo(emptyTally, count - settings.trades, dealsOf('main', settings));
      const purchase = (deal: typeof tally.smallest) =>
        `${decimalOf(deal?.buy ?? 0)}, ${decimalOf(deal?.profit ?? 0)}`;
      expect(given).toEqual([
        String(tally.count),
        decimalOf(tally.gain),
        purchase(tally.smallest),
        purchase(tally.largest),
        decimalOf(meanAfter(tally, feeOf(10)) ?? 0),
        String(losingAt(tally, 10)),
        `${decimalOf(roundFee(breakEvenOf(tally) ?? feeOf(0)))}%`,
      ]);
    }
  });
});
