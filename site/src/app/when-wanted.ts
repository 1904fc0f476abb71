/** What only somebody does who is there: a page moves its own focus and scrolls by itself. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/** Once there was a sign, there is somebody until the page goes. */
let isSomebodyThere = false;

/**
 * Calls at the first sign of somebody, at once where there was one: what costs more than all the rest of a page is
 * not to hold up what is read.
 * @param atLatest milliseconds after which it calls without a sign too; never where it is left out
 * @returns takes it back
 */
export const whenWanted = (act: () => void, atLatest?: number): (() => void) => {
  const life = new AbortController();
  const begin = (): void => {
    if (life.signal.aborted) return;
    life.abort();
    act();
  };
  if (isSomebodyThere) {
    begin();
    return () => undefined;
  }
  const seen = (): void => {
    isSomebodyThere = true;
    begin();
  };
  for (const sign of SIGNS)
    document.addEventListener(sign, seen, { capture: true, passive: true, signal: life.signal });
  if (atLatest !== undefined) {
    const timer = setTimeout(begin, atLatest);
    life.signal.addEventListener('abort', () => clearTimeout(timer));
  }
  return () => life.abort();
};
