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

/** Milliseconds without a frame between two changes: more often is not seen, but costs time. */
const rest = 116;

/** Slows down, but so that the change is visible until the end. */
const easeOutCubic = (elapsed: number, from: number, change: number, duration: number) =>
  from + change * (1 - (1 - Math.min(1, elapsed / duration)) ** 3);

/**
 * Makes a counter request a frame only when its text changes, and rest before. It keeps the handle of
 * its request to itself: docs/decisions/library-internals.md.
 *
 * @param end the value that it counts to
 * @returns a function that ends the rest
 */
const restBetweenFrames = (counter: CountUp, end: number, format: Props['format']) => {
  const { count } = counter;
  const textAt = (elapsed: number) => {
    const { startVal, duration } = counter;
    return format(Math.round(easeOutCubic(elapsed, startVal, end - startVal, duration)));
  };
  let start = NaN;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  counter.count = (now) => {
    if (Number.isNaN(start)) start = now;
    count(now);
    const { duration } = counter;
    const elapsed = now - start;
    if (elapsed >= duration) return;
    cancelAnimationFrame(Number(Reflect.get(counter, 'rAF')));
    const text = textAt(elapsed);
    let next = elapsed + rest;
    while (next < duration && textAt(next) === text) next += rest;
    timer = setTimeout(
      () => {
        frame = requestAnimationFrame(counter.count);
      },
      Math.min(next, duration) - elapsed,
    );
  };
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
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
    easingFn: easeOutCubic,
    plugin,
    startOnMount: false,
    enableReinitialize: false,
  });

  useEffect(() => {
    const counter = getCountUp();
    // By default, all but the last 333 units are counted linearly. Money is in hundredths, so only
    // the last 3.33 would be eased.
    Object.assign(counter.options ?? {}, {
      smartEasingThreshold: Infinity,
      duration: duration / 1_000,
    });
    if (settled) {
      counter.reset();
      counter.frameVal = value;
      counter.printValue(value);
      return undefined;
    }
    const { count } = counter;
    const end = restBetweenFrames(counter, value, format);
    counter.update(value);
    return () => {
      end();
      counter.count = count;
    };
  }, [getCountUp, value, format, settled, duration]);

  return (
    <span ref={ref} suppressHydrationWarning>
      {format(initial)}
    </span>
  );
};
