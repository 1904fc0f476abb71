/** Older presses are dropped: the viewer has probably moved on. */
const MAX_AGE_MS = 10_000;

interface EarlyPress {
  readonly button: HTMLButtonElement;
  readonly at: number;
}

let last: EarlyPress | null = null;

/**
 * Whether the button submits a form without JavaScript. React renders an action of `javascript:` for forms that are
 * submitted by a function.
 */
const submitsItself = ({ type, form }: HTMLButtonElement): boolean =>
  type === 'submit' &&
  form !== null &&
  (form.hasAttribute('method') || /^(?!javascript:)./u.test(form.getAttribute('action') ?? ''));

const keep = (event: MouseEvent): void => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button === null || submitsItself(button)) return;
  // Without this, the form would reload the page with its fields in the query string.
  event.preventDefault();
  last = { button, at: performance.now() };
};

/** Records the last press on a button of the server-rendered page until hydration (PAGE-68). */
export const keepEarlyPress = (): void => document.addEventListener('click', keep, true);

/** Replays the recorded press once React handles events itself. */
export const repeatEarlyPress = (): void => {
  document.removeEventListener('click', keep, true);
  const press = last;
  last = null;
  if (press !== null && press.button.isConnected && performance.now() - press.at < MAX_AGE_MS)
    press.button.click();
};
