import { endOf, isOnAt, startOf } from './programmes.js';
import type { GuideSpan } from './guide-window.js';

/** Where the focus is in the guide: in a channel's line, on one of its buttons or on the programme of a moment. */
export interface GuideFocus {
  readonly row: number;
  /** Place among the buttons of the channel, from 0; null on its programmes. */
  readonly head: number | null;
  /** The moment that is looked at, milliseconds since the epoch; kept over lines. */
  readonly at: number;
}

interface Timed {
  readonly startDate: string;
  readonly endDate: string;
}

/** The guide as far as the focus has to know it. */
export interface GuideGrid {
  /** Channels that are there. */
  readonly rows: number;
  /** Whole channels that are seen at once. */
  readonly pageRows: number;
  readonly span: GuideSpan;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Buttons of each channel. */
  readonly heads: number;
  /** By start; as far as they are there. */
  programmesOf(row: number): readonly Timed[];
  /** The last moment of the day that a moment is of. */
  endOfDay(at: number): number;
}

/** A step as the keys mean it, whichever way the language is read. */
export type GuideStep =
  | 'forward'
  | 'back'
  | 'up'
  | 'down'
  | 'lineStart'
  | 'lineEnd'
  | 'pageUp'
  | 'pageDown'
  | 'first'
  | 'last';

const KEYS: Readonly<Record<string, GuideStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'lineStart',
  End: 'lineEnd',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};

/** The step of a key; null for one that the guide does not take. */
export const guideStepOf = (
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
  isRightToLeft: boolean,
): GuideStep | null => {
  if (ctrlKey) return key === 'Home' ? 'first' : key === 'End' ? 'last' : null;
  if (key === 'ArrowRight') return isRightToLeft ? 'back' : 'forward';
  if (key === 'ArrowLeft') return isRightToLeft ? 'forward' : 'back';
  return Object.hasOwn(KEYS, key) ? (KEYS[key] ?? null) : null;
};

/** Of a programme that is on, now: so the focus stays in its column from line to line. */
const momentOf = (programme: Timed, now: number): number =>
  isOnAt(programme, now) ? now : startOf(programme);

const forward = (focus: GuideFocus, grid: GuideGrid): GuideFocus | null => {
  if (focus.head !== null)
    return focus.head + 1 < grid.heads ? { ...focus, head: focus.head + 1 } : { ...focus, head: null };
  const programmes = grid.programmesOf(focus.row);
  const current = programmes.find((one) => isOnAt(one, focus.at));
  const after = current === undefined ? focus.at : endOf(current) - 1;
  const next = programmes.find((one) => startOf(one) > after);
  // What is not there yet is looked at where the last programme ends, and comes.
  const at = next === undefined ? after + 1 : momentOf(next, grid.now);
  return at < grid.span.to && at > focus.at - 1 && (next !== undefined || current !== undefined)
    ? { ...focus, at }
    : null;
};

const back = (focus: GuideFocus, grid: GuideGrid): GuideFocus | null => {
  if (focus.head !== null) return focus.head > 0 ? { ...focus, head: focus.head - 1 } : null;
  const programmes = grid.programmesOf(focus.row);
  const current = programmes.find((one) => isOnAt(one, focus.at));
  const before = current === undefined ? focus.at : startOf(current);
  const previous = programmes.findLast((one) => endOf(one) <= before);
  const at = previous === undefined ? before - 1 : momentOf(previous, grid.now);
  return at > grid.span.from ? { ...focus, at } : { ...focus, head: Math.max(0, grid.heads - 1) };
};

const toRow = (focus: GuideFocus, row: number, rows: number): GuideFocus | null => {
  const to = Math.min(Math.max(row, 0), rows - 1);
  return to === focus.row ? null : { ...focus, row: to };
};

/**
 * Where a step leads; null where it leads nowhere in the guide, so that the key is left to the page.
 * @see docs/rules/guide.md GUIDE-30
 */
export const moveGuideFocus = (focus: GuideFocus, step: GuideStep, grid: GuideGrid): GuideFocus | null => {
  switch (step) {
    case 'forward':
      return forward(focus, grid);
    case 'back':
      return back(focus, grid);
    case 'up':
      return toRow(focus, focus.row - 1, grid.rows);
    case 'down':
      return toRow(focus, focus.row + 1, grid.rows);
    case 'pageUp':
      return toRow(focus, focus.row - grid.pageRows, grid.rows);
    case 'pageDown':
      return toRow(focus, focus.row + grid.pageRows, grid.rows);
    case 'first':
      return { ...focus, row: 0 };
    case 'last':
      return { ...focus, row: Math.max(0, grid.rows - 1) };
    case 'lineStart':
      return { ...focus, head: 0 };
    case 'lineEnd': {
      const end = Math.min(grid.endOfDay(focus.at), grid.span.to - 1);
      const last = grid.programmesOf(focus.row).findLast((one) => startOf(one) <= end);
      return { ...focus, head: null, at: last === undefined ? end : Math.max(startOf(last), focus.at) };
    }
    default:
      return step satisfies never;
  }
};
