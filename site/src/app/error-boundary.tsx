import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Identity of the content; a change resets the boundary and renders the children again. */
  readonly of: unknown;
  /** Rendered instead of the children after an error. */
  readonly fallback: (error: unknown) => ReactNode;
  readonly onError?: () => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly of: unknown;
  readonly caught: { readonly error: unknown } | null;
}

/**
 * Catches rendering errors of its children, so that the surrounding page stays usable.
 *
 * @see https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps(
    { of }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return of === state.of ? null : { of, caught: null };
  }

  override state: ErrorBoundaryState = { of: this.props.of, caught: null };

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught === null ? this.props.children : this.props.fallback(caught.error);
  }
}
