import { Activity, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Failure } from './Failure';

/**
 * Isolates a part of a view. Hydration is separate too: if a translation tool or an extension
 * changed the part before, React renders only this part again, not the whole document.
 */
export const SafeSection = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={Failure}>
    <Activity>{children}</Activity>
  </ErrorBoundary>
);
