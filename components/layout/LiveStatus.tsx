import { useState } from 'react';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';

type Props = {
  /** The progress of the run as displayed; `null` before there is anything to announce. */
  at: number | null;
  /** The minimum progress between two announcements, in the unit of `at`. */
  every: number;
  text: string;
};

/**
 * Announces the progress of the run to screen readers, but not too often. Depends only on the
 * displayed progress, so it needs no timer, and is silent while the run is paused.
 */
export const LiveStatus = ({ at, every, text }: Props) => {
  const [announced, setAnnounced] = useState<{ at: number; text: string } | null>(null);
  if (at !== null && (announced === null || at - announced.at >= every)) {
    setAnnounced({ at, text });
  }
  return <VisuallyHidden role="status">{announced?.text}</VisuallyHidden>;
};
