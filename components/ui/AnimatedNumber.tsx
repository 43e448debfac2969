import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useCountUp } from 'react-countup';
import { usePrinting } from './usePrinting';

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
  /** The value to count to, an integer: money in hundredths, or a count. */
  value: number;
  format: (value: number) => string;
  /** How long the number counts to a new value, in milliseconds; 0 shows the value at once. */
  duration: number;
};

/**
 * Sets `textContent`, because link data must never become markup; the default sets `innerHTML`.
 * Unchanged text is not set again, since every update causes a layout.
 */
const plugin = {
  render: (element: HTMLElement, text: string) => {
    if (element.textContent !== text) element.textContent = text;
  },
};

/** Milliseconds between two changes of the text, on average. */
const interval = 200;

/** Makes react-countup draw each step in a single frame. */
const jumpToEnd = (_elapsed: number, from: number, change: number) => from + change;

/** The fraction of steps done after a fraction of the time: many at first, then fewer. */
const stepsAfter = (time: number) => time ** (2 / 3);
const timeOf = (steps: number) => steps ** (3 / 2);

/** The fraction of the change done after a fraction of the time. */
const easeOut = (time: number) => 1 - (1 - time) ** 3;

/**
 * Counts to a value: from 0 at first, then from the value shown; in print, it is the value. The caller hides this element from
 * screen readers and gives them the settled value.
 *
 * A timer tells react-countup when to draw each step. By itself, react-countup requests every frame
 * while counting, which was nearly half of a running page's work.
 */
export const AnimatedNumber = ({ value, format, duration }: Props) => {
  const ref = useRef<HTMLSpanElement>(null);
  const isReduced = useReducedMotion();
  const isPrinting = usePrinting();
  const settled = isReduced || isPrinting || duration === 0;
  /** Constant, so that React does not overwrite the text that the counter sets. */
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
    // `start` draws step 0, because `end` is 0.
    start();
    if (from.current === value) return undefined;
    const startedAt = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    const wait = (step: number) => {
      const due = startedAt + duration * timeOf(step / steps);
      timer = setTimeout(() => {
        const time = Math.min(1, (performance.now() - startedAt) / duration);
        // Skips steps if the timer is late, as in a hidden tab.
        const reached = Math.max(step, Math.floor(steps * stepsAfter(time)));
        if (reached < steps) {
          update(reached);
          wait(reached + 1);
        } else {
          // Shows the value at once: a page that has slept may have no next frame yet.
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
