import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

const ARROWS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const;
/** Key names and codes of television remote controls (webOS 461, Tizen 10009). */
const BACK: ReadonlySet<string> = new Set(['GoBack', 'BrowserBack', 'XF86Back', 'Escape']);
const BACK_CODES: ReadonlySet<number> = new Set([461, 10_009]);

const TELEVISION =
  /\b(?:Web0S|webOS|Tizen|SMART-?TV|SmartTV|HbbTV|VIDAA|BRAVIA|AFT[A-Z]\w*|Android TV|GoogleTV|CrKey|Roku)\b/iu;

/** Elements that handle arrow keys themselves: inputs, selects, sliders and players. */
const USES_ARROWS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="slider"], footlight-player, footlight-multi-view';
const PLAYER = 'footlight-player';
/** Within a player, menus and dialogs keep all arrow keys; buttons, links and ranges keep none. */
const TAKES_ALL = '[role="menu"], [role="dialog"]';
const TAKES_NONE = 'button, a[href], input[type="range"]';
/** Open elements that Escape closes first. */
const CLOSES = '[role="dialog"], [aria-expanded="true"]';

const isArrow = (key: string): key is keyof typeof ARROWS => Object.hasOwn(ARROWS, key);

const isPlain = (event: KeyboardEvent): boolean =>
  !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;

/** Whether the focus module failed to load on the last attempt. */
let isLost = false;

const fetchFocusModule = async () => {
  try {
    const focusModule = await import('../../navigation/move-focus.js');
    isLost = false;
    return focusModule;
  } catch {
    // Arrow keys keep their default action, and the next one retries.
    isLost = true;
    return null;
  }
};

/** Whether the key was handled; while the focus module is unavailable, it is left to the browser. */
const move = (event: KeyboardEvent, arrow: keyof typeof ARROWS): boolean => {
  const isTaken = !isLost;
  if (isTaken) event.preventDefault();
  void fetchFocusModule().then((focusModule) => focusModule?.moveFocus(ARROWS[arrow]));
  return isTaken;
};

/** Whether the page runs on a television, where arrow keys need no other function. */
const isTelevision = (userAgent: string): boolean => TELEVISION.test(userAgent);

const usesArrows = (event: KeyboardEvent): boolean =>
  event.composedPath().some((target) => target instanceof Element && target.matches(USES_ARROWS));

/**
 * Whether an arrow key inside a player moves the focus to another control, because a remote control has no other way to
 * reach it. Seeking stays possible on the timeline and while no control has the focus.
 */
const leadsOn = (event: KeyboardEvent): boolean => {
  const path = event.composedPath().filter((target) => target instanceof Element);
  const [target] = path;
  if (target === undefined || !path.some((element) => element.matches(PLAYER))) return false;
  if (path.some((element) => element.matches(TAKES_ALL))) return false;
  return target.matches(TAKES_NONE) || event.key === 'ArrowUp' || event.key === 'ArrowDown';
};

const isOnCard = (): boolean => document.activeElement?.closest('[data-card]') != null;

const closesFirst = (): boolean =>
  [...document.querySelectorAll<HTMLElement>(CLOSES)].some((open) => open.checkVisibility() && !open.inert);

/**
 * Spatial navigation with arrow keys: everywhere on televisions; elsewhere only from a focused card, because arrow keys
 * normally scroll. The remote control's back key navigates back. The focus logic is a lazily loaded chunk.
 */
export const useRemoteControl = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const isOnTelevision = isTelevision(navigator.userAgent);
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isPlain(event)) return;
      if (isArrow(event.key) && !usesArrows(event) && (isOnTelevision || isOnCard())) {
        move(event, event.key);
      } else if (isOnTelevision && (BACK.has(event.key) || BACK_CODES.has(event.keyCode)) && !closesFirst()) {
        event.preventDefault();
        void navigate(-1);
      }
    };
    /** Capture phase, so that it runs before the player's own listener. */
    const onKeyInPlayer = (event: KeyboardEvent): void => {
      if (!isPlain(event) || !isArrow(event.key) || !leadsOn(event)) return;
      if (move(event, event.key)) event.stopPropagation();
    };
    document.addEventListener('keydown', onKeyDown);
    if (isOnTelevision) document.addEventListener('keydown', onKeyInPlayer, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keydown', onKeyInPlayer, { capture: true });
    };
  }, [navigate]);
};
