import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AnimatedNumber } from '@/components/ui/AnimatedNumber';

const money = (value: number) => `<b>$${value}</b>`;

const show = (value: number, duration = 2_000) => (
  <p data-testid="number">
    <AnimatedNumber value={value} format={money} duration={duration} />
  </p>
);

const shown = () => Number(/\d+/.exec(screen.getByTestId('number').textContent)?.[0]);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('AnimatedNumber', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('counts from 0 to its value in two seconds, then stops', () => {
    render(show(1_234_567));
    expect(shown()).toBe(0);
    pass(300);
    const early = shown();
    expect(early).toBeGreaterThan(0);
    pass(1_300);
    expect(shown()).toBeGreaterThan(early);
    expect(shown()).toBeLessThan(1_234_567 * 0.995);
    pass(500);
    expect(shown()).toBe(1_234_567);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('changes its text rarely, more and more so, and only where it differs', () => {
    const { unmount } = render(show(1_234_567));
    const changedAt: number[] = [];
    let last = shown();
    for (let ms = 0; ms < 2_100; ms += 5) {
      pass(5);
      if (shown() !== last) changedAt.push(ms);
      last = shown();
    }
    const rests = changedAt.slice(1).map((time, index) => time - (changedAt[index] ?? NaN));
    expect(rests.length).toBe(9);
    // At most ten times a second, as far as the steps of this test tell.
    expect(Math.min(...rests)).toBeGreaterThanOrEqual(95);
    // A frame is 16 ms later than it could be.
    expect(rests.every((rest, index) => rest > (rests[index - 1] ?? 0) - 20)).toBe(true);
    expect(rests.at(-1)).toBeGreaterThan(250);
    unmount();
    const { rerender } = render(show(0, 0));
    rerender(show(3));
    const set = jest.spyOn(Node.prototype, 'textContent', 'set');
    pass(2_100);
    expect(set.mock.calls.map(([text]) => text)).toEqual([money(1), money(2), money(3)]);
    jest.restoreAllMocks();
  });

  it('is its value when the page is printed, and stays it', () => {
    render(show(1_234_567));
    pass(300);
    expect(shown()).toBeLessThan(1_234_567);
    let printed = NaN;
    act(() => {
      // As by `window.print()`, which does not wait for React.
      window.dispatchEvent(new Event('beforeprint'));
      printed = shown();
    });
    expect(printed).toBe(1_234_567);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(shown()).toBe(1_234_567);
  });

  it('counts on from the value shown', () => {
    const { rerender } = render(show(500));
    pass(2_100);
    rerender(show(900));
    pass(50);
    expect(shown()).toBeGreaterThanOrEqual(500);
    pass(2_100);
    expect(shown()).toBe(900);
  });

  it('shows its value at once without a duration, even in the middle of counting', () => {
    const { rerender } = render(show(500));
    pass(300);
    rerender(show(500, 0));
    expect(shown()).toBe(500);
    rerender(show(700, 0));
    expect(shown()).toBe(700);
    expect(jest.getTimerCount()).toBe(0);
    rerender(show(900));
    pass(16);
    expect(shown()).toBeGreaterThanOrEqual(700);
    pass(2_100);
    expect(shown()).toBe(900);
  });

  it('counts as fast as it is told, also if that has changed', () => {
    const { rerender } = render(show(500, 400));
    pass(300);
    expect(shown()).toBeLessThan(500);
    pass(150);
    expect(shown()).toBe(500);
    rerender(show(900, 200));
    pass(250);
    expect(shown()).toBe(900);
  });

  it('ends also where its duration is no whole number of milliseconds', () => {
    render(show(500, 400 / 3));
    pass(200);
    expect(shown()).toBe(500);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('shows the value of the time when timers are late, as in a hidden tab', () => {
    render(show(1_000_000));
    const now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 1_900);
    act(() => jest.advanceTimersToNextTimer());
    clock.mockRestore();
    pass(20);
    expect(shown()).toBeGreaterThan(990_000);
    expect(shown()).toBeLessThan(1_000_000);
  });

  it('shows its value at once when it is later than its end, before another frame', () => {
    render(show(1_000_000));
    const now = performance.now();
    const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 3_600_000);
    act(() => jest.advanceTimersToNextTimer());
    expect(shown()).toBe(1_000_000);
    clock.mockRestore();
    frames.mockRestore();
  });

  it('asks for no frames while its text stays', () => {
    render(show(1_234_567));
    const frames = jest.spyOn(window, 'requestAnimationFrame');
    pass(2_100);
    expect(frames.mock.calls.length).toBeLessThanOrEqual(10);
    frames.mockRestore();
  });

  it('sets its text ten times while it counts on, and once for a jump', () => {
    const { rerender } = render(show(500));
    pass(2_100);
    const set = jest.spyOn(Node.prototype, 'textContent', 'set');
    rerender(show(900));
    pass(2_100);
    expect(set.mock.calls).toHaveLength(10);
    rerender(show(700, 0));
    expect(set.mock.calls).toHaveLength(11);
    jest.restoreAllMocks();
  });

  it('is exported, and first rendered, with its value if it is shown at once', () => {
    expect(renderToString(show(500, 0))).toContain('500');
    expect(renderToString(show(500))).not.toContain('500');
  });

  it('does not count with reduced motion', () => {
    const reduced = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
    const media = jest.spyOn(window, 'matchMedia').mockReturnValue(reduced);
    render(show(500));
    expect(shown()).toBe(500);
    media.mockRestore();
  });

  it('shows text, never markup', () => {
    render(show(500));
    pass(2_100);
    expect(screen.getByTestId('number')).toHaveTextContent('<b>$500</b>');
    expect(screen.getByTestId('number').querySelector('b')).toBeNull();
  });

  it('leaves no timer when it is unmounted', () => {
    const { unmount } = render(show(500));
    pass(100);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
