import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** Shown in place of children that throw. */
  fallback: ReactNode;
  /** The children are rendered again when it changes. */
  resetKey?: string;
};

type State = { hasFailed: boolean };

/** React has no hook for this: https://react.dev/reference/react/Component#static-getderivedstatefromerror */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError = (): State => ({ hasFailed: true });

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps, { hasFailed }: State) {
    // Children that fail while the key changes have not been rendered with it before.
    if (hasFailed && resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
