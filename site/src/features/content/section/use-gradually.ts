import { useIsServerRendered } from '@footlight/ui';
import { useEffect, useState, type RefObject } from 'react';
import { onFirstInteraction } from '../../../app/on-first-interaction.js';
import { useNearEnd } from './use-near-end.js';

/** Rows visible on a phone below a hero. */
const AT_ONCE = 1;
/** Fallback for browsers that are never idle. */
const IDLE_AT_LATEST_MS = 200;
/** Upper limit, so that all rows can be found by text search even without an interaction. */
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
 * How many rows to render. Server-rendered rows are all rendered; otherwise it starts with one, continues until the
 * viewport is filled, and after an interaction adds the others one by one when the browser is idle. Server-rendered
 * rows are laid out in the same steps, because laying them all out at once would delay the first input.
 * @returns `laidOut` is the number of rows that are laid out regardless of the viewport; `end` marks the end of the
 *   rendered rows while there are more
 */
export const useGradually = (
  all: number,
): {
  readonly rendered: number;
  readonly laidOut: number;
  readonly end: RefObject<HTMLDivElement | null>;
} => {
  const isServerRendered = useIsServerRendered();
  const [count, setCount] = useState(AT_ONCE);
  const [isWanted, setWanted] = useState(false);
  const isGrowing = count < all;
  const drawNext = (): void => setCount((before) => before + 1);
  const laidOut = Math.min(count, all);
  const end = useNearEnd(drawNext, laidOut, WITHIN_THE_WINDOW);
  useEffect(() => onFirstInteraction(() => setWanted(true), ALL_AT_LATEST_MS), []);
  useEffect(
    () => (isWanted && isGrowing ? whenIdle(() => setCount((before) => before + 1)) : undefined),
    [count, isGrowing, isWanted],
  );
  return { rendered: isServerRendered ? all : laidOut, laidOut, end };
};
