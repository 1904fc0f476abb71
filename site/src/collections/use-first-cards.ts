import { useLayoutEffect, useState } from 'react';
import { nextTask } from '../app/next-task.js';

/** Of the first row of all; a phone shows two of them. */
const AT_ONCE = 4;

/** Whether no row has been drawn since the document came. */
let isFirst = true;

/** Who comes back is led to where they were, maybe to the last of the cards. */
const isFresh = (): boolean => {
  const [navigation] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
};

/** How many cards of a row to draw: of the first one a few, and in the task after it all. */
export const useFirstCards = (all: number): number => {
  const [isBeginning, setBeginning] = useState(() => isFirst && isFresh());
  useLayoutEffect(() => {
    isFirst = false;
    if (isBeginning) void nextTask().then(() => setBeginning(false));
  }, [isBeginning]);
  return isBeginning ? Math.min(AT_ONCE, all) : all;
};
