import type { Clock } from '@/lib/simulation/store';

/**
 * If the wall clock gains more than this on `performance.now()`, in milliseconds, the computer has
 * slept. Smaller differences are limited precision or clock corrections.
 */
const shortestSleep = 1_000;

/**
 * The longest timer, in milliseconds. Timers ignore sleep and changes of the wall clock, so the
 * time is checked this often.
 */
const longestTimer = 1_000;

/** The browser's clock and timers, and the visibility of the page. */
export const makeSystemClock = (): Clock => {
  /** How far the wall clock is ahead of `performance.now()`, which may not include sleep. */
  const readLead = () => Date.now() - performance.now();
  let lead = readLead();
  let slept = 0;
  let latest = performance.now();

  const now = () => {
    const next = readLead();
    // If the wall clock was set back, it does not tell how much time has passed.
    if (next - lead > shortestSleep) slept += next - lead;
    lead = next;
    // Measured from one fixed moment, so that rounding errors do not add up.
    latest = Math.max(latest, performance.now() + slept);
    return latest;
  };

  return {
    now,
    wakeAt: (due, wake) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        const rest = Math.max(0, Math.ceil(due - now()));
        timer = setTimeout(check, Math.min(rest, longestTimer));
      };
      const check = () => (now() < due ? wait() : wake());
      wait();
      return () => clearTimeout(timer);
    },
    isVisible: () => document.visibilityState === 'visible',
    onVisibility: (listener) => {
      document.addEventListener('visibilitychange', listener);
      document.addEventListener('resume', listener);
      window.addEventListener('pageshow', listener);
      return () => {
        document.removeEventListener('visibilitychange', listener);
        document.removeEventListener('resume', listener);
        window.removeEventListener('pageshow', listener);
      };
    },
  };
};
