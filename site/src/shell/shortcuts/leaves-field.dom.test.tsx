import { afterEach, expect, it } from 'vitest';
import { leavesField } from './leaves-field.js';

afterEach(() => document.body.replaceChildren());

const field = (markup: string, caret?: number): Element => {
  document.body.innerHTML = markup;
  const element = document.querySelector('[data-field]');
  if (element === null) throw new Error('There is no field.');
  if (caret !== undefined) (element as HTMLInputElement).setSelectionRange(caret, caret);
  return element;
};
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
const leaving = (element: Element): string =>
  ARROWS.filter((key) => leavesField(element, key))
    .map((key) => key.slice('Arrow'.length))
    .join(' ');

// NAV-23
it.each([
  ['an empty text', '<input data-field value="">', undefined, 'Up Down Left Right'],
  ['the start of a text', '<input data-field value="abc">', 0, 'Up Down Left'],
  ['the middle of a text', '<input data-field value="abc">', 1, 'Up Down'],
  ['the end of a text', '<input data-field value="abc">', 3, 'Up Down Right'],
  [
    'the end of a right-to-left text',
    '<input data-field dir="rtl" style="direction: rtl" value="ابج">',
    3,
    'Up Down Left',
  ],
  ['an address, whose caret is unknown', '<input data-field type="email" value="a@b">', undefined, 'Up Down'],
  ['an open list', '<input data-field aria-expanded="true" value="">', undefined, ''],
  ['a box to tick', '<input data-field type="checkbox">', undefined, 'Up Down Left Right'],
  ['one of several', '<input data-field type="radio">', undefined, 'Up Down Left Right'],
  ['a range', '<input data-field type="range">', undefined, 'Up Down'],
  ['a selection', '<select data-field><option>1</option></select>', undefined, 'Up Down'],
  ['the middle of several lines', '<textarea data-field>abc</textarea>', 1, ''],
  ['the end of several lines', '<textarea data-field>abc</textarea>', 3, 'Down Right'],
] as const)('arrow keys of a remote control leave %s', (_what, markup, caret, keys) => {
  expect(leaving(field(markup, caret))).toBe(keys);
});
