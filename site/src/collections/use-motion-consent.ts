import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

const wantsStillness = (): boolean => {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches;
};

/**
 * Whether pictures may begin to move by themselves: not for who wants less motion or fewer bytes, and not before
 * somebody is there.
 */
export const useMotionConsent = (): boolean => {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (wantsStillness()) return undefined;
    const life = new AbortController();
    for (const sign of SIGNS)
      addEventListener(sign, () => setHere(true), { passive: true, once: true, signal: life.signal });
    return () => life.abort();
  }, []);
  return isHere;
};
