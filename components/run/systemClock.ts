import type { Clock } from '@/lib/simulation/clock';

/**
 * A gap between the two clocks longer than this, in milliseconds, is sleep. A smaller one is how
 * coarse they are, or a correction of the computer's clock.
 */
const shortestSleep = 1_000;

/** The browser's time, its timers, and whether the page is seen. */
export const makeSystemClock = (): Clock => {
  /** How far the wall clock is ahead of `performance.now()`, which may not count sleep. */
  const readLead = () => Date.now() - performance.now();
  let lead = readLead();
  let slept = 0;
  let latest = performance.now();

  const now = () => {
    const next = readLead();
    // Set back, it says nothing about the time that has passed.
    if (next - lead > shortestSleep) slept += next - lead;
    lead = next;
    // Counted from one fixed moment, so that no rounding adds up.
    latest = Math.max(latest, performance.now() + slept);
    return latest;
  };

  return {
    now,
    wakeAt: (due, wake) => {
      const timer = setTimeout(wake, Math.max(0, Math.ceil(due - now())));
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
