import { PLAIN_LOOK, type TextLook } from './styled-text.js';

/** Where a text stands, as the keys of a numeric keypad: 1 is the lower left, 9 the upper right. */
export type KeypadAlignment = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** A style of a script. */
export interface ScriptStyle {
  readonly look: TextLook;
  readonly alignment: KeypadAlignment;
  /** In the pixels of the script. */
  readonly margins: { readonly left: number; readonly right: number };
}

export const PLAIN_STYLE: ScriptStyle = { look: PLAIN_LOOK, alignment: 2, margins: { left: 0, right: 0 } };

/** Subtitles are white unless they say something else, and then as the player or its viewer wants them. */
const WHITE = '#ffffff';

/** @param value `&HAABBGGRR`, `&HBBGGRR&`, or the same as a decimal number @returns null for white, or for no colour */
export const scriptColour = (value: string): string | null => {
  const text = value.trim();
  const [, hex] = /^&?H?([\da-f]+)&?$/iu.exec(text) ?? [];
  if (hex === undefined) return null;
  const number = /^\d+$/u.test(text) ? Number(text) : Number.parseInt(hex.slice(-6), 16);
  const byte = (shift: number): string => ((number >> shift) & 0xff).toString(16).padStart(2, '0');
  const colour = `#${byte(0)}${byte(8)}${byte(16)}`;
  return colour === WHITE ? null : colour;
};

const isKeypad = (value: number): value is KeypadAlignment =>
  Number.isInteger(value) && value >= 1 && value <= 9;

/** The alignment of a number as version 4+ writes it. */
export const keypadAlignment = (value: string): KeypadAlignment | null => {
  const number = Number(value);
  return isKeypad(number) ? number : null;
};

/** The alignment of a number as older versions write it: 1 to 3, with 4 more for the top and 8 more for the middle. */
export const oldAlignment = (value: string): KeypadAlignment | null => {
  const number = Number(value);
  const column = number & 3;
  const row = (number & 4) > 0 ? 6 : (number & 8) > 0 ? 3 : 0;
  const alignment = column + row;
  return column > 0 && number < 12 && isKeypad(alignment) ? alignment : null;
};

/** @param isPlus whether the style is of version 4+ */
export const styleOf = (fields: Readonly<Record<string, string>>, isPlus: boolean): ScriptStyle => {
  const isOn = (name: string): boolean => Number(fields[name]) !== 0 && Boolean(fields[name]?.trim());
  const alignment = (isPlus ? keypadAlignment : oldAlignment)(fields['alignment'] ?? '');
  return {
    look: {
      ...PLAIN_LOOK,
      italic: isOn('italic'),
      bold: isOn('bold'),
      underline: isOn('underline'),
      colour: scriptColour(fields['primarycolour'] ?? ''),
    },
    alignment: alignment ?? 2,
    margins: { left: Number(fields['marginl']) || 0, right: Number(fields['marginr']) || 0 },
  };
};
