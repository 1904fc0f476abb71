/** Key names and codes of television remote controls (webOS 461, Tizen 10009). */
const BACK: ReadonlySet<string> = new Set(['GoBack', 'BrowserBack', 'XF86Back']);
const BACK_CODES: ReadonlySet<number> = new Set([461, 10_009]);
/** What Escape may close: menus and panels that are open. */
const OPEN = '[role="dialog"], [aria-expanded="true"]';

const openOnes = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(OPEN)].filter(
    (element) => element.matches(OPEN) && element.checkVisibility() && !element.inert,
  );

const closeModal = (dialog: HTMLDialogElement): void => {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
};

/**
 * The back key of a remote control. It is Escape for whatever is open, which closes first: a menu, a panel, a dialog,
 * full screen. Whether something has closed is read from the page afterwards, because a menu has closed by the time that
 * the key arrives here, and folded text stays open.
 */
export class TelevisionBack {
  readonly #goBack: () => void;
  #open: readonly HTMLElement[] = [];

  constructor(goBack: () => void) {
    this.#goBack = goBack;
  }

  /** For the capture phase: notes what is open, and hands every other back key on as Escape. */
  readonly before = (event: KeyboardEvent): void => {
    if (BACK.has(event.key) || BACK_CODES.has(event.keyCode)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      const [target = document.body] = event.composedPath();
      const escape = { key: 'Escape', bubbles: true, composed: true, cancelable: true };
      target.dispatchEvent(new KeyboardEvent('keydown', escape));
    } else if (event.key === 'Escape') this.#open = openOnes();
  };

  /** For the bubbling phase, if nothing on the page has handled the key. */
  readonly after = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    const modal = document.querySelector<HTMLDialogElement>('dialog:modal');
    // The browser closes a dialog by itself, but only for a key of its own.
    if (modal !== null && event.isTrusted) return;
    event.preventDefault();
    if (document.fullscreenElement !== null) void document.exitFullscreen();
    else if (modal !== null) closeModal(modal);
    else {
      const wasOpen = this.#open;
      // React renders what its handlers have changed once the key has been handled.
      setTimeout(() => {
        const isOpen = new Set(openOnes());
        if (wasOpen.every((element) => isOpen.has(element))) this.#goBack();
      });
    }
  };
}
