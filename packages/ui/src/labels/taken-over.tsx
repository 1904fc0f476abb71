import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { CurrentTakeover } from './drawn-by-service.js';

const TakenOver = /* @__PURE__ */ createContext(false);

/**
 * True during server rendering and hydration; false for components first rendered in the browser, and without a
 * provider.
 */
export const useTakenOver = (): boolean => useContext(TakenOver);

/** @param props.isDrawn whether the page is server-rendered */
export const TakenOverProvider = ({
  isDrawn,
  children,
}: {
  readonly isDrawn: boolean;
  readonly children: ReactNode;
}) => {
  const [isTakenOver, setTakenOver] = useState(isDrawn);
  const takeover = useRef(isDrawn);
  // A transition renders in time slices; `useSyncExternalStore` would render the whole page again in one task.
  useEffect(() => {
    takeover.current = false;
    startTransition(() => setTakenOver(false));
  }, []);
  return (
    <CurrentTakeover value={takeover}>
      <TakenOver value={isTakenOver}>{children}</TakenOver>
    </CurrentTakeover>
  );
};
