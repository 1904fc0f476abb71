import { DURATIONS_MS } from '@footlight/tokens';

/** Why a card is the active one. */
export type ActivationCause = 'hover' | 'focus' | 'tap';

export interface ActiveCard {
  readonly card: HTMLElement;
  readonly cause: ActivationCause;
  /** Counts the cards that were active before. */
  readonly turn: number;
}

export interface CardActivationOptions {
  /** Where pointer and focus are heard: the element itself, or what holds the cards that it names. */
  readonly scope: EventTarget;
  /** The card that an event has come through; null beside all cards. */
  readonly cardOf: (path: readonly EventTarget[]) => HTMLElement | null;
  /** What is shown for the active card; null while nothing is. */
  readonly popup: () => HTMLElement | null;
  /** A card may soon be active. */
  readonly onNear: () => void;
  readonly onChange: (active: ActiveCard | null) => void;
}

/** Long enough to cross the gap between a card and what it shows. */
const LEAVE_MS = 280;
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]';
/** Presses on these are their own. */
const CONTROLS = 'button, input, select, textarea, summary, label, [role="button"]';

/** What of a card can have the focus, in order. */
export const focusablesOf = (card: HTMLElement): HTMLElement[] =>
  [card, ...card.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.matches(FOCUSABLE) && element.tabIndex >= 0,
  );

/** An element and all around it, from the inside, as an event goes. */
const pathFrom = (element: Element | null): EventTarget[] => {
  const path: EventTarget[] = [];
  for (let at: Node | null = element; at !== null; at = at.parentNode) path.push(at);
  return path;
};

const isMouse = (event: Event): event is PointerEvent =>
  event instanceof PointerEvent && event.pointerType !== 'touch';

/**
 * Which card is active: the one under the mouse, the one with the focus, or the one that a finger tapped. The page's
 * cards stay what they are; nothing of them is changed.
 */
export class CardActivation {
  readonly #options: CardActivationOptions;
  #active: ActiveCard | null = null;
  /** Does what the tap on the active card would have done. */
  #giveBack: (() => void) | undefined;
  #turn = 0;
  #coming: HTMLElement | null = null;
  /** Closed while the mouse may still be on it: it stays so until the mouse comes to it anew. */
  #dismissed: HTMLElement | null = null;
  #enter: ReturnType<typeof setTimeout> | undefined;
  #leave: ReturnType<typeof setTimeout> | undefined;
  /** The last press was by a finger: browsers before `click` was a pointer event do not say so. */
  #isTouch = false;
  /** Nothing becomes active: the focus is put somewhere, or something stands over the page. */
  #isQuiet = false;

  constructor(options: CardActivationOptions) {
    this.#options = options;
  }

  start(life: AbortSignal): void {
    const { scope } = this.#options;
    const listen = (target: EventTarget, type: string, heed: (event: Event) => void): void =>
      target.addEventListener(type, heed, { signal: life, capture: true });
    listen(scope, 'pointerover', (event) => this.#over(event));
    // A mouse may rest on a card from before there was anybody to hear of it.
    listen(scope, 'pointermove', (event) => this.#over(event));
    listen(scope, 'pointerout', (event) => this.#out(event));
    listen(scope, 'focusin', (event) => this.#focus(event));
    listen(scope, 'focusout', (event) => this.#blur(event as FocusEvent));
    listen(scope, 'click', (event) => this.#click(event as MouseEvent));
    listen(document, 'pointerdown', (event) => this.#press(event as PointerEvent));
    listen(document, 'keydown', (event) => this.#key(event as KeyboardEvent));
    listen(document, 'visibilitychange', () => {
      // A look that nobody sees is only bytes.
      if (document.visibilityState === 'hidden' && !this.#isQuiet) this.close();
    });
    life.addEventListener('abort', () => this.close(), { once: true });
    this.#welcome();
  }

  /** No card is active any more. */
  close(): void {
    this.#forget();
    if (this.#active === null) return;
    this.#dismissed = this.#active.card;
    this.#active = null;
    this.#giveBack = undefined;
    this.#options.onChange(null);
  }

  /** There is nothing to show for the active card: a tap follows its link, as it would have without all this. */
  refuse(): void {
    const giveBack = this.#giveBack;
    this.close();
    giveBack?.();
  }

  /** While something stands over the page, what happens under it counts for nothing. */
  pause(isQuiet: boolean): void {
    this.#forget();
    this.#isQuiet = isQuiet;
  }

  /** Gives the focus to a card without making it the active one. */
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

  /** Who has the focus on a card, or rests the mouse on one, came before this did. */
  #welcome(): void {
    const { activeElement } = document;
    const focused = this.#options.cardOf(pathFrom(activeElement));
    if (focused !== null && activeElement?.matches(':focus-visible') === true) {
      this.#set(focused, 'focus');
      return;
    }
    // A finger leaves what it touched last as if it hovered there.
    if (!matchMedia('(hover: hover)').matches) return;
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
      // Whoever works in it with the keys has not left.
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
      // What had the focus was taken away under it: what stands in its place takes it on.
      if (lost instanceof Node && !lost.isConnected)
        popup.querySelector<HTMLElement>('a[href], button')?.focus();
      else this.#goOn(null);
    });
  }

  /** The focus goes to another place of the page, or to none. */
  #goOn(to: EventTarget | null): void {
    const { card, cause } = this.#active ?? {};
    if (card === undefined || cause !== 'focus') return;
    const popup = this.#options.popup();
    const root = popup?.getRootNode();
    // Seen from the page, what has the focus in the shadow is the element around it.
    const isElement = root instanceof ShadowRoot && to === root.host;
    const isWithin = to instanceof Node && (card.contains(to) || popup?.contains(to) === true);
    // The window has lost the focus, not the card.
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
