import type { VodDetails } from '@footlight/contract';
import { expect, it } from 'vitest';
import { resumesAt, startOf } from './start-of.js';

// PAGE-62
it.each([
  ['t=30', 30],
  ['playlistId=3001&t=2.5', 2.5],
  ['t=0', 0],
  ['', undefined],
  ['t=', undefined],
  ['t=-3', undefined],
  ['t=soon', undefined],
  ['t=Infinity', undefined],
])('an address with “%s” starts at %s', (query, seconds) => {
  expect(startOf(new URLSearchParams(query))).toBe(seconds);
});

// PLAY-13
it.each([
  [0.25, 25],
  [0.01, null],
  [0.99, null],
  [undefined, null],
])('a title watched to %s resumes at %s of 100 s', (watchProgress, seconds) => {
  const details = { duration: 100, watchProgress } as VodDetails;
  expect(resumesAt(details)).toBe(seconds);
});
