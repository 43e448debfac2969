import type { Clock } from '@/lib/simulation/runner';

/** A clock that a test controls. */
export const makeFakeClock = (start = 0) => {
  let now = start;
  let visible = true;
  let allowsMotion = true;
  const timers = new Map<number, { at: number; wake: () => void }>();
  // Each call adds one, also of the same function.
  const listeners = new Set<{ listener: () => void }>();
  let nextId = 0;

  const clock: Clock = {
    now: () => now,
    wakeAt: (at, wake) => {
      const id = (nextId += 1);
      timers.set(id, { at, wake });
      return () => timers.delete(id);
    },
    isVisible: () => visible,
    allowsMotion: () => allowsMotion,
    onVisibility: (listener) => {
      const added = { listener };
      listeners.add(added);
      return () => listeners.delete(added);
    },
  };

  const nextTimer = (until: number) =>
    [...timers].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at)[0];

  return {
    clock,
    timers: () => timers.size,
    listeners: () => listeners.size,
    /** Lets time pass, with timers running on time. */
    pass: (ms: number) => {
      const until = now + ms;
      for (let timer = nextTimer(until); timer; timer = nextTimer(until)) {
        const [id, { at, wake }] = timer;
        timers.delete(id);
        now = Math.max(now, at);
        wake();
      }
      now = until;
    },
    /** Lets time pass without running timers, then runs all overdue timers. */
    sleep: (ms: number) => {
      now += ms;
      for (let timer = nextTimer(now); timer; timer = nextTimer(now)) {
        timers.delete(timer[0]);
        timer[1].wake();
      }
    },
    reduceMotion: () => {
      allowsMotion = false;
    },
    setVisible: (next: boolean) => {
      visible = next;
      [...listeners].forEach(({ listener }) => listener());
    },
  };
};
