import { nearestTowards, type FocusCandidate, type FocusDirection } from '@footlight/domain';
import { goOnTowards, showFocus } from './show-focus.js';

const FOCUSABLE =
  'a[href]:not([href^="#"]), button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';
/** The player's controls are focused individually. */
const PLAYER = 'footlight-player';
const UNREACHABLE = '[inert], [aria-hidden="true"]';
const BAR = 'header[data-layout]';
const DIALOG = 'dialog, [role="dialog"]';
/** Regions that are left only when they contain no further element in the direction. */
const REGION = `${DIALOG}, ${BAR}, main, footer`;
/** Scroll buttons of a row are skipped, because the remote control's arrow keys scroll it. */
const isRowArrow = (element: Element): boolean =>
  element.matches('[data-row] button') && element.closest('[data-card]') === null;

/** Buttons on a card are reached from its link, so that each card is a single stop. */
const linkOfCard = (element: Element): HTMLElement | null => {
  const link = element.closest('[data-card]')?.querySelector<HTMLElement>('a[href]') ?? null;
  return link === element ? null : link;
};

const isReachable = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  element.checkVisibility({ visibilityProperty: true }) &&
  element.closest(UNREACHABLE) === null &&
  !isRowArrow(element) &&
  linkOfCard(element) === null;

const focusablesIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(`${FOCUSABLE}, ${PLAYER}`)].flatMap((element) => {
    if (!element.matches(PLAYER)) return [element];
    const isOpen = element.checkVisibility() && element.closest(UNREACHABLE) === null;
    const within = isOpen ? element.shadowRoot?.querySelectorAll<HTMLElement>(FOCUSABLE) : undefined;
    return Array.from(within ?? []);
  });

/** The focused element, including those in the player's shadow root. */
const focused = (): Element | null => {
  const { activeElement } = document;
  const within = activeElement?.matches(PLAYER) === true ? activeElement.shadowRoot?.activeElement : null;
  return within ?? activeElement;
};

/** The region that contains an element. */
const regionOf = (element: Element): Element | null => {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot ? root.host : element).closest(REGION);
};

const candidatesIn = (root: ParentNode, from: Element | null = null): FocusCandidate<HTMLElement>[] =>
  focusablesIn(root)
    .filter((element) => element !== from && isReachable(element))
    .map((value) => ({ value, box: value.getBoundingClientRect() }))
    // Excludes cards scrolled out of their row; elements below the viewport are included.
    .filter(({ box }) => box.width > 0 && box.right > 0 && box.left < innerWidth);

const isInSight = ({ box }: FocusCandidate<HTMLElement>): boolean => box.bottom > 0 && box.top < innerHeight;

/** The first focusable element in view: of the dialog that has the focus, otherwise preferably in the main content. */
const begin = (): HTMLElement | undefined => {
  const content = focused()?.closest(DIALOG) ?? document.querySelector('main');
  const offered = content === null ? [] : candidatesIn(content);
  return (offered.find(isInSight) ?? offered[0] ?? candidatesIn(document)[0])?.value;
};

/** The bar is fixed, but is treated as the top of the page, so that moving up reaches it at any scroll position. */
const asOnPage = (candidate: FocusCandidate<HTMLElement>): FocusCandidate<HTMLElement> => {
  if (candidate.value.closest(BAR) === null) return candidate;
  const { left, right, top, bottom } = candidate.box;
  return { ...candidate, box: { left, right, top: top - scrollY, bottom: bottom - scrollY } };
};

/** Nearest element in a direction: within the region first, then in other regions. Dialogs keep the focus inside. */
const towards = (here: HTMLElement, direction: FocusDirection): FocusCandidate<HTMLElement> | undefined => {
  const region = regionOf(here);
  const box = here.getBoundingClientRect();
  const within = nearestTowards(box, direction, candidatesIn(region ?? document, here));
  if (within !== undefined || region?.matches(DIALOG) === true) return within;
  const others = candidatesIn(document, here);
  const elsewhere = direction === 'up' ? others.map(asOnPage) : others;
  const inParts = elsewhere.filter(({ value }) => regionOf(value) !== null);
  return nearestTowards(box, direction, inParts) ?? nearestTowards(box, direction, elsewhere);
};

/** Moves the focus in a direction, preferably within the current region. */
export const moveFocus = (direction: FocusDirection): void => {
  const activeElement = focused();
  const here = activeElement === null ? null : (linkOfCard(activeElement) ?? activeElement);
  const isSomewhere = here instanceof HTMLElement && here.matches(FOCUSABLE);
  if (!isSomewhere) {
    const first = begin();
    if (first !== undefined) showFocus(first);
    return;
  }
  const next = towards(here, direction);
  if (next === undefined) return;
  const isAlongPage = (direction === 'up' || direction === 'down') && here.closest(DIALOG) === null;
  if (isAlongPage && goOnTowards(here, next.box, direction, here.closest(BAR) !== null)) return;
  showFocus(next.value);
};
