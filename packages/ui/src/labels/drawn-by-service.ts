import { createContext, useContext, useState, type RefObject } from 'react';

/** Whether the page is still being hydrated. A ref, so that its change renders nothing again. */
export const CurrentTakeover = /* @__PURE__ */ createContext<RefObject<boolean>>({ current: false });

/** Whether this component was server-rendered first. The value does not change after the first render. */
export const useDrawnByService = (): boolean => {
  const takeover = useContext(CurrentTakeover);
  const [isDrawn] = useState(() => takeover.current);
  return isDrawn;
};
