import { useEffect, useRef, useState } from 'react';
import { useCountUp } from 'react-countup';
import { useReducedMotion } from './useReducedMotion';

type Props = {
  /** The settled value, a whole number: money in hundredths, or a count. */
  value: number;
  /** Formats a value. Must not change: the counter keeps the function of the first render. */
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

type CountUp = ReturnType<ReturnType<typeof useCountUp>['getCountUp']>;

/** Slows down, but so that the change is visible until the end. */
const easeOutCubic = (elapsed: number, from: number, change: number, duration: number) =>
  from + change * (1 - (1 - elapsed / duration) ** 3);

/** Milliseconds between two changes: longer and longer, as the figure slows down. */
const restAfter = (elapsed: number) => 100 + elapsed / 6;

/**
 * Makes a counter change its text in a few steps instead of in every frame, and only where the text
 * differs. It keeps the handle of its first frame to itself: docs/decisions/library-internals.md.
 *
 * @returns a function that stops it
 */
const countInSteps = (counter: CountUp, { value: end, format, duration }: Props) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const valueAt = (elapsed: number) =>
    Math.round(easeOutCubic(elapsed, counter.startVal, end - counter.startVal, duration));
  counter.count = (start) => {
    const wait = (last: number, text: string) => {
      let next = last;
      let nextText = text;
      while (next < duration && nextText === text) {
        next = Math.min(next + restAfter(next), duration);
        nextText = format(valueAt(next));
      }
      if (nextText === text) {
        counter.frameVal = end;
        return;
      }
      const show = () => {
        const now = performance.now() - start;
        // A hidden tab delays timers.
        const isLate = now > next + restAfter(next);
        const at = isLate ? Math.min(now, duration) : next;
        counter.frameVal = valueAt(at);
        const shown = isLate ? format(counter.frameVal) : nextText;
        plugin.render(counter.el, shown);
        wait(at, shown);
      };
      timer = setTimeout(show, start + next - performance.now());
    };
    wait(0, format(counter.startVal));
  };
  counter.update(end);
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(Number(Reflect.get(counter, 'rAF')));
  };
};

/**
 * A number that counts to its value: from 0 at first, then from the value shown. The caller has to
 * hide it from screen readers, and to provide the settled value to them.
 */
export const AnimatedNumber = ({ value, format, duration }: Props) => {
  const ref = useRef<HTMLSpanElement>(null);
  const settled = useReducedMotion() || duration === 0;
  /** A constant for React, because the counter changes the text. */
  const [initial] = useState(settled ? value : 0);
  const { getCountUp } = useCountUp({
    ref: ref as React.RefObject<HTMLElement>,
    start: 0,
    end: value,
    formattingFn: format,
    plugin,
    startOnMount: false,
    enableReinitialize: false,
  });

  useEffect(() => {
    const counter = getCountUp();
    if (settled) {
      counter.reset();
      counter.frameVal = value;
      counter.printValue(value);
      return undefined;
    }
    return countInSteps(counter, { value, format, duration });
  }, [getCountUp, value, format, settled, duration]);

  return (
    <span ref={ref} suppressHydrationWarning>
      {format(initial)}
    </span>
  );
};
