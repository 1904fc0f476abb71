import { createContext, useContext, useState, type RefObject } from 'react';

/** Whether the page is still being hydrated. A ref, so that its change renders nothing again. */
export const HydrationRef = /* @__PURE__ */ createContext<RefObject<boolean>>({ current: false });

/** Whether this component was server-rendered first. The value does not change after the first render. */
export const useIsServerRendered = (): boolean => {
  const takeover = useContext(HydrationRef);
  const [isServerRendered] = useState(() => takeover.current);
  return isServerRendered;
};
