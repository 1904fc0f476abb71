import { expect, it } from 'vitest';
import { minimumAge } from './age-rating.js';

// ACC-40
it.each([
  ['0', 0],
  ['6', 6],
  ['12A', 12],
  ['FSK 16', 16],
  ['PG-13', 13],
  ['NC-17', 17],
  ['TV-Y7', 7],
  ['tv-ma', 17],
  ['U', 0],
  ['PG', 8],
  ['X', null],
  ['toString', null],
  ['', null],
  [null, null],
])('the rating %j allows from the age of %j', (rating, age) => {
  expect(minimumAge(rating)).toBe(age);
});
