import { unseen } from '@footlight/ui';
import {
  Suspense,
  lazy,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { afterOffline, whenReachable } from './connection.js';
import { ErrorBoundary } from './error-boundary.js';
import { fetchLostStyleSheets } from './style-sheets.js';

/** Props of the retry controls for code that failed to load. */
export interface Again {
  readonly retry: () => void;
  readonly isTrying: boolean;
  /** Whether a retry has failed as well; files removed by a release need a reload of the page. */
  readonly hasTried: boolean;
}

export interface LazyPartProps<P> {
  /** Props of the lazily loaded component. */
  readonly of: P;
  /** Rendered while the code loads. */
  readonly waiting?: ReactNode;
  /** Rendered when the code fails to load, with a retry callback; nothing by default. */
  readonly failed?: (again: Again) => ReactNode;
}

/** Receives the focus when the retry button is removed because the part has loaded. */
const Arrival = () => {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // A part that takes the focus itself has done so by now, and a closed dialog has restored the focus; only a lost
    // focus is moved here.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return <span ref={place} className={unseen} tabIndex={-1} />;
};

/**
 * A non-essential part of a page whose code is loaded when it is first rendered. An error boundary keeps the
 * surrounding page usable if the code fails to load or to render.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  const fetched = () => lazy(async () => ({ default: await load() }));
  // Shared by all instances, so that loaded code renders without suspending. Replaced after a failure, because `lazy`
  // caches the rejection.
  let shared = fetched();
  return ({ of, waiting, failed }: LazyPartProps<P>) => {
    const [Part, setPart] = useState(() => shared);
    const [tries, setTries] = useState(0);
    const [isTrying, setTrying] = useState(false);
    const [falls, setFalls] = useState(0);
    /** Retries the download; the failure notice stays visible until the code has loaded. */
    const fetchAgain = async (): Promise<boolean> => {
      try {
        await fetchLostStyleSheets();
        const part = await load();
        shared = lazy(() => Promise.resolve({ default: part }));
        setPart(() => shared);
        return true;
      } catch (error) {
        console.error(error);
        return false;
      }
    };
    const retry = async (): Promise<void> => {
      if (isTrying) return;
      setTrying(true);
      await fetchAgain();
      setTries(tries + 1);
      setTrying(false);
    };
    const recover = useEffectEvent(fetchAgain);
    useEffect(() => {
      if (falls === 0) return undefined;
      let stop = whenReachable(() => void begin());
      const begin = async (): Promise<void> => {
        stop = afterOffline(() => void begin());
        if (await recover()) stop();
      };
      return () => stop();
    }, [falls]);
    return (
      <ErrorBoundary
        of={Part}
        onError={() => {
          if (shared === Part) shared = fetched();
          setFalls(falls + 1);
        }}
        fallback={() => failed?.({ retry: () => void retry(), isTrying, hasTried: tries > 0 })}
      >
        {tries > 0 && <Arrival />}
        <Suspense fallback={waiting}>
          <Part {...of} />
        </Suspense>
      </ErrorBoundary>
    );
  };
};
