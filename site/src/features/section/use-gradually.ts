import { useIsServerRendered } from '@footlight/ui';
import { useEffect, useState, type RefObject } from 'react';
import { whenWanted } from '../../app/when-wanted.js';
import { useNearEnd } from './use-near-end.js';

/** What a phone shows of them below a hero. */
const AT_ONCE = 1;
/** Where a browser does not say that it is idle, or never is. */
const IDLE_AT_LATEST_MS = 200;
/** Who only reads the first window may want to find something in all of them. */
const ALL_AT_LATEST_MS = 10_000;
const WITHIN_THE_WINDOW = '0px';

const whenIdle = (act: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: IDLE_AT_LATEST_MS });
  return () => cancelIdleCallback(request);
};

/**
 * How many of a page's rows to draw now: all where the service has drawn them; else one, as many as fill the window
 * after it, and the others one by one whenever the browser has nothing more urgent to do, for whoever is there to see
 * them. Rows that the service has drawn are laid out in the same way, since to lay out all of them at once would hold up
 * the first press.
 * @returns `laidOut` counts the rows that are laid out wherever the window is; `end` stands after the last one that is
 *   drawn, while there are more
 */
export const useGradually = (
  all: number,
): { readonly drawn: number; readonly laidOut: number; readonly end: RefObject<HTMLDivElement | null> } => {
  const isDrawn = useIsServerRendered();
  const [count, setCount] = useState(AT_ONCE);
  const [isWanted, setWanted] = useState(false);
  const isGrowing = count < all;
  const drawNext = (): void => setCount((before) => before + 1);
  const laidOut = Math.min(count, all);
  const end = useNearEnd(drawNext, laidOut, WITHIN_THE_WINDOW);
  useEffect(() => whenWanted(() => setWanted(true), ALL_AT_LATEST_MS), []);
  useEffect(
    () => (isWanted && isGrowing ? whenIdle(() => setCount((before) => before + 1)) : undefined),
    [count, isGrowing, isWanted],
  );
  return { drawn: isDrawn ? all : laidOut, laidOut, end };
};
