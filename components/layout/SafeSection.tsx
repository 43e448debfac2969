import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Failure } from './Failure';
import { HydrationBoundary } from './HydrationBoundary';

type Props = {
  Fallback?: ComponentType<FallbackProps>;
  /** Hydrates before other sections (`HydrationBoundary`). */
  isUrgent?: boolean;
  children: ReactNode;
};

/** Isolates a part of a page: its failures, and its hydration. */
export const SafeSection = ({ Fallback = Failure, isUrgent = false, children }: Props) => (
  <ErrorBoundary FallbackComponent={Fallback}>
    <HydrationBoundary isUrgent={isUrgent}>{children}</HydrationBoundary>
  </ErrorBoundary>
);
