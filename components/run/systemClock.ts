import type { Clock } from '@/lib/simulation/clock';

/** The browser's time, its timers, and whether the page is seen. */
export const makeSystemClock = (): Clock => {
  let mono = performance.now();
  let wall = Date.now();
  let at = mono;

  const now = () => {
    const nextMono = performance.now();
    const nextWall = Date.now();
    // The wall clock counts sleep, which performance.now() may not; but it can be set back.
    at += Math.max(nextWall - wall, nextMono - mono, 0);
    mono = nextMono;
    wall = nextWall;
    return at;
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
