import { Component, Suspense, lazy, useState, type ComponentType, type ReactNode } from 'react';

interface NetProps {
  readonly onFall: () => void;
  readonly fallen: ReactNode;
  readonly children: ReactNode;
}

/** Catches what breaks below it, which React asks a class for. */
class Net extends Component<NetProps, { readonly hasFallen: boolean }> {
  override state = { hasFallen: false };

  static getDerivedStateFromError(): { readonly hasFallen: boolean } {
    return { hasFallen: true };
  }

  override componentDidCatch(): void {
    this.props.onFall();
  }

  override render(): ReactNode {
    return this.state.hasFallen ? this.props.fallen : this.props.children;
  }
}

export interface LatePartProps<P> {
  /** What the part itself is given. */
  readonly of: P;
  /** Stands until its code is here. */
  readonly waiting?: ReactNode;
  /** Stands where its code did not come, with a way to fetch it again; nothing by default. */
  readonly failed?: (retry: () => void) => ReactNode;
}

/**
 * A part of a page that the rest can do without, whose code comes when it is drawn. Where it does not come, or breaks,
 * the page around it stays.
 */
export const latePart = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  const fetched = () => lazy(async () => ({ default: await load() }));
  // One for all places, so that code that is here is drawn at once; a new one after a failure, which React keeps.
  let shared = fetched();
  return ({ of, waiting, failed }: LatePartProps<P>) => {
    const [{ Part, tries }, setTry] = useState(() => ({ Part: shared, tries: 0 }));
    const retry = () => setTry({ Part: shared, tries: tries + 1 });
    return (
      <Net
        key={tries}
        onFall={() => {
          if (shared === Part) shared = fetched();
        }}
        fallen={failed?.(retry)}
      >
        <Suspense fallback={waiting}>
          <Part {...of} />
        </Suspense>
      </Net>
    );
  };
};
