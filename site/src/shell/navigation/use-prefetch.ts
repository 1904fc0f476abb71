import { createContext, use, useEffect, useRef, type PointerEvent } from 'react';
import type { Prefetch } from './prefetch.js';

/** Delay that excludes links the pointer only passes over. */
const LOOK_MS = 65;

const PrefetchContext = createContext<Prefetch>(() => undefined);

export const PrefetchProvider = PrefetchContext.Provider;

/** Event handlers that prefetch a link on hover, touch or focus. */
export const usePrefetch = (href: string) => {
  const prefetch = use(PrefetchContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  useEffect(() => leave, []);
  const look = (afterMs: number) => {
    leave();
    timer.current = setTimeout(() => prefetch(href), afterMs);
  };
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => look(pointerType === 'touch' ? 0 : LOOK_MS),
    onPointerLeave: leave,
    onFocus: () => look(LOOK_MS),
    onBlur: leave,
  };
};
