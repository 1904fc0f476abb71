import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

const wantsStillness = (): boolean => {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches;
};

/**
 * Whether videos may start by themselves: not if the viewer prefers reduced motion or data saving, and not before the
 * first interaction.
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
