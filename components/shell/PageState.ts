import type { Session } from '@/components/run/resolveSession';
import type { Run } from '@/components/run/useRun';
import type { View } from '@/lib/config/views';

/** What the frame knows of a page. */
export type PageState = {
  readonly view: View;
  /** `null` until the link has been read. */
  readonly session: Session | null;
  /** Whether a run has been started. */
  readonly running: boolean;
  /** How far the run has come that the page shows. Asked, not told: it changes with each trade. */
  readonly progress: Run<unknown>['progress'];
};
