import { cleanup, screen } from '@testing-library/react';
import { renderInRun } from '@/__tests__/components/page';
import { LessonDrawer } from '@/components/lesson/LessonDrawer';
import type { View } from '@/lib/config/views';

/** What the evidence of a sign shows: its cells, without the spaces around their texts. */
const evidenceOf = (view: View, step: number, search: string) => {
  const lesson = { step, answers: { [step]: 'none' as const }, layout: { current: null } };
  const drawer = <LessonDrawer {...lesson} onChange={jest.fn()} onClose={jest.fn()} />;
  renderInRun(view, `/?seed=a${search}`, drawer);
  const [block] = screen.getByTestId('lesson-step').querySelectorAll('table');
  const cells = [...(block?.querySelectorAll('th, td') ?? [])];
  return cells.map(({ textContent }) => textContent.trim().replaceAll('\u00a0', ' '));
};

describe('the signs', () => {
  const before = '&amount=1000&trades=5';
  const during = `${before}&t=30&paused`;
  const limits = '$2.00 to $12.00 simulated';

  it.each<[View, number, string, string]>([
    ['main', 1, '&trades=0', 'Trades from No. 1 on|0|With a profit|0|With a loss|0'],
    ['main', 2, before, `|Amount|Profit|Smallest|$50.00|${limits}|Largest|$2,050.00|${limits}`],
    [
      'main',
      3,
      before,
      'An hour1,200 trades|$8,400 simulated|A year10,512,000 trades|$73,584,000 simulated',
    ],
    [
      'main',
      4,
      during + '&name=Ben',
      'NameFrom the link|BenDemo|At the startFrom the link|$1,000 simulated|' +
        'Today|$1,080 simulated|Overall|$1,080 simulated',
    ],
    ['main', 4, '&trades=5', 'NameChosen at random|AnnaDemo'],
    ['main', 5, before, 'Shown|$1,000 simulated|Paid out|$0 simulated'],
    ['alternate', 1, before, 'Rounds so far|0|Messages each time|4|Seconds each time|6'],
    ['alternate', 2, '&trades=0', 'Claimed success rate|77.5%|If all make a profit|40 of 40'],
    [
      'alternate',
      3,
      '&trades=0',
      '|Trades|Average profit|Stablecoins|0|$0.00 to $18.00 simulated|' +
        'All others|0|$0.00 to $18.00 simulated',
    ],
    ['alternate', 4, '&rounds=2', 'Updates so far|80|Did not fall|80|Fell|0'],
    ['alternate', 5, before, 'Shown|$1,000.00 simulated|Paid out|$0.00 simulated'],
  ])('of the %s view, number %d, shows its evidence at %s', (view, step, search, cells) => {
    const shown = `${evidenceOf(view, step, search).join('|')}|`;
    expect(shown.slice(0, cells.length + 1)).toBe(`${cells}|`);
  });

  it('has bars of no length for no trades', () => {
    evidenceOf('alternate', 3, '&trades=0');
    const bars = [...document.querySelectorAll<HTMLElement>('td > [style]')];
    expect(bars.map(({ style }) => style.width)).toEqual(['0%', '0%']);
  });

  it('compares the smallest and the largest purchase, or shows the only one', () => {
    const [, size, gain, smallest, ...rest] = evidenceOf('main', 2, during);
    expect([size, gain, smallest, rest[2]]).toEqual([
      ...['Purchase', 'Profit', 'Smallest since Start', 'Largest since Start'],
    ]);
    const amounts = [rest[0], rest[3]].map((text = '') => Number(text.replace(/[$,]/g, '')));
    expect(amounts[0]).toBeLessThan(amounts[1] ?? 0);
    cleanup();
    const only = evidenceOf('main', 2, `${before}&t=4&paused`);
    expect([only.length, only[3]]).toEqual([6, 'The only one since Start']);
  });
});
