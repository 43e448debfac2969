import { useEffect, useRef, useState } from 'react';
import { useCountUp } from 'react-countup';
import { useReducedMotion } from './useReducedMotion';

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
const rest = 200;

/** The elapsed steps: shorter ones first, longer ones as the number slows down. */
const stepsAt = (elapsed: number, _: number, steps: number, duration: number) =>
  Math.floor(steps * (elapsed / duration) ** (2 / 3));

/** The part of a change that is done after a part of the steps. */
const easeOut = (part: number) => 1 - (1 - part ** 1.5) ** 3;

/**
 * A number that counts to its value: from 0 at first, then from the value shown. The caller has to
 * hide it from screen readers, and to provide the settled value to them.
 *
 * What counts up is the number of steps, from 0 to the last, and the text of each is a value between:
 * the text changes a few times, instead of in every frame.
 */
export const AnimatedNumber = ({ value, format, duration }: Props) => {
  const ref = useRef<HTMLSpanElement>(null);
  const settled = useReducedMotion() || duration === 0;
  /** A constant for React, because the counter changes the text. */
  const [initial] = useState(settled ? value : 0);
  const from = useRef(initial);
  const shown = useRef(initial);
  const steps = Math.max(1, Math.round(duration / rest));
  const { start, reset } = useCountUp({
    ref: ref as React.RefObject<HTMLElement>,
    end: steps,
    duration: duration / 1_000,
    easingFn: stepsAt,
    formattingFn: (step) => {
      shown.current = Math.round(from.current + (value - from.current) * easeOut(step / steps));
      return format(shown.current);
    },
    plugin,
    startOnMount: false,
    enableReinitialize: false,
  });

  useEffect(() => {
    from.current = settled ? value : shown.current;
    // Both show the value of the first step.
    if (from.current === value) reset();
    else start();
  }, [start, reset, value, format, settled, duration]);

  return (
    <span ref={ref} suppressHydrationWarning>
      {format(initial)}
    </span>
  );
};
