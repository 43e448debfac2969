import { useState } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';

type Props = {
  /** How far the run is, as far as it is shown; `null` before there is anything to say. */
  at: number | null;
  /** How much further it has to be for the next announcement. */
  every: number;
  /** What there is to say now. */
  text: string;
};

/**
 * Tells screen readers how the run goes, seldom enough to be listened to. The run itself paces it,
 * so it needs no timer, and it is silent while the display is held still.
 */
export const LiveStatus = ({ at, every, text }: Props) => {
  const [said, setSaid] = useState<{ at: number; text: string } | null>(null);
  if (at !== null && (said === null || at - said.at >= every)) {
    setSaid({ at, text });
  }
  return <VisuallyHidden role="status">{said?.text}</VisuallyHidden>;
};
