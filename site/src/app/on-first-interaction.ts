/** Input events only: focus and scroll events may come from the page itself. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/** Stays true for the lifetime of the page. */
let hasInteracted = false;

/**
 * Defers expensive work until the viewer interacts with the page, so that it does not delay what is visible. Calls
 * `act` at once after an earlier interaction.
 * @param atLatest milliseconds after which `act` is called without an interaction; no limit if omitted
 * @returns cancels the call
 */
export const onFirstInteraction = (act: () => void, atLatest?: number): (() => void) => {
  const life = new AbortController();
  const begin = (): void => {
    if (life.signal.aborted) return;
    life.abort();
    act();
  };
  if (hasInteracted) {
    begin();
    return () => undefined;
  }
  const seen = (): void => {
    hasInteracted = true;
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
