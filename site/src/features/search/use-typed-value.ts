import { searchDelayMs, searchValue } from '@footlight/domain';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * What stands in the field, and when it is sought: some time after the last letter, or when it is asked for. A value
 * that comes from elsewhere (going back, a link) takes its place.
 */
export const useTypedValue = (value: string, onSeek: (value: string) => void) => {
  const [typed, setTyped] = useState(value);
  const [sought, setSought] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    // Letters that were typed while what was sought came into the address stay.
    if (value !== sought) {
      setTyped(value);
      setSought(value);
    }
  }

  const next = searchValue(typed);
  const seek = (): void => {
    if (next === sought) return;
    setSought(next);
    onSeek(next);
  };
  const seekLate = useEffectEvent(seek);
  useEffect(() => {
    if (next === sought) return undefined;
    const timer = setTimeout(() => seekLate(), searchDelayMs(next));
    return () => clearTimeout(timer);
  }, [next, sought]);

  return { typed, type: setTyped, next, seek };
};
