import { expect, it } from 'vitest';
import { customMedia } from './custom-media.js';
import {
  ABOVE_DESKTOP,
  ABOVE_MOBILE,
  ABOVE_TABLET,
  DESKTOP_UP,
  PHONE,
  TABLET_UP,
  TV,
  UP_TO_MOBILE,
} from './media.js';

const COMPARES: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
};
const CONDITION = /^\((?<side>width|height) (?<compare>[<>]=?) (?<limit>[\d.]+)(?<unit>px|em)\)$/u;
const PX = { px: 1, em: 16 } as const;

/** Evaluates a query as a browser does at the default text size. */
const holds = (media: string, width: number, height: number): boolean =>
  media.split(' or ').some((all) =>
    all.split(' and ').every((one) => {
      const { side, compare = '', limit, unit } = CONDITION.exec(one)?.groups ?? {};
      const compares = COMPARES[compare];
      if (compares === undefined) throw new Error(`Not read: ${one}`);
      return compares(side === 'width' ? width : height, Number(limit) * PX[unit as keyof typeof PX]);
    }),
  );

// PAGE-38
it.each([
  [600, 900, 'mobile'],
  [844, 390, 'mobile'],
  [1200, 500, 'mobile'],
  [600.5, 900, 'tablet'],
  [601, 900, 'tablet'],
  [1024, 768, 'tablet'],
  [1025, 768, 'desktop'],
  [1920, 1080, 'desktop'],
  [1921, 1080, 'tv'],
] as const)('%d × %d px is a %s', (width, height, device) => {
  const is = (media: string): boolean => holds(media, width, height);
  expect([PHONE, TABLET_UP, DESKTOP_UP, TV].map(is)).toEqual([
    device === 'mobile',
    device !== 'mobile',
    device === 'desktop' || device === 'tv',
    device === 'tv',
  ]);
});

// PAGE-39
it('has the breakpoints of the layouts, without gaps between them', () => {
  const all = Object.values(customMedia).join('\n');
  const widths = (pattern: RegExp): readonly number[] =>
    [...new Set(Array.from(all.matchAll(pattern), ([, found]) => Number(found)))].toSorted(
      (one, other) => one - other,
    );
  expect(widths(/width (?:<=|>) (\d+)px/gu)).toEqual([600, 1024, 1920]);
  expect(widths(/width (?:<|>=) (\d+)px/gu)).toEqual([480, 1280, 2560]);
  for (const width of [600, 600.5, 601])
    expect(holds(ABOVE_MOBILE, width, 900)).toBe(!holds(UP_TO_MOBILE, width, 900));
  expect([ABOVE_TABLET, ABOVE_DESKTOP].map((media) => holds(media, 1024.5, 900))).toEqual([true, false]);
});
