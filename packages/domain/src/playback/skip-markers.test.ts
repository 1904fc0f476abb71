import { expect, it } from 'vitest';
import { skipMarkerAt, skipTarget } from './skip-markers.js';

const intro = { type: 'INTRO', from: 4, to: 12 } as const;
const recap = { type: 'RECAP', from: 8, to: 20 } as const;
const credits = { type: 'CREDITS', from: 84, to: 95 } as const;
const markers = [recap, intro, credits];

it.each([
  [3.9, null],
  [4, intro],
  [9, recap],
  [18.9, recap],
  [19, null],
  [84, credits],
  [94.5, null],
])('finds the skip marker at %d s', (time, expected) => {
  expect(skipMarkerAt(markers, time)).toBe(expected);
});

it('skips to the end of the marker, but never past the end of the film', () => {
  expect(skipTarget(intro, 92.16)).toBe(12);
  expect(skipTarget(credits, 92.16)).toBe(92.16);
});
