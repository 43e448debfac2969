import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useCountUp } from 'react-countup';

const reduced = '(prefers-reduced-motion: reduce)';

const subscribe = (listener: () => void) => {
  const media = window.matchMedia(reduced);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the visitor prefers reduced motion; false in the exported HTML. */
const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(reduced).matches,
    () => false,
  );

type Props = {
  /** The settled value, a whole number: money in hundredths, or a count. */
  value: number;
  /** Formats a value. */
  format: (value: number) => string;
  /** Time in which it counts to a new value, in milliseconds; 0 shows the value at once. */
  duration: number;
};

/**
 * Sets `textContent`. The default sets `innerHTML`, but link data must never become markup. Text that
 * stays is not set again, because that would be another layout of the page.
 */
const plugin = {
  render: (element: HTMLElement, text: string) => {
    if (element.textContent !== text) element.textContent = text;
  },
};

/** Milliseconds between two changes of the text, on average. */
const interval = 200;

/** Each step is drawn in one frame. */
const jumpToEnd = (_elapsed: number, from: number, change: number) => from + change;

/** The part of the steps that is over after a part of the time: many at first, fewer as it slows down. */
const stepsAfter = (time: number) => time ** (2 / 3);
const timeOf = (steps: number) => steps ** (3 / 2);

/** The part of the change that is done after a part of the time. */
const easeOut = (time: number) => 1 - (1 - time) ** 3;

/**
 * A number that counts to its value: from 0 at first, then from the value shown. The caller has to
 * hide it from screen readers, and to provide the settled value to them.
 *
 * react-countup shows steps, from 0 to the last, and a timer says when. On its own, it asks for each frame
 * while it counts, which was nearly half of a running page's work.
 */
export const AnimatedNumber = ({ value, format, duration }: Props) => {
  const ref = useRef<HTMLSpanElement>(null);
  const settled = useReducedMotion() || duration === 0;
  /** A constant for React, because the counter changes the text. */
  const [initial] = useState(settled ? value : 0);
  const from = useRef(initial);
  const shown = useRef(initial);
  const steps = Math.max(1, Math.round(duration / interval));
  const { start, update } = useCountUp({
    ref: ref as React.RefObject<HTMLElement>,
    end: 0,
    duration: 0,
    easingFn: jumpToEnd,
    formattingFn: (step) => {
      const done = easeOut(timeOf(step / steps));
      shown.current = Math.round(from.current + (value - from.current) * done);
      return format(shown.current);
    },
    plugin,
    startOnMount: false,
    enableReinitialize: false,
  });

  useEffect(() => {
    from.current = settled ? value : shown.current;
    // Shows step 0.
    start();
    if (from.current === value) return undefined;
    const startedAt = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    const wait = (step: number) => {
      const due = startedAt + duration * timeOf(step / steps);
      timer = setTimeout(() => {
        const time = Math.min(1, (performance.now() - startedAt) / duration);
        // Later than the next one where timers are late, as in a hidden tab.
        const reached = Math.max(step, Math.floor(steps * stepsAfter(time)));
        if (reached < steps) {
          update(reached);
          wait(reached + 1);
        } else {
          // At once: a page that has slept may have no next frame yet.
          from.current = value;
          start();
        }
      }, due - performance.now());
    };
    wait(1);
    return () => clearTimeout(timer);
  }, [start, update, value, format, settled, duration, steps]);

  return (
    <span ref={ref} suppressHydrationWarning>
      {format(initial)}
    </span>
  );
};
