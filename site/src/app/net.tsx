import { Component, type ReactNode } from 'react';

export interface NetProps {
  /** What is drawn; another one is tried anew. */
  readonly of: unknown;
  /** Stands instead of what broke. */
  readonly fallen: (error: unknown) => ReactNode;
  readonly onFall?: () => void;
  readonly children: ReactNode;
}

interface NetState {
  readonly of: unknown;
  readonly fault: { readonly error: unknown } | null;
}

/**
 * Catches what breaks below it, so that what is around it stays.
 *
 * @see https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary
 */
export class Net extends Component<NetProps, NetState> {
  static getDerivedStateFromError(error: unknown): Partial<NetState> {
    return { fault: { error } };
  }

  static getDerivedStateFromProps({ of }: NetProps, state: NetState): NetState | null {
    return of === state.of ? null : { of, fault: null };
  }

  override state: NetState = { of: this.props.of, fault: null };

  override componentDidCatch(): void {
    this.props.onFall?.();
  }

  override render(): ReactNode {
    const { fault } = this.state;
    return fault === null ? this.props.children : this.props.fallen(fault.error);
  }
}
