import { expect, it } from 'vitest';
import { levelsBeside } from './played-levels.js';

/** Two sizes in three codecs, in the order of hls.js. */
const LEVELS = ['avc1,mp4a', 'hvc1,mp4a', 'av01,mp4a', 'avc1,mp4a', 'hvc1,mp4a', 'av01,mp4a'].map(
  (codecSet) => ({ codecSet }),
);

// PLAY-86
it('offers each size once, in the codec that is played', () => {
  expect(levelsBeside(LEVELS, 2)).toEqual([2, 5]);
  expect(levelsBeside(LEVELS, 3)).toEqual([0, 3]);
  expect(levelsBeside(LEVELS, 4)).toEqual([1, 4]);
});

it('offers those of the first codec until one is played', () => {
  expect(levelsBeside(LEVELS, -1)).toEqual([0, 3]);
  expect(levelsBeside([], -1)).toEqual([]);
});

it('offers all of a stream whose codecs nobody names, or that has one', () => {
  const unnamed = [{ codecSet: '' }, { codecSet: '' }];
  expect(levelsBeside(unnamed, 0)).toEqual([0, 1]);
});
