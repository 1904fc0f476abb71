import { searchDelayMs, searchValue } from '@footlight/domain';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Value of the search field and the debounced search for it. A value that arrives from elsewhere (back navigation, a
 * link) replaces the typed one.
 */
export const useTypedValue = (value: string, onSeek: (value: string) => void) => {
  const [typed, setTyped] = useState(value);
  const [submitted, setSubmitted] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    // Keeps letters typed while the previous search was written to the address.
    if (value !== submitted) {
      setTyped(value);
      setSubmitted(value);
    }
  }

  const next = searchValue(typed);
  const seek = (): void => {
    if (next === submitted) return;
    setSubmitted(next);
    onSeek(next);
  };
  const seekLate = useEffectEvent(seek);
  useEffect(() => {
    if (next === submitted) return undefined;
    const timer = setTimeout(() => seekLate(), searchDelayMs(next));
    return () => clearTimeout(timer);
  }, [next, submitted]);

  return { typed, type: setTyped, next, seek };
};
