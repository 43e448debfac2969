import fc from 'fast-check';
import { makeSystemClock } from '@/components/run/systemClock';

describe('the system clock', () => {
  let wall = 0;
  let mono = 0;
  beforeEach(() => {
    wall = 1_000_000;
    mono = 250;
    jest.spyOn(Date, 'now').mockImplementation(() => wall);
    jest.spyOn(performance, 'now').mockImplementation(() => mono);
  });
  afterEach(() => jest.restoreAllMocks());

  it('starts at the milliseconds since the page was opened', () => {
    expect(makeSystemClock().now()).toBe(250);
  });

  it('counts sleep, which only the wall clock measures', () => {
    const clock = makeSystemClock();
    wall += 3_600_000;
    mono += 10;
    expect(clock.now()).toBe(250 + 3_600_000);
  });

  it('uses the other clock when the wall clock is set back', () => {
    const clock = makeSystemClock();
    wall -= 86_400_000;
    mono += 1_000;
    expect(clock.now()).toBe(1_250);
    wall += 500;
    mono += 500;
    expect(clock.now()).toBe(1_750);
  });

  it('loses no time when the wall clock is set back by less than the elapsed time', () => {
    const clock = makeSystemClock();
    wall += 5_200 - 4_000;
    mono += 5_200;
    expect(clock.now()).toBe(250 + 5_200);
  });

  it('counts several periods of sleep', () => {
    const clock = makeSystemClock();
    for (const sleep of [2_000, 60_000]) {
      wall += sleep;
      expect(clock.now()).toBe(250 + wall - 1_000_000);
    }
  });

  it('does not drift if the clocks have a low resolution', () => {
    const coarse = (exact: number, resolution: number) =>
      Math.floor(exact / resolution) * resolution;
    fc.assert(
      fc.property(
        fc.constantFrom(1, 5, 16, 100),
        fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 500, maxLength: 1_500 }),
        (resolution, steps) => {
          wall = 1_000_000;
          mono = 0;
          const clock = makeSystemClock();
          let exact = 0;
          for (const step of steps) {
            exact += step;
            mono = coarse(exact, resolution);
            // Out of phase with the other clock.
            wall = 1_000_000 + coarse(exact + resolution / 3, resolution);
            expect(Math.abs(clock.now() - exact)).toBeLessThanOrEqual(resolution);
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  it('never decreases', () => {
    const clock = makeSystemClock();
    wall -= 10;
    mono -= 10;
    expect(clock.now()).toBe(250);
  });

  it('wakes at the requested time, and not if that is cancelled', () => {
    jest.restoreAllMocks();
    jest.useFakeTimers();
    const clock = makeSystemClock();
    const wake = jest.fn();
    clock.wakeAt(clock.now() + 100, wake);
    const takeBack = clock.wakeAt(clock.now() + 100, wake);
    takeBack();
    jest.advanceTimersByTime(99);
    expect(wake).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2);
    expect(wake).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('wakes within a second after the wall clock has passed the requested time', () => {
    jest.restoreAllMocks();
    jest.useFakeTimers();
    const clock = makeSystemClock();
    const wake = jest.fn();
    clock.wakeAt(clock.now() + 600_000, wake);
    clock.wakeAt(clock.now() + 600_000, wake)();
    jest.advanceTimersByTime(5_000);
    jest.setSystemTime(Date.now() + 3_600_000);
    expect(wake).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(wake).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(600_000);
    expect(wake).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('reports that the page is hidden, shown or restored, until it is unsubscribed', () => {
    const listener = jest.fn();
    const stop = makeSystemClock().onVisibility(listener);
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('resume'));
    window.dispatchEvent(new Event('pageshow'));
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('resume'));
    window.dispatchEvent(new Event('pageshow'));
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
