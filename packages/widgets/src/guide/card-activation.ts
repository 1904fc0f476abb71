import { DURATIONS_MS } from '@footlight/tokens';

/** Why a card is the active one. */
export type ActivationCause = 'hover' | 'focus' | 'tap';

export interface ActiveCard {
  readonly card: HTMLElement;
  readonly cause: ActivationCause;
  /** Increases with each activation. */
  readonly turn: number;
}

export interface CardActivationOptions {
  /** Target of the pointer and focus listeners: the element itself, or an ancestor of the cards that it names. */
  readonly scope: EventTarget;
  /** The card on an event's path; null when there is none. */
  readonly cardOf: (path: readonly EventTarget[]) => HTMLElement | null;
  /** The popup of the active card; null while none is shown. */
  readonly popup: () => HTMLElement | null;
  /** Called when a card may become active soon, to preload what it needs. */
  readonly onNear: () => void;
  readonly onChange: (active: ActiveCard | null) => void;
}

/** Long enough to cross the gap between a card and its popup. */
const LEAVE_MS = 280;
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]';
/** Taps on these are handled by the page. */
const CONTROLS = 'button, input, select, textarea, summary, label, [role="button"]';

/** The focusable elements of a card, in order. */
export const focusablesOf = (card: HTMLElement): HTMLElement[] =>
  [card, ...card.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.matches(FOCUSABLE) && element.tabIndex >= 0,
  );

/** An element and its ancestors, from the inside out, like an event's path. */
const pathFrom = (element: Element | null): EventTarget[] => {
  const path: EventTarget[] = [];
  for (let at: Node | null = element; at !== null; at = at.parentNode) path.push(at);
  return path;
};

const isMouse = (event: Event): event is PointerEvent =>
  event instanceof PointerEvent && event.pointerType !== 'touch';

/**
 * Determines the active card: the one under the mouse, with the focus, or tapped by a finger. The page's cards are not
 * modified.
 */
export class CardActivation {
  readonly #options: CardActivationOptions;
  #active: ActiveCard | null = null;
  /** Repeats the tap that activated the card, so that its link is followed. */
  #giveBack: (() => void) | undefined;
  #turn = 0;
  #coming: HTMLElement | null = null;
  /** Closed while the mouse may still be on it; it stays closed until the mouse leaves and returns. */
  #dismissed: HTMLElement | null = null;
  #enter: ReturnType<typeof setTimeout> | undefined;
  #leave: ReturnType<typeof setTimeout> | undefined;
  /** Whether the last press was by touch, for browsers whose `click` is not a pointer event. */
  #isTouch = false;
  /** Suspends activation while the focus is moved by code, or while a dialog is open over the page. */
  #isQuiet = false;

  constructor(options: CardActivationOptions) {
    this.#options = options;
  }

