import { isKey, type KeyName } from '@footlight/player/shortcuts';
import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';

const TYPED_IN = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
/** What stands over the page has the keyboard for itself. */
const OVER_THE_PAGE = 'dialog, [role="dialog"]';

/** Whether the key is for what it is pressed in, be it within an element with a tree of its own. */
const belongsElsewhere = (event: KeyboardEvent): boolean => {
  const path = event.composedPath().filter((target) => target instanceof Element);
  return path[0]?.closest(TYPED_IN) != null || path.some((element) => element.matches(OVER_THE_PAGE));
};

/** Does something when a single key is pressed where nothing is typed, unless the viewer wants none of these keys. */
export const usePageKey = (key: KeyName, act: () => void): void => {
  const { state } = useSite();
  const isOn = useStore(state.keyboard, ({ hasSingleKeys }) => hasSingleKeys);
  // From the moment that the shell is seen: an effect would come a task later.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.repeat;
      // Some keyboards write the sign with Shift, others do not write it at all.
      const isThis = event.key === key || isKey(key, event);
      if (!isThis || !isPlain || event.defaultPrevented || belongsElsewhere(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key, act, isOn]);
};
