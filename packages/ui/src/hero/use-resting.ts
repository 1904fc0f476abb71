import { HERO_LEAVE_DELAY_MS } from '@footlight/domain';
import { useEffect, useState } from 'react';

/**
 * Whether the words of a hero stand back: while its picture moves, once nobody has been at them for a while. A pointer or
 * the focus brings them forward at once.
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
