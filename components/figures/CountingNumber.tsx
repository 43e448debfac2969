import { useState, type Ref } from 'react';
import CountUp from 'react-countup';

/** Milliseconds between two text changes. A change per frame would take three times the work. */
const interval = 100;

type Texts = readonly string[];

/** An element for each text, so that the decimals can be styled. */
const Parts = ({ ref, texts }: { ref?: Ref<HTMLElement>; texts: Texts }) => (
  <span ref={ref}>
    {texts.map((text, index) => (
      <span key={index}>{text}</span>
    ))}
  </span>
);

/** Sets `textContent`, because text from a link must never become markup. */
const makePlugin = (split: (text: string) => Texts) => {
  let latest: { element: HTMLElement; text: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    if (latest === null || latest.element.textContent === latest.text) return;
    const { element, text } = latest;
    split(text).forEach((part, index) => {
      const child = element.children[index];
      if (child && child.textContent !== part) child.textContent = part;
    });
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
  /** Splits a formatted value. Must always be the same function. */
  split: (text: string) => Texts;
  /** How long the number counts to a new value, in seconds. */
  duration: number;
  isAnimated: boolean;
};

/** Counts to a value: from 0 at first, then from the value shown. */
export const CountingNumber = (props: Props) => {
  const { value, places, format, split, duration, isAnimated } = props;
  /** The value to count from: the last value that was shown without animation. */
  const [start, setStart] = useState(0);
  if (!isAnimated && start !== value) setStart(value);
  const [plugin] = useState(() => makePlugin(split));
  if (!isAnimated) return <Parts texts={split(format(value))} />;
  return (
    <CountUp
      // If `children` is a function, the library starts on mount only if `delay` is 0.
      delay={0}
      start={start}
      end={value}
      decimals={places}
      duration={duration}
      formattingFn={format}
      plugin={plugin}
      preserveValue
    >
      {({ countUpRef }) => <Parts ref={countUpRef} texts={split(format(start))} />}
    </CountUp>
  );
};
