import { HERO_LEAVE_DELAY_MS } from '@footlight/domain';
import { useEffect, useState } from 'react';

/**
 * Whether the text of a hero is dimmed: while its picture moves, a while after the pointer or the focus has left.
 * Either brings the text back at once.
 */
export const useResting = (isMoving: boolean) => {
  const [isPresent, setPresent] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  useEffect(() => {
    if (!isMoving || isPresent) return undefined;
    const timer = setTimeout(() => setLeft(true), HERO_LEAVE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLeft(false);
    };
  }, [isMoving, isPresent]);
  const come = () => setPresent(true);
  const leave = () => setPresent(false);
  return {
    isResting: isMoving && !isPresent && hasLeft,
    onPointerEnter: come,
    onPointerMove: come,
    onPointerLeave: leave,
    onFocus: come,
    onBlur: leave,
  };
};
