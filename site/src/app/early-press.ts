/** Whoever pressed longer ago has gone on to something else. */
const KEPT_MS = 10_000;

interface EarlyPress {
  readonly button: HTMLButtonElement;
  readonly at: number;
}

let last: EarlyPress | null = null;

/** Forms with a method or an address submit by themselves; React writes `javascript:` where a function submits. */
const submitsItself = ({ type, form }: HTMLButtonElement): boolean =>
  type === 'submit' &&
  form !== null &&
  (form.hasAttribute('method') || /^(?!javascript:)./u.test(form.getAttribute('action') ?? ''));

const keep = (event: MouseEvent): void => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button === null || submitsItself(button)) return;
  // Without its code the form would load the page anew, with what was typed in the address.
  event.preventDefault();
  last = { button, at: performance.now() };
};

/** Keeps the last press on a button of the page that the service drew, until there is code to hear it (PAGE-68). */
export const keepEarlyPress = (): void => document.addEventListener('click', keep, true);

/** Presses again what was pressed early; from here on React hears presses itself. */
export const repeatEarlyPress = (): void => {
  document.removeEventListener('click', keep, true);
  const press = last;
  last = null;
  if (press !== null && press.button.isConnected && performance.now() - press.at < KEPT_MS)
    press.button.click();
};
