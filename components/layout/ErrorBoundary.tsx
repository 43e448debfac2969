import { Component, type ReactNode } from 'react';

type Props = {
  /**
   * Rendered instead of the children after an error.
   *
   * @param retry renders the children again
   */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
};

export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }))
      : this.props.children;
  }
}
