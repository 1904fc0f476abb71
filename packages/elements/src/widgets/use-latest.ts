import { useEffect, useRef, type RefObject } from 'react';

/** What was given last, for effects that must not run again because it changed. */
export const useLatest = <T>(value: T): RefObject<T> => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
