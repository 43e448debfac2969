import { Activity, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Failure } from './Failure';

type Props = { Fallback?: ComponentType<FallbackProps>; children: ReactNode };

/**
 * Isolates a part of a page. Hydration is separate too: if a translation tool or an extension
 * changed the part before, React renders only this part again, not the whole document.
 */
export const SafeSection = ({ Fallback = Failure, children }: Props) => (
  <ErrorBoundary FallbackComponent={Fallback}>
    <Activity>{children}</Activity>
  </ErrorBoundary>
);
