import { Component, type ReactNode } from 'react';

type Props = {
  /** What stands in for a part that failed. @param retry shows the part again */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
};

/** Keeps an error in one part of the page from taking the rest along. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }))
      : this.props.children;
  }
}