  start(life: AbortSignal): void {
    const { scope } = this.#options;
    const listen = (target: EventTarget, type: string, handler: (event: Event) => void): void =>
      target.addEventListener(type, handler, { signal: life, capture: true });
    listen(scope, 'pointerover', (event) => this.#over(event));
    // The mouse may already have been on a card before the listeners were attached.
    listen(scope, 'pointermove', (event) => this.#over(event));
    listen(scope, 'pointerout', (event) => this.#out(event));
    listen(scope, 'focusin', (event) => this.#focus(event));
    listen(scope, 'focusout', (event) => this.#blur(event as FocusEvent));
    listen(scope, 'click', (event) => this.#click(event as MouseEvent));
    listen(document, 'pointerdown', (event) => this.#press(event as PointerEvent));
    listen(document, 'keydown', (event) => this.#key(event as KeyboardEvent));
    listen(document, 'visibilitychange', () => {
      // A preview in a hidden page would only use bandwidth.
      if (document.visibilityState === 'hidden' && !this.#isQuiet) this.close();
    });
    life.addEventListener('abort', () => this.close(), { once: true });
    this.#welcome();
  }

  /** Deactivates the active card. */
  close(): void {
    this.#forget();
    if (this.#active === null) return;
    this.#dismissed = this.#active.card;
    this.#active = null;
    this.#giveBack = undefined;
    this.#options.onChange(null);
  }

  /** Called when there is nothing to show for the active card: repeats the tap, so that its link is followed. */
  refuse(): void {
    const giveBack = this.#giveBack;
    this.close();
    giveBack?.();
  }

  /** Suspends activation, for example while a dialog is open over the page. */
  pause(isQuiet: boolean): void {
    this.#forget();
    this.#isQuiet = isQuiet;
  }

  /** Focuses a card without making it active. */
  focus(card: HTMLElement, which: 'first' | 'last' = 'first'): void {
    const before = this.#isQuiet;
    this.#isQuiet = true;
    focusablesOf(card)
      .at(which === 'first' ? 0 : -1)
      ?.focus();
    this.#isQuiet = before;
  }

  #set(card: HTMLElement, cause: ActivationCause, giveBack?: () => void): void {
    this.#forget();
    if (this.#active?.card === card) return;
    this.#active = { card, cause, turn: (this.#turn += 1) };
    this.#giveBack = giveBack;
    this.#options.onNear();
    this.#options.onChange(this.#active);
  }

  /** Activates a card that had the focus or was under the mouse before the listeners were attached. */
  #welcome(): void {
    const { activeElement } = document;
    const focused = this.#options.cardOf(pathFrom(activeElement));
    if (focused !== null && activeElement?.matches(':focus-visible') === true) {
      this.#set(focused, 'focus');
      return;
    }
    // On touch devices `:hover` stays on the element that was touched last; a document without layout has no pointer.
    if (typeof matchMedia !== 'function' || !matchMedia('(hover: hover)').matches) return;
    const hovered = this.#options.cardOf(pathFrom([...document.querySelectorAll(':hover')].at(-1) ?? null));
    if (hovered !== null) this.#set(hovered, 'hover');
  }

  #forget(): void {
    clearTimeout(this.#enter);
    clearTimeout(this.#leave);
    this.#leave = undefined;
    this.#coming = null;
  }

  #isInPopup(path: readonly EventTarget[]): boolean {
    const popup = this.#options.popup();
    return popup !== null && path.includes(popup);
  }

  #over(event: Event): void {
    if (this.#isQuiet || !isMouse(event)) return;
    const path = event.composedPath();
    const card = this.#options.cardOf(path);
    if (card === this.#active?.card || this.#isInPopup(path)) {
      this.#forget();
      return;
    }
    if (card === null || card === this.#coming) return;
    const comesFrom = event.type === 'pointerover' ? event.relatedTarget : card;
    if (card === this.#dismissed && comesFrom instanceof Node && card.contains(comesFrom)) return;
    this.#dismissed = null;
    clearTimeout(this.#enter);
    this.#coming = card;
    this.#options.onNear();
    this.#enter = setTimeout(() => this.#set(card, 'hover'), DURATIONS_MS.hoverCard);
  }

  #out(event: Event): void {
    if (this.#isQuiet || !isMouse(event)) return;
    const { relatedTarget } = event;
    if (!(relatedTarget instanceof Node && this.#coming?.contains(relatedTarget) === true)) {
      clearTimeout(this.#enter);
      this.#coming = null;
    }
    if (this.#active?.cause !== 'hover') return;
    this.#leave ??= setTimeout(() => {
      this.#leave = undefined;
      // The popup stays open while it contains the focus.
      if (this.#options.popup()?.matches(':focus-within') !== true) this.close();
    }, LEAVE_MS);
  }

  #focus(event: Event): void {
    const path = event.composedPath();
    const [target] = path;
    const card = this.#options.cardOf(path);
    if (this.#isQuiet || card === null || this.#isInPopup(path)) return;
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    this.#set(card, 'focus');
  }

  #blur(event: FocusEvent): void {
    const popup = this.#options.popup();
    const path = event.composedPath();
    if (this.#isQuiet || this.#active === null) return;
    if (event.relatedTarget !== null || popup === null || !this.#isInPopup(path)) {
      this.#goOn(event.relatedTarget);
      return;
    }
    setTimeout(() => {
      const [lost] = path;
      // If the focused element was removed, the focus moves to the control that replaced it.
      if (lost instanceof Node && !lost.isConnected)
        popup.querySelector<HTMLElement>('a[href], button')?.focus();
      else this.#goOn(null);
    });
  }

  /** Closes the popup unless the focus moves within the card or the popup. */
  #goOn(to: EventTarget | null): void {
    const { card, cause } = this.#active ?? {};
    if (card === undefined || cause !== 'focus') return;
    const popup = this.#options.popup();
    const root = popup?.getRootNode();
    // Seen from the document, the focused element is the host of the shadow root.
    const isElement = root instanceof ShadowRoot && to === root.host;
    const isWithin = to instanceof Node && (card.contains(to) || popup?.contains(to) === true);
    // The window has lost the focus, but the card has not.
    const isElsewhere = to === null && !document.hasFocus();
    if (!isElement && !isWithin && !isElsewhere) this.close();
  }

  #click(event: MouseEvent): void {
    const isTouch =
      event instanceof PointerEvent && event.pointerType !== ''
        ? event.pointerType === 'touch'
        : this.#isTouch;
    const path = event.composedPath();
    const card = this.#options.cardOf(path);
    if (this.#isQuiet || !isTouch || card === null || card === this.#active?.card) return;
    const [target] = path;
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    const isItsOwn = control !== null && control !== card && card.contains(control);
    if (isItsOwn || !(target instanceof HTMLElement || target instanceof SVGElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#set(card, 'tap', () => {
      this.#isTouch = false;
      target.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, view: window }),
      );
    });
  }

  #press(event: PointerEvent): void {
    this.#isTouch = event.pointerType === 'touch';
    const path = event.composedPath();
    const card = this.#options.cardOf(path);
    if (card !== null && !this.#isQuiet) this.#options.onNear();
    if (this.#isQuiet || this.#active === null || this.#isInPopup(path)) return;
    if (card !== this.#active.card) this.close();
  }

  #key(event: KeyboardEvent): void {
    const popup = this.#options.popup();
    if (event.key !== 'Escape' || this.#isQuiet || this.#active === null || popup === null) return;
    event.preventDefault();
    event.stopPropagation();
    const { card } = this.#active;
    const wasInside = popup.matches(':focus-within');
    this.close();
    if (wasInside) this.focus(card);
  }
}
