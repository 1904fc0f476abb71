import type { FootlightPlayer } from '@footlight/player';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Overlays that use arrows and letters themselves while open. */
const OVER_THE_PAGE = 'dialog, [role="dialog"], [role="menu"], [role="listbox"]';
/** These keys scroll the page; they change the volume only within the player. */
const SCROLLS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']);
/** The page has its own list of shortcuts. */
const OF_THE_PAGE: ReadonlySet<string> = new Set(['?', '/']);

const isForPlayer = (event: KeyboardEvent, player: FootlightPlayer): boolean => {
  const path = event.composedPath();
  // The player has already handled keys pressed inside it.
  if (event.defaultPrevented || path.includes(player)) return false;
  if (SCROLLS.has(event.key) || OF_THE_PAGE.has(event.key)) return false;
  if (path.some((target) => target instanceof Element && target.matches(OVER_THE_PAGE))) return false;
  const [target] = path;
  // Arrows move between cards; they seek only if nothing in the page has the focus.
  return !event.key.startsWith('Arrow') || target === document.body || (target as Element).matches('main');
};

const TYPED = 'input, textarea, select, [contenteditable]';
const PRESSED_BY_SPACE = 'button, a[href], summary, [role="button"]';

/** Whether a key starts playback, before there is a player to decide it. */
const plays = (event: KeyboardEvent): boolean => {
  const { key, code, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return false;
  if (!(target instanceof Element) || target.closest(`${TYPED}, ${OVER_THE_PAGE}`) !== null) return false;
  if (key === ' ') return target.closest(PRESSED_BY_SPACE) === null;
  // On layouts without Latin letters the key's position counts, as in the player.
  return key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[!-~]$/u.test(key));
};

/**
 * Presses the cover for the keys that start playback, until the player handles them itself (PLAY-9).
 * @param press null if there is no cover or shortcuts are disabled
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
 * Forwards the page's keys to the player. After following a link the focus is on the content, where Space would
 * otherwise scroll (PLAY-9).
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
