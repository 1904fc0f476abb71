import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

const ARROWS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const;
/** As the remote controls of televisions name them, some by a number alone (webOS 461, Tizen 10009). */
const BACK: ReadonlySet<string> = new Set(['GoBack', 'BrowserBack', 'XF86Back', 'Escape']);
const BACK_CODES: ReadonlySet<number> = new Set([461, 10_009]);

const TELEVISION =
  /\b(?:Web0S|webOS|Tizen|SMART-?TV|SmartTV|HbbTV|VIDAA|BRAVIA|AFT[A-Z]\w*|Android TV|GoogleTV|CrKey|Roku)\b/iu;

/** What uses arrows itself: what is typed in, what chooses, and whatever plays. */
const USES_ARROWS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="slider"], footlight-player, footlight-multi-view';
const PLAYER = 'footlight-player';
/** What in a player takes each arrow, and what takes none: the volume of a television has keys of its own. */
const TAKES_ALL = '[role="menu"], [role="dialog"]';
const TAKES_NONE = 'button, a[href], input[type="range"]';
/** What Escape closes first. */
const CLOSES = '[role="dialog"], [aria-expanded="true"]';

const isArrow = (key: string): key is keyof typeof ARROWS => Object.hasOwn(ARROWS, key);

const isPlain = (event: KeyboardEvent): boolean =>
  !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;

/** Whether what finds the way did not come when it was last asked for. */
let isLost = false;

const fetchWay = async () => {
  try {
    const way = await import('../../navigation/move-focus.js');
    isLost = false;
    return way;
  } catch {
    // Arrows do what they do in a browser, and the next one asks again.
    isLost = true;
    return null;
  }
};

/** Whether the key is taken: without its code it is left to the browser. */
const move = (event: KeyboardEvent, arrow: keyof typeof ARROWS): boolean => {
  const isTaken = !isLost;
  if (isTaken) event.preventDefault();
  void fetchWay().then((way) => way?.moveFocus(ARROWS[arrow]));
  return isTaken;
};

/** Whether the page is shown by a television, whose arrows have nothing else to do. */
const isTelevision = (userAgent: string): boolean => TELEVISION.test(userAgent);

const usesArrows = (event: KeyboardEvent): boolean =>
  event.composedPath().some((target) => target instanceof Element && target.matches(USES_ARROWS));

/**
 * Whether an arrow in a player is to lead on to another control: a remote control has nothing else to get there with.
 * What is sought is sought on the timeline, or where no control has the focus.
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
 * Moves the focus with arrow keys to what lies that way: always on a television; elsewhere from card to card, for
 * without a card the arrows scroll. “Back” of a remote control goes back. The way is found by a chunk of its own.
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
    /** Before the player hears it. */
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
