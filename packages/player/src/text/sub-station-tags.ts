import type { CueAlign, CueSettings, LineAlign, PositionAlign } from './cue.js';
import type { TextLook, TextRun } from './styled-text.js';
import {
  keypadAlignment,
  oldAlignment,
  scriptColour,
  type KeypadAlignment,
  type ScriptStyle,
} from './sub-station-style.js';

/** The size that the positions of a script count in. */
export interface ScriptSize {
  readonly width: number;
  readonly height: number;
}

/** The text of an event, and what its tags say about all of it. */
export interface OverriddenText {
  readonly runs: readonly TextRun[];
  readonly alignment: KeypadAlignment | null;
  readonly position: { readonly x: number; readonly y: number } | null;
}

const BLOCK = /\{([^}]*)\}/gu;
const TAG = /\\(?:(an|a|pos|move|1?c|r|p|i|b|u)(?![a-z])|(r)(?=[^\\]))\s*(\([^)]*\)|[^\\]*)/giu;
const POINT = /^\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)/u;

/** `\N` breaks a line, `\n` only where lines do not break by themselves, `\h` is a space that does not break. */
const unescaped = (text: string): string =>
  text.replaceAll('\\N', '\n').replaceAll('\\n', ' ').replaceAll('\\h', '\u00A0');

interface Reading {
  look: TextLook;
  alignment: KeypadAlignment | null;
  position: { x: number; y: number } | null;
  isDrawing: boolean;
}

const onOff = (value: string, usual: boolean): boolean => (value === '' ? usual : Number(value) !== 0);

/** What each tag changes. @param style of the event, which an empty value returns to */
const applyTag = (
  reading: Reading,
  [tag, value]: readonly [string, string],
  style: ScriptStyle,
  styleNamed: (name: string) => ScriptStyle | undefined,
): void => {
  const { look } = style;
  const set = (change: Partial<TextLook>): void => void (reading.look = { ...reading.look, ...change });
  if (tag === 'i') set({ italic: onOff(value, look.italic) });
  else if (tag === 'b') set({ bold: onOff(value, look.bold) });
  else if (tag === 'u') set({ underline: onOff(value, look.underline) });
  else if (tag === 'c' || tag === '1c') set({ colour: value === '' ? look.colour : scriptColour(value) });
  else if (tag === 'r') reading.look = (styleNamed(value) ?? style).look;
  else if (tag === 'p') reading.isDrawing = Number(value) > 0;
  // The first alignment of an event counts.
  else if (tag === 'an') reading.alignment ??= keypadAlignment(value);
  else if (tag === 'a') reading.alignment ??= oldAlignment(value);
  else {
    const [, x, y] = POINT.exec(value) ?? [];
    if (x !== undefined && y !== undefined) reading.position ??= { x: Number(x), y: Number(y) };
  }
};

const tagsOf = (block: string): (readonly [string, string])[] =>
  [...block.matchAll(TAG)].map(([, tag, reset, value = '']) => [
    (tag ?? reset ?? '').toLowerCase(),
    value.trim(),
  ]);

/** Reads the tags in the text of an event. */
export const readOverrides = (
  text: string,
  style: ScriptStyle,
  styleNamed: (name: string) => ScriptStyle | undefined,
): OverriddenText => {
  const reading: Reading = { look: style.look, alignment: null, position: null, isDrawing: false };
  const runs: TextRun[] = [];
  const add = (words: string): void => {
    if (words !== '' && !reading.isDrawing) runs.push({ text: unescaped(words), look: reading.look });
  };
  let at = 0;
  for (const found of text.matchAll(BLOCK)) {
    add(text.slice(at, found.index));
    at = found.index + found[0].length;
    for (const tag of tagsOf(found[1] ?? '')) applyTag(reading, tag, style, styleNamed);
  }
  add(text.slice(at));
  return { runs, alignment: reading.alignment, position: reading.position };
};

const COLUMNS = ['left', 'center', 'right'] as const satisfies readonly CueAlign[];
const ANCHORS: Readonly<Record<(typeof COLUMNS)[number], PositionAlign>> = {
  left: 'line-left',
  center: 'center',
  right: 'line-right',
};
const EDGES: readonly LineAlign[] = ['end', 'center', 'start'];

const percent = (part: number, whole: number): number =>
  Math.min(100, Math.max(0, whole > 0 ? (part / whole) * 100 : 0));

/** The place of a cue as the alignment, the position and the margins of its event say. */
export const overriddenSettings = (
  { alignment, position }: Omit<OverriddenText, 'runs'>,
  style: Pick<ScriptStyle, 'alignment' | 'margins'>,
  { width, height }: ScriptSize,
): Partial<CueSettings> => {
  const key = alignment ?? style.alignment;
  const column = COLUMNS[(key - 1) % 3] ?? 'center';
  const lineAlign = EDGES[Math.floor((key - 1) / 3)] ?? 'end';
  if (position !== null)
    return {
      line: { value: percent(position.y, height), unit: 'percent' },
      lineAlign,
      position: percent(position.x, width),
      positionAlign: ANCHORS[column],
      align: column,
    };
  const line: CueSettings['line'] =
    lineAlign === 'end'
      ? null
      : lineAlign === 'center'
        ? { value: 50, unit: 'percent' }
        : { value: 0, unit: 'lines' };
  const across =
    column === 'center'
      ? {}
      : {
          position: percent(column === 'left' ? style.margins.left : width - style.margins.right, width),
          positionAlign: ANCHORS[column],
        };
  return { line, lineAlign: lineAlign === 'center' ? 'center' : 'start', align: column, ...across };
};
