import { createContext, useContext, useState, type RefObject } from 'react';

/**
 * Whether a page of the service is being taken over. A ref stays the same object, so that nothing is rendered again when
 * it changes.
 */
export const CurrentTakeover = /* @__PURE__ */ createContext<RefObject<boolean>>({ current: false });

/** Whether the service drew this component first. The answer stays. */
export const useDrawnByService = (): boolean => {
  const takeover = useContext(CurrentTakeover);
  const [isDrawn] = useState(() => takeover.current);
  return isDrawn;
};
