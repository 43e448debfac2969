import { cards, countRight, verdicts } from '@/lib/lesson/cards';

describe('the cards', () => {
  it('have each verdict at least twice, and never the same one twice in a row', () => {
    for (const verdict of verdicts) {
      expect(cards.filter((card) => card.verdict === verdict).length).toBeGreaterThanOrEqual(2);
    }
    for (const [index, { verdict }] of cards.entries()) {
      expect(cards[index + 1]?.verdict).not.toBe(verdict);
    }
  });

  it('count the answers that are right, also before all are answered', () => {
    expect(countRight([])).toBe(0);
    expect(countRight(['fraud', 'fraud', 'unclear'])).toBe(2);
    expect(countRight(cards.map(({ verdict }) => verdict))).toBe(8);
  });
});
