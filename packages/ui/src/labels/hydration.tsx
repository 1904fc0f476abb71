import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { HydrationRef } from './server-rendered.js';

const IsHydrating = /* @__PURE__ */ createContext(false);

/**
 * True during server rendering and hydration; false for components first rendered in the browser, and without a
 * provider.
 */
export const useIsHydrating = (): boolean => useContext(IsHydrating);

/** @param props.isServerRendered whether the page is server-rendered */
export const HydrationProvider = ({
  isServerRendered,
  children,
}: {
  readonly isServerRendered: boolean;
  readonly children: ReactNode;
}) => {
  const [isHydrating, setHydrating] = useState(isServerRendered);
  const takeover = useRef(isServerRendered);
  // A transition renders in time slices; `useSyncExternalStore` would render the whole page again in one task.
  useEffect(() => {
    takeover.current = false;
    startTransition(() => setHydrating(false));
  }, []);
  return (
    <HydrationRef value={takeover}>
      <IsHydrating value={isHydrating}>{children}</IsHydrating>
    </HydrationRef>
  );
};
