import { expect, it } from 'vitest';
import { textDirection } from './text-direction.js';

it.each([
  ['Hello', 'ltr'],
  ['مرحبا', 'rtl'],
  ['«שלום» said she', 'rtl'],
  ['- (100%) مرحبا', 'rtl'],
  ['GPS مرحبا', 'ltr'],
  ['日本語', 'ltr'],
  ['♪ 12:30!', null],
  ['', null],
])('detects the direction of “%s” from its first letter', (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});
