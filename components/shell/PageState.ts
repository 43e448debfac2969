import type { Session } from '@/components/run/resolveSession';
import type { View } from '@/lib/config/views';

/** What the frame knows of a page. */
export type PageState = {
  readonly view: View;
  /** `null` until the link has been read. */
  readonly session: Session | null;
  /** Whether a run has been started. */
  readonly running: boolean;
};
