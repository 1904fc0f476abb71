import { expect, it } from 'vitest';
import { initialPlayerState, type PlayerState } from '../../store/player-state.js';
import { offersNext } from './up-next-rules.js';

const near: PlayerState = {
  ...initialPlayerState,
  hasStarted: true,
  listNext: { id: '2', kind: 'vod', title: 'Second' },
  skipMarkers: [
    { type: 'INTRO', from: 0, to: 10 },
    { type: 'CREDITS', from: 80, to: 90 },
  ],
};

it.each<[string, Partial<PlayerState>, boolean]>([
  ['does not offer the next video in the intro', { currentTime: 5 }, false],
  ['does not offer the next video before the credits', { currentTime: 79.9 }, false],
  ['offers the next video in the credits', { currentTime: 80 }, true],
  ['does not offer the next video between the credits and the end', { currentTime: 90 }, false],
  ['offers the next video at the end', { currentTime: 92, ended: true }, true],
  ['offers nothing at the end of the last video of a list', { ended: true, listNext: null }, false],
  [
    'does not offer the next video before playback has started',
    { currentTime: 85, hasStarted: false },
    false,
  ],
  [
    'does not offer the next video for live content',
    {
      ended: true,
      live: { windowStart: 0, edge: 9, behindBy: 0, atEdge: true, latency: null, targetLatency: null },
    },
    false,
  ],
])('%s', (_name, state, expected) => {
  expect(offersNext({ ...near, ...state })).toBe(expected);
});
