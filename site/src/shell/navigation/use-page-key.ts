import { isKey, type KeyName } from '@footlight/player/shortcuts';
import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';

const TYPED_IN = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
/** Overlays handle the keyboard themselves. */
const OVER_THE_PAGE = 'dialog, [role="dialog"]';

/** Whether the key belongs to the focused input or overlay, including those in shadow trees. */
const belongsElsewhere = (event: KeyboardEvent): boolean => {
  const path = event.composedPath().filter((target) => target instanceof Element);
  return path[0]?.closest(TYPED_IN) != null || path.some((element) => element.matches(OVER_THE_PAGE));
};

/** Runs a callback for a single key outside of inputs, unless the viewer has disabled single-key shortcuts. */
export const usePageKey = (key: KeyName, act: () => void): void => {
  const { state } = useSite();
  const isOn = useStore(state.keyboard, ({ hasSingleKeys }) => hasSingleKeys);
  // A layout effect, so that keys work as soon as the shell is painted.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.repeat;
      // Some keyboard layouts need Shift for the character; others cannot type it.
      const isThis = event.key === key || isKey(key, event);
      if (!isThis || !isPlain || event.defaultPrevented || belongsElsewhere(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key, act, isOn]);
};
