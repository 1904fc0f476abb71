import { endOf, isOnAt, startOf } from './programmes.js';
import type { GuideSpan } from './guide-window.js';

/** The focus in the guide: a channel's line, and in it one of the channel's buttons or the programme at a time. */
export interface GuideFocus {
  readonly row: number;
  /** Index of the channel's button, from 0; null on its programmes. */
  readonly head: number | null;
  /** The focused time in milliseconds since the epoch; kept when the line changes. */
  readonly at: number;
}

interface Timed {
  readonly startDate: string;
  readonly endDate: string;
}

/** The state of the guide that moving the focus needs. */
export interface GuideGrid {
  /** Number of loaded channels. */
  readonly rows: number;
  /** Number of fully visible channels. */
  readonly pageRows: number;
  readonly span: GuideSpan;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Number of buttons per channel. */
  readonly heads: number;
  /** Sorted by start; only the loaded ones. */
  programmesOf(row: number): readonly Timed[];
  /** The last moment of the day that contains a time. */
  endOfDay(at: number): number;
}

/** A logical step, independent of the writing direction. */
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

/** The step for a key; null for keys that the guide does not handle. */
export const guideStepOf = (
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
  isRightToLeft: boolean,
): GuideStep | null => {
  if (ctrlKey) return key === 'Home' ? 'first' : key === 'End' ? 'last' : null;
  if (key === 'ArrowRight') return isRightToLeft ? 'back' : 'forward';
  if (key === 'ArrowLeft') return isRightToLeft ? 'forward' : 'back';
  return Object.hasOwn(KEYS, key) ? (KEYS[key] ?? null) : null;
};

/** The current time for a current programme, so that the focus keeps its column when the line changes. */
const momentOf = (programme: Timed, now: number): number =>
  isOnAt(programme, now) ? now : startOf(programme);

const forward = (focus: GuideFocus, grid: GuideGrid): GuideFocus | null => {
  if (focus.head !== null)
    return focus.head + 1 < grid.heads ? { ...focus, head: focus.head + 1 } : { ...focus, head: null };
  const programmes = grid.programmesOf(focus.row);
  const current = programmes.find((one) => isOnAt(one, focus.at));
  const after = current === undefined ? focus.at : endOf(current) - 1;
  const next = programmes.find((one) => startOf(one) > after);
  // Programmes that are not loaded yet: the focus moves to the end of the last one, which causes them to load.
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
 * The focus after a step; null if it does not move within the guide, so that the key keeps its default action.
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
