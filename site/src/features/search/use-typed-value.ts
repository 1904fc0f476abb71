import { searchDelayMs, searchValue } from '@footlight/domain';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Value of the search field and the debounced search for it. A value that arrives from elsewhere (back navigation, a
 * link) replaces the typed one.
 */
export const useTypedValue = (value: string, onSeek: (value: string) => void) => {
  const [typed, setTyped] = useState(value);
  const [sought, setSought] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    // Keeps letters typed while the previous search was written to the address.
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
