import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component was unmounted; late responses must not act for it. */
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
