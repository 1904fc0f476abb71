import { useRef, type PointerEvent } from 'react';

/** Shorter movements count as a press. */
const SWIPE_PX = 48;

/** A horizontal swipe: `1` for the next, `-1` for the previous, relative to the reading direction. */
export const useSwipe = (direction: 'ltr' | 'rtl', onSwipe: (step: 1 | -1) => void) => {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const start = from.current;
      from.current = null;
      if (start === null) return;
      const [x, y] = [clientX - start.x, clientY - start.y];
      if (Math.abs(x) < SWIPE_PX || Math.abs(x) < Math.abs(y)) return;
      onSwipe(x < 0 === (direction === 'ltr') ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
};
