import { useState } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';

type Props = {
  /** The progress of the run as displayed; `null` before there is anything to announce. */
  at: number | null;
  /** The minimum progress between two announcements, in the unit of `at`. */
  every: number;
  /** The announcement for the current progress. */
  text: string;
};

/**
 * Announces the progress of the run to screen readers, but not too often. Depends only on the
 * displayed progress, so needs no timer, and is silent while updates are paused. Progress may also
 * go back, after a seek.
 */
export const LiveStatus = ({ at, every, text }: Props) => {
  const [said, setSaid] = useState<{ at: number; text: string } | null>(null);
  if (at !== null && (said === null || Math.abs(at - said.at) >= every)) {
    setSaid({ at, text });
  }
  return <VisuallyHidden role="status">{said?.text}</VisuallyHidden>;
};
