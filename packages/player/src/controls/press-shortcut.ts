import type { ControlledPlayer, ControlsState } from './player-context.js';
import type { Store } from '../store/store.js';
import { isKey } from '../keyboard/keys.js';
import {
  keysFor,
  SHORTCUT_SHEET_KEY,
  SHORTCUTS,
  type Shortcut,
  type ShortcutName,
} from '../keyboard/shortcuts.js';

const TYPING =
  'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
const PRESSED_BY_SPACE = 'button, a[href], summary, input, [role="button"]';
const SLIDER = 'input[type="range"], [role="slider"]';

/** Whether the key belongs to the focused element: text input, a button that Space presses, or a slider. */
const belongsElsewhere = (event: KeyboardEvent): boolean => {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return false;
  if (target.matches(TYPING)) return true;
  if (event.key === ' ' || event.key === 'Enter') return target.matches(PRESSED_BY_SPACE);
  return target.matches(SLIDER) && /^(?:Arrow|Home|End|Page)/u.test(event.key);
};

const NAMES = Object.keys(SHORTCUTS) as ShortcutName[];

/**
 * Runs the shortcut of a key, if it has one.
 * @returns whether the key was one of the player's
 */
export const pressShortcut = (
  player: Pick<ControlledPlayer, 'store' | 'page' | 'execute'>,
  controls: Store<ControlsState>,
  event: KeyboardEvent,
): boolean => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (belongsElsewhere(event)) return false;
  if (isKey(SHORTCUT_SHEET_KEY, event)) {
    event.preventDefault();
    controls.set({ openMenu: null, openPanel: 'shortcuts' });
    return true;
  }
  for (const name of NAMES) {
    const shortcut: Shortcut = SHORTCUTS[name];
    const key = keysFor(name, player.page.shortcuts).find((one) => isKey(one, event));
    const action = key === undefined ? null : shortcut.command(player.store.get(), key);
    if (action === null) continue;
    event.preventDefault();
    const [command, params] = action;
    // A failed command needs no handling: nothing moves, or the error is shown over the picture.
    player.execute(command, params as never).then(
      () => controls.set({ keyed: { command, at: performance.now() } }),
      () => undefined,
    );
    return true;
  }
  return false;
};
