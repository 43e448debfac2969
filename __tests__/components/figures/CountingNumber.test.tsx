import { render, screen } from '@testing-library/react';
import { pass } from '@/__tests__/components/page';
import { CountingNumber } from '@/components/figures/CountingNumber';

const format = (value: number) => `<b>$${value}</b>`;

const show = (value: number, isAnimated = true) => (
  <p data-testid="number">
    <CountingNumber value={value} places={2} format={format} isAnimated={isAnimated} />
  </p>
);

/** The number shown, as text and never as markup. */
const shown = () => {
  const text = screen.getByTestId('number').textContent;
  expect(text).toMatch(/^<b>\$-?[\d.]+<\/b>$/);
  return Number(/-?[\d.]+/.exec(text)?.[0]);
};

/** The different numbers that are shown while time passes. */
const shownIn = (ms: number) => {
  const numbers = new Set<number>();
  for (let at = 0; at < ms; at += 10) {
    pass(10);
    numbers.add(shown());
  }
  return [...numbers];
};

describe('CountingNumber', () => {
  it('counts from 0 in two seconds, ten times a second, then stops', () => {
    render(show(1_234_567));
    expect(shown()).toBe(0);
    const early = shownIn(1_500);
    expect(early).toEqual(early.toSorted((a, b) => a - b));
    expect(early.length).toBeGreaterThan(10);
    expect(early.length).toBeLessThan(20);
    expect(shownIn(800).at(-1)).toBe(1_234_567);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('counts on from the value shown, and shows a value at once if it is not animated', () => {
    const { rerender } = render(show(-500));
    pass(2_300);
    rerender(show(900));
    const numbers = shownIn(1_000);
    expect(Math.min(...numbers)).toBe(-500);
    expect(Math.max(...numbers)).toBeLessThan(900);
    rerender(show(900, false));
    expect(shown()).toBe(900);
    rerender(show(1_500));
    expect(Math.min(...shownIn(2_300))).toBe(900);
    expect(shown()).toBe(1_500);
  });
});
