import { neighbourPlace, type Direction, type ViewBox } from './layout.js';

export interface KeyActs {
  /** The places of the layout. */
  readonly boxes: readonly ViewBox[];
  /** The place that has the keyboard's focus; null outside all views. */
  readonly place: number | null;
  readonly isRightToLeft: boolean;
  choose(place: number): void;
  focus(place: number): void;
  swap(place: number, other: number): void;
  remove(place: number): void;
  toggleFullscreen(): void;
  /** Gives the key to the player that is steered. */
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

/** What a key does among the views; undefined where it does nothing there. */
const wishOf = (event: KeyboardEvent, acts: KeyActs): (() => void) | undefined => {
  const { key, code, shiftKey } = event;
  const digit = /^(?:Digit|Numpad)(?<place>[1-4])$/u.exec(code)?.groups?.['place'];
  if (digit !== undefined && !shiftKey) return () => acts.choose(Number(digit) - 1);
  if (code === 'KeyF' && shiftKey) return () => acts.toggleFullscreen();
  const { place } = acts;
  if (place === null) return undefined;
  if (key === 'Delete' || key === 'Backspace') return () => acts.remove(place);
  const direction = directionOf(key, acts.isRightToLeft);
  if (direction === undefined) return undefined;
  const next = neighbourPlace(acts.boxes, place, direction);
  // At the edge an arrow does nothing, rather than something that it does elsewhere.
  if (next === undefined) return () => undefined;
  return shiftKey ? () => acts.swap(place, next) : () => acts.focus(next);
};

const isElsewhere = (event: KeyboardEvent): boolean => {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
};

/**
 * Keys of the whole: `1` to `4` hear a view, arrows on a view go to the next one and with Shift change places
 * with it, Delete takes it out, Shift+F fills the screen. Every other key is for the player that is heard.
 */
export const pressMultiViewKey = (event: KeyboardEvent, acts: KeyActs): void => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape' && acts.cancel()) {
    event.preventDefault();
    return;
  }
  const wish = isElsewhere(event) ? undefined : wishOf(event, acts);
  if (wish === undefined) {
    acts.press(event);
    return;
  }
  event.preventDefault();
  wish();
};
