import { render, screen } from '@testing-library/react';
import { pass, reduceMotion } from '@/__tests__/components/page';
import { CountingNumber } from '@/components/run/CountingNumber';

const format = (value: number) => `<b>$${Math.round(value)}</b>`;

const show = (value: number, isStill = false) => (
  <p data-testid="number">
    <CountingNumber value={value} format={format} duration={2} isStill={isStill} />
  </p>
);

const text = () => screen.getByTestId('number').textContent;
const shown = () => Number(/\d+/.exec(text())?.[0]);

describe('CountingNumber', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('counts from 0 to its value in two seconds, then stops', () => {
    render(show(1_234_567));
    expect(shown()).toBe(0);
    pass(300);
    const early = shown();
    expect(early).toBeGreaterThan(0);
    pass(1_300);
    expect(shown()).toBeGreaterThan(early);
    expect(shown()).toBeLessThan(1_234_567);
    pass(700);
    expect(shown()).toBe(1_234_567);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('counts on from the value shown', () => {
    const { rerender } = render(show(500));
    pass(2_300);
    rerender(show(900));
    for (let ms = 0; ms < 400; ms += 50) {
      pass(50);
      expect(shown()).toBeGreaterThanOrEqual(500);
    }
    expect(shown()).toBeLessThan(900);
    pass(2_000);
    expect(shown()).toBe(900);
  });

  it('shows its value at once while still, and counts on from it afterwards', () => {
    const { rerender } = render(show(500));
    pass(300);
    rerender(show(700, true));
    expect(shown()).toBe(700);
    rerender(show(900));
    for (let ms = 0; ms < 400; ms += 50) {
      pass(50);
      expect(shown()).toBeGreaterThanOrEqual(700);
    }
    pass(2_000);
    expect(shown()).toBe(900);
  });

  it('never counts with reduced motion', () => {
    reduceMotion();
    const { rerender } = render(show(500));
    expect(shown()).toBe(500);
    rerender(show(900));
    expect(shown()).toBe(900);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('never shows anything but numbers on the way', () => {
    const { rerender } = render(show(-500));
    for (const value of [0, 900, 900, -3]) {
      rerender(show(value));
      for (let ms = 0; ms < 2_300; ms += 100) {
        pass(100);
        expect(text()).toMatch(/^<b>\$-?\d+<\/b>$/);
      }
    }
  });

  it('shows text, never markup', () => {
    render(show(500));
    pass(2_300);
    expect(text()).toBe('<b>$500</b>');
    expect(document.querySelector('b')).toBeNull();
  });

  it('changes its text a few times a second', () => {
    render(show(1_234_567));
    const texts = new Set<string>();
    for (let ms = 0; ms < 2_300; ms += 5) {
      pass(5);
      texts.add(text());
    }
    expect(texts.size).toBeLessThanOrEqual(12);
  });
});
