import { useState } from 'react';
import CountUp from 'react-countup';
import { countUpDuration } from '@/lib/config/timing';

/** Milliseconds between two text changes. A change per frame would take three times the work. */
const interval = 100;

/**
 * Makes a plugin for react-countup that sets `textContent`, because text from a link must never
 * become markup, and less often than in each frame.
 */
const makeTextPlugin = () => {
  let latest: { element: HTMLElement; text: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    if (latest === null || latest.element.textContent === latest.text) return;
    latest.element.textContent = latest.text;
    timer = setTimeout(write, interval);
  };
  return {
    render: (element: HTMLElement, text: string) => {
      latest = { element, text };
      if (timer === undefined) write();
    },
  };
};

type Props = {
  /** In units of the currency, since the library eases the last 333 units of a large change. */
  value: number;
  /** Number of decimals while it counts. */
  places: number;
  /** Must be the same function as long as the format has not changed. */
  format: (value: number) => string;
  isAnimated: boolean;
};

/** Counts to a value: from 0 at first, then from the value shown. */
export const CountingNumber = ({ value, places, format, isAnimated }: Props) => {
  /** The value to count from: the last value that was shown without animation. */
  const [start, setStart] = useState(0);
  if (!isAnimated && start !== value) setStart(value);
  const [plugin] = useState(makeTextPlugin);
  if (!isAnimated) return <span>{format(value)}</span>;
  return (
    <CountUp
      start={start}
      end={value}
      decimals={places}
      duration={countUpDuration / 1_000}
      formattingFn={format}
      plugin={plugin}
      preserveValue
    />
  );
};
