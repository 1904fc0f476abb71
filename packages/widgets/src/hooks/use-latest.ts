import { useEffect, useRef, type RefObject } from 'react';

/** A ref to the latest value, for effects that must not run again when it changes. */
export const useLatest = <T>(value: T): RefObject<T> => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
