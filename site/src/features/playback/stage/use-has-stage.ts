import { useState } from 'react';

/**
 * Whether to render the player's place: from the first loaded title on, and also while the next one loads, so that the
 * player stays mounted.
 */
export const useHasStage = (isKnown: boolean): boolean => {
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setWasKnown(true);
  return isKnown || wasKnown;
};
