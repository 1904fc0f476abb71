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
/** What Escape closes first. */
const CLOSES = '[role="dialog"], [aria-expanded="true"]';

const isArrow = (key: string): key is keyof typeof ARROWS => Object.hasOwn(ARROWS, key);

/** Whether the page is shown by a television, whose arrows have nothing else to do. */
export const isTelevision = (userAgent: string): boolean => TELEVISION.test(userAgent);

const usesArrows = (event: KeyboardEvent): boolean =>
  event.composedPath().some((target) => target instanceof Element && target.matches(USES_ARROWS));

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
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (event.defaultPrevented || !isPlain) return;
      if (isArrow(event.key) && !usesArrows(event) && (isOnTelevision || isOnCard())) {
        event.preventDefault();
        const direction = ARROWS[event.key];
        void import('../navigation/move-focus.js').then(({ moveFocus }) => moveFocus(direction));
      } else if (isOnTelevision && (BACK.has(event.key) || BACK_CODES.has(event.keyCode)) && !closesFirst()) {
        event.preventDefault();
        void navigate(-1);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate]);
};
