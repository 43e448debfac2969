import { AnimatedNumber } from './AnimatedNumber';
import { VisuallyHidden } from './VisuallyHidden';

type Props = {
  /** The settled value, a whole number; `null` while it is not known. */
  value: number | null;
  /** How a value is written; the same function at every render. */
  format: (value: number) => string;
  /** The settled value for programs, a plain decimal. */
  plain: (value: number) => string;
  instant: boolean;
  testId: string;
  /** Read aloud while the value is not known. */
  pending: string;
};

/** A figure that counts for the eye; the settled value is what is read aloud. */
export const Figure = ({ value, format, plain, instant, testId, pending }: Props) => (
  <>
    <VisuallyHidden>{value === null ? pending : format(value)}</VisuallyHidden>
    <data data-testid={testId} value={value === null ? '' : plain(value)} aria-hidden="true">
      {value === null ? '–' : <AnimatedNumber value={value} format={format} instant={instant} />}
    </data>
  </>
);
