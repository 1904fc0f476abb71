import { expect, it } from 'vitest';
import { isCanonicalPath } from './canonical-path.js';

const encoded = (text: string, times: number): string =>
  Array.from({ length: times }).reduce<string>((path) => encodeURIComponent(path), text);

// LIVE-6
it.each([
  '/f/master.m3u8',
  '/f/',
  '/f/1080p/part%201.m4s',
  '/f/%D9%81%D9%8A%D9%84%D9%85.ts',
  '/f/a+b=c,d;e@f~g.ts',
  '/f/...',
  '/f/a..b',
  `/f/${encoded('a b', 3)}`,
])('accepts %s', (path) => {
  expect(isCanonicalPath(path)).toBe(true);
});

it.each(['../', '..\\', './', '\\', '/', '//x', '\u0000', '\n', 'a/../../x'])(
  'refuses %j after any number of encodings',
  (part) => {
    for (const times of [0, 1, 2, 3, 8, 20]) {
      const path = `/f/${encoded(part, times)}paid/master.m3u8`;
      expect([path, isCanonicalPath(path)]).toEqual([path, false]);
    }
  },
);

it.each([
  '/f/%',
  '/f/%2e%2e/paid',
  '/f/%2E/x',
  '/f/%zz..%2fpaid',
  '/f/%c0%ae%c0%ae/paid',
  '/f/..',
  '/f/.',
  '/f/a%2fb',
])('refuses %s', (path) => {
  expect(isCanonicalPath(path)).toBe(false);
});
