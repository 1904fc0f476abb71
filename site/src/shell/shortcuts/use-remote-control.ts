import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { leavesField } from './leaves-field.js';
import { TelevisionBack } from './television-back.js';

const ARROWS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const;
const TELEVISION =
  /\b(?:Web0S|webOS|Tizen|SMART-?TV|SmartTV|HbbTV|VIDAA|BRAVIA|AFT[A-Z]\w*|Android TV|GoogleTV|CrKey|Roku)\b/iu;

/** Elements that handle arrow keys themselves: fields, sliders and players. */
const USES_ARROWS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="slider"], footlight-player, footlight-multi-view';
/** Boxes that Enter, the only key of a remote control to press something with, does not tick. */
const TICKED = 'input:is([type="checkbox"], [type="radio"])';
const PLAYER = 'footlight-player';
/** Within a player, menus and dialogs keep all arrow keys; buttons, links and ranges keep none. */
const TAKES_ALL = '[role="menu"], [role="dialog"]';
const TAKES_NONE = 'button, a[href], input[type="range"]';
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

const isHeldBack = (event: KeyboardEvent, arrow: keyof typeof ARROWS, isOnTelevision: boolean): boolean => {
  const user = event
    .composedPath()
    .find((target) => target instanceof Element && target.matches(USES_ARROWS)) as Element | undefined;
  return user !== undefined && !(isOnTelevision && leavesField(user, arrow));
};

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

/**
 * Spatial navigation with arrow keys: everywhere on televisions; elsewhere only from a focused card, because arrow keys
 * normally scroll. The remote control's back key closes what is open, then navigates back. The focus logic is a lazily
 * loaded chunk.
 */
export const useRemoteControl = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const isOnTelevision = isTelevision(navigator.userAgent);
    const back = new TelevisionBack(() => void navigate(-1));
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isPlain(event)) return;
      if (isArrow(event.key)) {
        const isOurs = isOnTelevision || isOnCard();
        if (isOurs && !isHeldBack(event, event.key, isOnTelevision)) move(event, event.key);
      } else if (isOnTelevision) {
        const { target } = event;
        if (event.key === 'Enter' && target instanceof HTMLInputElement && target.matches(TICKED)) {
          event.preventDefault();
          target.click();
        }
        back.after(event);
      }
    };
    /** Capture phase, so that it runs before the player's own listener. */
    const onKeyInPlayer = (event: KeyboardEvent): void => {
      if (!isPlain(event)) return;
      if (!isArrow(event.key)) back.before(event);
      else if (leadsOn(event) && move(event, event.key)) event.stopPropagation();
    };
    document.addEventListener('keydown', onKeyDown);
    if (isOnTelevision) document.addEventListener('keydown', onKeyInPlayer, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keydown', onKeyInPlayer, { capture: true });
    };
  }, [navigate]);
};
