import { useLayoutEffect, useState } from 'react';
import { nextTask } from '../app/next-task.js';

/**
 * False with a component's first drawing, true from the task after it on: what a page is about stands before what stands
 * around it, and a slow phone hears somebody in between.
 */
export const useNextTask = (): boolean => {
  const [isThere, setThere] = useState(false);
  useLayoutEffect(() => {
    let isGone = false;
    void nextTask().then(() => {
      if (!isGone) setThere(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isThere;
};
