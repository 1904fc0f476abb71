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
  ['in the intro', { currentTime: 5 }, false],
  ['before the credits', { currentTime: 79.9 }, false],
  ['in the credits', { currentTime: 80 }, true],
  ['behind the credits', { currentTime: 90 }, false],
  ['at the end', { currentTime: 92, ended: true }, true],
  ['at the end of the last of a list', { ended: true, listNext: null }, false],
  ['before it has started', { currentTime: 85, hasStarted: false }, false],
  ['live', { ended: true, live: { windowStart: 0, edge: 9, behindBy: 0, atEdge: true } }, false],
])('%s', (_name, state, expected) => {
  expect(offersNext({ ...near, ...state })).toBe(expected);
});
