import { render, screen } from '@testing-library/react';
import { pass } from '@/__tests__/components/page';
import { CountingNumber } from '@/components/figures/CountingNumber';

const format = (value: number) => `<b>$${value}</b>`;

const show = (value: number, isAnimated = true, places = 0) => (
  <p data-testid="number">
    <CountingNumber value={value} places={places} format={format} isAnimated={isAnimated} />
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

  it('is seen to change for most of the two seconds', () => {
    render(show(5_000));
    pass(1_600);
    const late = shown();
    expect(late).toBeLessThan(5_000);
    pass(700);
    expect(shown()).toBe(5_000);
  });

  it('shows a gain within 0.1 seconds, with decimals if asked for', () => {
    const { rerender } = render(show(5_000.25, true, 2));
    pass(2_300);
    expect(shown()).toBe(5_000.25);
    rerender(show(5_011.13, true, 2));
    pass(100);
    const [early, ...later] = [shown(), ...shownIn(2_200)];
    expect(early).toBeGreaterThan(5_000.25);
    expect(later.some((value) => !Number.isInteger(value))).toBe(true);
    expect(later.at(-1)).toBe(5_011.13);
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
