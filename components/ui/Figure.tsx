import { AnimatedNumber } from './AnimatedNumber';
import { VisuallyHidden } from './VisuallyHidden';

type Props = {
  /** The settled value, a whole number; `null` while it is not known. */
  value: number | null;
  /** Formats a value. Must not change between renders. */
  format: (value: number) => string;
  /** Formats the settled value as a plain decimal, for the `value` attribute. */
  plain: (value: number) => string;
  /** Of the count to a new value, in milliseconds; 0 for none. */
  duration: number;
  testId: string;
  /** Read by screen readers while the value is not known. */
  pending: string;
};

/** A figure whose animation is only visual; screen readers read the settled value. */
export const Figure = ({ value, format, plain, duration, testId, pending }: Props) => (
  <>
    <VisuallyHidden>{value === null ? pending : format(value)}</VisuallyHidden>
    <data data-testid={testId} value={value === null ? '' : plain(value)} aria-hidden="true">
      {value === null ? '–' : <AnimatedNumber value={value} format={format} duration={duration} />}
    </data>
  </>
);
