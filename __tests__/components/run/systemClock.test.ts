import { makeSystemClock } from '@/components/run/systemClock';

/** What the two clocks of the browser show. */
let wall = 0;
let mono = 0;

const tick = (wallMs: number, monoMs: number) => {
  wall += wallMs;
  mono += monoMs;
};

beforeEach(() => {
  jest.useFakeTimers();
  [wall, mono] = [1_000_000, 250];
  jest.spyOn(Date, 'now').mockImplementation(() => wall);
  jest.spyOn(performance, 'now').mockImplementation(() => mono);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the system clock', () => {
  it('counts from the opening of the page, with each sleep, which only the wall clock measures', () => {
    const { now } = makeSystemClock();
    expect(now()).toBe(250);
    for (const sleep of [2_000, 3_600_000]) {
      tick(sleep, 10);
      now();
    }
    expect(now()).toBe(250 + 3_602_000);
  });

  it('goes by the other clock if the wall clock is set back or corrected', () => {
    const { now } = makeSystemClock();
    tick(-86_400_000, 1_000);
    expect(now()).toBe(1_250);
    tick(500, 500);
    expect(now()).toBe(1_750);
    tick(1_400, 500);
    expect(now()).toBe(2_250);
  });

  it('wakes once, unless it is cancelled', () => {
    const { now, wakeAt } = makeSystemClock();
    const wake = jest.fn();
    wakeAt(now() + 100, wake);
    wakeAt(now() + 100, wake)();
    jest.advanceTimersByTime(99);
    expect(wake).not.toHaveBeenCalled();
    jest.advanceTimersByTime(60_000);
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it('reports that the page is hidden, shown or restored, until it is told to stop', () => {
    const listener = jest.fn();
    const stop = makeSystemClock().onVisibility(listener);
    const report = () => {
      document.dispatchEvent(new Event('visibilitychange'));
      document.dispatchEvent(new Event('resume'));
      window.dispatchEvent(new Event('pageshow'));
    };
    report();
    stop();
    report();
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
