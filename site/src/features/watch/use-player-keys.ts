import type { FootlightPlayer } from '@footlight/player';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** What has arrows and letters for itself while it is open. */
const OVER_THE_PAGE = 'dialog, [role="dialog"], [role="menu"], [role="listbox"]';
/** These scroll the page, and volume has them only in the player. */
const SCROLLS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']);
/** The page has a list of keys of its own. */
const OF_THE_PAGE: ReadonlySet<string> = new Set(['?', '/']);

const isForPlayer = (event: KeyboardEvent, player: FootlightPlayer): boolean => {
  const path = event.composedPath();
  // It has heard what was pressed in it.
  if (event.defaultPrevented || path.includes(player)) return false;
  if (SCROLLS.has(event.key) || OF_THE_PAGE.has(event.key)) return false;
  if (path.some((target) => target instanceof Element && target.matches(OVER_THE_PAGE))) return false;
  const [target] = path;
  // Arrows lead from card to card; where nothing has the focus but the page, they seek.
  return !event.key.startsWith('Arrow') || target === document.body || (target as Element).matches('main');
};

const TYPED = 'input, textarea, select, [contenteditable]';
const PRESSED_BY_SPACE = 'button, a[href], summary, [role="button"]';

/** Whether a key plays, where there is no player yet that could say so. */
const plays = (event: KeyboardEvent): boolean => {
  const { key, code, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return false;
  if (!(target instanceof Element) || target.closest(`${TYPED}, ${OVER_THE_PAGE}`) !== null) return false;
  if (key === ' ') return target.closest(PRESSED_BY_SPACE) === null;
  // By its place where the layout writes no Latin letters, as the player reads it.
  return key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[!-~]$/u.test(key));
};

/**
 * Presses the cover by the keys that play, until the player that stands in its place hears them itself (PLAY-9).
 * @param press null where there is no cover, or the viewer wants no keys
 */
export const useCoverKeys = (press: (() => void) | null): void => {
  const latest = useRef(press);
  useLayoutEffect(() => {
    latest.current = press;
  });
  const isCovered = press !== null;
  useEffect(() => {
    if (!isCovered) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!plays(event)) return;
      event.preventDefault();
      latest.current?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isCovered]);
};

/**
 * The player's keys on the whole page of what it plays: whoever came by a link has the focus on the content, where
 * Space would scroll (PLAY-9).
 */
export const usePlayerKeys = (player: FootlightPlayer | null): void => {
  useEffect(() => {
    if (player === null) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isForPlayer(event, player)) player.pressKey(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [player]);
};
