import fc from 'fast-check';
import { makeSystemClock } from '@/components/run/systemClock';

describe('the time of the system clock', () => {
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

  it('counts each sleep, which only the wall clock measures', () => {
    const clock = makeSystemClock();
    for (const sleep of [2_000, 3_600_000]) {
      wall += sleep;
      mono += 10;
      clock.now();
    }
    expect(clock.now()).toBe(250 + 3_602_000);
  });

  it('goes by the other clock if the wall clock is set back', () => {
    const clock = makeSystemClock();
    wall -= 86_400_000;
    mono += 1_000;
    expect(clock.now()).toBe(1_250);
    wall += 500;
    mono += 500;
    expect(clock.now()).toBe(1_750);
  });

  it('never decreases', () => {
    const clock = makeSystemClock();
    mono -= 10;
    expect(clock.now()).toBe(250);
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
});

describe('the timer of the system clock', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('wakes once, at the requested time, unless it is cancelled', () => {
    const clock = makeSystemClock();
    const wake = jest.fn();
    clock.wakeAt(clock.now() + 100, wake);
    clock.wakeAt(clock.now() + 100, wake)();
    jest.advanceTimersByTime(99);
    expect(wake).not.toHaveBeenCalled();
    jest.advanceTimersByTime(60_000);
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it('waits again if the browser wakes it early', () => {
    const clock = makeSystemClock();
    const wake = jest.fn();
    const opened = clock.now();
    clock.wakeAt(opened + 100, wake);
    const early = jest.spyOn(performance, 'now').mockReturnValue(opened + 90);
    jest.advanceTimersByTime(100);
    expect(wake).not.toHaveBeenCalled();
    early.mockRestore();
    jest.advanceTimersByTime(10);
    expect(wake).toHaveBeenCalledTimes(1);
  });
});

it('the system clock reports that the page is hidden, shown or restored, until it is told to stop', () => {
  const listener = jest.fn();
  const stop = makeSystemClock().onVisibility(listener);
  const report = () => {
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('resume'));
    window.dispatchEvent(new Event('pageshow'));
  };
  report();
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  report();
  expect(listener).toHaveBeenCalledTimes(3);
});
