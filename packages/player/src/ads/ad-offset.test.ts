import { describe, expect, it } from 'vitest';
import { offsetOf } from './ad-offset.js';

describe('the offset of a break', () => {
  it.each([
    ['start', 'start'],
    ['end', 'end'],
    ['00:00:00.000', { seconds: 0 }],
    ['00:10:23.125', { seconds: 623.125 }],
    ['01:00:00', { seconds: 3600 }],
    ['25%', { share: 0.25 }],
    ['100%', { share: 1 }],
    ['101%', null],
    ['#1', null],
    ['12', null],
    ['', null],
  ])('is read from %o', (text, offset) => {
    expect(offsetOf(text)).toEqual(offset);
  });
});
