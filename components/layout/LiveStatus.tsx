import { useState } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';

type Props = {
  /** The progress of the run as displayed; `null` before there is anything to announce. */
  at: number | null;
  /** The least progress between two announcements, in the unit of `at`. */
  every: number;
  /** What would be announced now. */
  text: string;
};

/**
 * Announces the progress of the run to screen readers, but not too often. It depends only on the
 * progress displayed, so it needs no timer, and is silent while updates are paused. A run can also be
 * shown at an earlier time.
 */
export const LiveStatus = ({ at, every, text }: Props) => {
  const [said, setSaid] = useState<{ at: number; text: string } | null>(null);
  if (at !== null && (said === null || Math.abs(at - said.at) >= every)) {
    setSaid({ at, text });
  }
  return <VisuallyHidden role="status">{said?.text}</VisuallyHidden>;
};
