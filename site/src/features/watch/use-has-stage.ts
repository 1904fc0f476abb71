import { useState } from 'react';

/**
 * Whether a page has its player: from the first title on that is known, and while the next one is on its way, so that
 * the next one comes into the same place.
 */
export const useHasStage = (isKnown: boolean): boolean => {
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setWasKnown(true);
  return isKnown || wasKnown;
};
