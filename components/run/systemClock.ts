import type { Clock } from '@/lib/simulation/runner';

/**
 * If the wall clock gains more than this on `performance.now()`, in milliseconds, the computer was
 * asleep. Smaller differences come from limited precision or clock corrections.
 */
const shortestSleep = 1_000;

/** The browser's clock and timers, and the visibility of the page. */
export const makeSystemClock = (): Clock => {
  /** How far the wall clock is ahead of `performance.now()`, which may not include sleep. */
  const readOffset = () => Date.now() - performance.now();
  let offset = readOffset();
  let slept = 0;

  /** Reads the time. Each reading also detects sleep since the reading before. */
  const now = () => {
    const next = readOffset();
    // A wall clock that was set back does not tell how much time has passed.
    if (next - offset > shortestSleep) slept += next - offset;
    offset = next;
    return performance.now() + slept;
  };

  return {
    now,
    // Sleep delays a timer by at most the time that was left before the sleep.
    wakeAt: (due, wake) => {
      const timer = setTimeout(wake, Math.max(0, Math.ceil(due - now())));
      return () => clearTimeout(timer);
    },
    isVisible: () => document.visibilityState === 'visible',
    allowsMotion: () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    onVisibility: (listener) => {
      const controller = new AbortController();
      const { signal } = controller;
      document.addEventListener('visibilitychange', listener, { signal });
      document.addEventListener('resume', listener, { signal });
      window.addEventListener('pageshow', listener, { signal });
      return () => controller.abort();
    },
  };
};
