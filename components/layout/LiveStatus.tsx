'use client';

import { useState } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { durations } from '@/lib/config/limits';

type Props = {
  /** The run's own time in milliseconds, as far as it is shown; `null` before there is anything to say. */
  at: number | null;
  /** What there is to say now. */
  text: string;
};

/**
 * Tells screen readers how the run goes, seldom enough to be listened to. The run's time paces it,
 * so it needs no timer, and it is silent while the display is held still.
 */
export const LiveStatus = ({ at, text }: Props) => {
  const [said, setSaid] = useState<{ at: number; text: string } | null>(null);
  if (at !== null && (said === null || at - said.at >= durations.announcement)) {
    setSaid({ at, text });
  }
  return <VisuallyHidden role="status">{said?.text}</VisuallyHidden>;
};
