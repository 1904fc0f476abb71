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

/** The way on from code that did not come. */
export interface Again {
  readonly retry: () => void;
  readonly isTrying: boolean;
  /** Whether another try failed as well: what is gone after a release comes with a new page only. */
  readonly hasTried: boolean;
}

export interface LazyPartProps<P> {
  /** What the part itself is given. */
  readonly of: P;
  /** Stands until its code is here. */
  readonly waiting?: ReactNode;
  /** Stands where its code did not come, with a way to fetch it again; nothing by default. */
  readonly failed?: (again: Again) => ReactNode;
}

/** Where the focus goes on from when the button that brought a part went with its coming. */
const Arrival = () => {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // A part that takes the focus itself has it by now, and a dialog that went has given it back.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return <span ref={place} className={unseen} tabIndex={-1} />;
};

/**
 * A part of a page that the rest can do without, whose code comes when it is drawn. Where it does not come, or breaks,
 * the page around it stays.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  const fetched = () => lazy(async () => ({ default: await load() }));
  // One for all places, so that code that is here is drawn at once; a new one after a failure, which React keeps.
  let shared = fetched();
  return ({ of, waiting, failed }: LazyPartProps<P>) => {
    const [Part, setPart] = useState(() => shared);
    const [tries, setTries] = useState(0);
    const [isTrying, setTrying] = useState(false);
    const [falls, setFalls] = useState(0);
    /** What says that it failed stands until the code is here. */
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
