import { expect, it } from 'vitest';
import { clockTime } from './clock-time.js';

it.each([
  [0, undefined, '0:00'],
  [62.9, undefined, '1:02'],
  [3661, undefined, '1:01:01'],
  [62, 3600, '0:01:02'],
  [-3, undefined, '0:00'],
])('formats %d of %s as %s', (seconds, total, words) => {
  expect(clockTime(seconds, total)).toBe(words);
});
