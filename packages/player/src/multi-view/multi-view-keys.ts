import { neighbourIndex, type Direction, type ViewBox } from './layout.js';

export interface KeyActs {
  /** The occupied places of the layout. */
  readonly boxes: readonly ViewBox[];
  /** The place with the keyboard focus; null outside all views. */
  readonly index: number | null;
  readonly isRightToLeft: boolean;
  choose(index: number): void;
  focus(index: number): void;
  swap(index: number, other: number): void;
  remove(index: number): void;
  toggleFullscreen(): void;
  /** Passes the key to the selected view's player. */
  press(event: KeyboardEvent): void;
  /** @returns whether there was anything to cancel */
  cancel(): boolean;
}

const directionOf = (key: string, isRightToLeft: boolean): Direction | undefined =>
  ({
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: isRightToLeft ? 'end' : 'start',
    ArrowRight: isRightToLeft ? 'start' : 'end',
  })[key] as Direction | undefined;

/** The action of a key on the views; undefined if the key has none. */
const actionOf = (event: KeyboardEvent, acts: KeyActs): (() => void) | undefined => {
  const { key, code, shiftKey } = event;
  const digit = /^(?:Digit|Numpad)(?<digit>[1-4])$/u.exec(code)?.groups?.['digit'];
  if (digit !== undefined && !shiftKey) return () => acts.choose(Number(digit) - 1);
  if (code === 'KeyF' && shiftKey) return () => acts.toggleFullscreen();
  const { index } = acts;
  if (index === null) return undefined;
  if (key === 'Delete' || key === 'Backspace') return () => acts.remove(index);
  const direction = directionOf(key, acts.isRightToLeft);
  if (direction === undefined) return undefined;
  const next = neighbourIndex(acts.boxes, index, direction);
  // At the edge, an arrow key is ignored instead of being passed on as a shortcut of the player.
  if (next === undefined) return () => undefined;
  return shiftKey ? () => acts.swap(index, next) : () => acts.focus(next);
};

const isElsewhere = (event: KeyboardEvent): boolean => {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
};

/**
 * Keyboard shortcuts of the multi-view: `1` to `4` select a view; on a view, arrows focus the next one and Shift with
 * an arrow swaps with it; Delete or Backspace removes it; Shift+F toggles full screen. All other keys go to the
 * selected view's player.
 */
export const pressMultiViewKey = (event: KeyboardEvent, acts: KeyActs): void => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape' && acts.cancel()) {
    event.preventDefault();
    return;
  }
  const action = isElsewhere(event) ? undefined : actionOf(event, acts);
  if (action === undefined) {
    acts.press(event);
    return;
  }
  event.preventDefault();
  action();
};
