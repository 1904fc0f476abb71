import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component has been taken from the page: an answer that comes later must not act for it any more. */
export const useIsLeft = (): Readonly<RefObject<boolean>> => {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
};
