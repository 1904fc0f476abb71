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
 * True while a component is drawn by the service, or takes over what the service has drawn; false for what the browser
 * draws by itself, and wherever there is no provider.
 */
export const useTakenOver = (): boolean => useContext(TakenOver);

/**
 * @param props.isDrawn whether the service draws the page, or has drawn it
 */
export const TakenOverProvider = ({
  isDrawn,
  children,
}: {
  readonly isDrawn: boolean;
  readonly children: ReactNode;
}) => {
  const [isTakenOver, setTakenOver] = useState(isDrawn);
  const takeover = useRef(isDrawn);
  // A transition is drawn in slices. `useSyncExternalStore` would draw all of the page again in one task.
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
