import { expect, it } from 'vitest';
import { startOf } from './start-of.js';

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
])('an address with “%s” begins at %s', (query, seconds) => {
  expect(startOf(new URLSearchParams(query))).toBe(seconds);
});
