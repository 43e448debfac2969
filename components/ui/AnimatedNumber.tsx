import { useEffect, useRef } from 'react';
import { useCountUp } from 'react-countup';
import { durations } from '@/lib/config/limits';
import { useReducedMotion } from './useReducedMotion';

type Props = {
  /** The settled value, a whole number: money in hundredths, or a count. */
  value: number;
  /** How a value is written; the same function at every render, or it counts anew. */
  format: (value: number) => string;
  /** Shows the value at once instead of counting to it. */
  instant: boolean;
};

/** The default plugin writes markup, and a link's text must never be that. */
const plugin = {
  render: (element: HTMLElement, text: string) => {
    element.textContent = text;
  },
};

/** Slower and slower, but to be seen until the end. */
const easeOutCubic = (elapsed: number, from: number, change: number, duration: number) =>
  from + change * (1 - (1 - elapsed / duration) ** 3);

/**
 * Digits that count to their value in two seconds: from 0 at first, then from the value shown. For
 * the eye only; whoever uses it says the settled value beside it.
 */
export const AnimatedNumber = ({ value, format, instant }: Props) => {
  const ref = useRef<HTMLSpanElement>(null);
  const settled = useReducedMotion() || instant;
  const { getCountUp } = useCountUp({
    ref: ref as React.RefObject<HTMLElement>,
    start: 0,
    end: value,
    duration: durations.countUp / 1_000,
    formattingFn: format,
    easingFn: easeOutCubic,
    plugin,
    startOnMount: false,
    enableReinitialize: false,
  });

  useEffect(() => {
    const counter = getCountUp();
    // It would count to all but 333 in a straight line, and a figure is in hundredths here.
    if (counter.options) counter.options.smartEasingThreshold = Infinity;
    if (settled) {
      counter.reset();
      counter.frameVal = value;
      counter.printValue(value);
    } else {
      counter.update(value);
    }
  }, [getCountUp, value, settled]);

  return (
    <span ref={ref} suppressHydrationWarning>
      {format(0)}
    </span>
  );
};
