import type { RoomPlayback } from '@footlight/contract';
import { describe, expect, it } from 'vitest';
import { correctionFor, paceFor, roomPosition, type FollowingPlayer } from './room-sync.js';

const playback = (change: Partial<RoomPlayback> = {}): RoomPlayback => ({
  state: 'playing',
  positionSeconds: 100,
  rate: 1,
  at: 50_000,
  revision: 1,
  ...change,
});
const player = (change: Partial<FollowingPlayer> = {}): FollowingPlayer => ({
  position: 100,
  isPaused: false,
  canFollow: true,
  isSeeking: false,
  isCorrecting: false,
  ...change,
});
const vod = { isLive: false, duration: null };

// ROOM-5
describe('the position of a room', () => {
  it.each([
    ['advances while playing', playback(), 53_000, 103],
    ['advances at the playback rate', playback({ rate: 1.5 }), 52_000, 103],
    ['does not advance while paused', playback({ state: 'paused' }), 90_000, 100],
    ['does not advance before the time of its last change', playback({ at: 60_000 }), 53_000, 100],
  ])('%s', (_name, of, now, position) => {
    expect(roomPosition(of, now, vod)).toBe(position);
  });

  it('does not exceed the duration', () => {
    expect(roomPosition(playback(), 900_000, { isLive: false, duration: 120 })).toBe(120);
  });

  it('is unknown for live content until the host has started', () => {
    const initial = playback({ positionSeconds: 0, revision: 0 });
    expect(roomPosition(initial, 53_000, { isLive: true, duration: null })).toBeNull();
    expect(roomPosition(initial, 53_000, vod)).toBe(3);
  });
});

// ROOM-6
describe('how a player follows', () => {
  it.each<[string, number, Partial<FollowingPlayer>, unknown]>([
    ['is not corrected if the drift is below 40 ms', 100.039, {}, { kind: 'none' }],
    ['slows down slightly if it is ahead', 100.1, {}, { kind: 'pace', factor: 0.975 }],
    ['speeds up slightly if it is behind', 99.9, {}, { kind: 'pace', factor: 1.025 }],
    ['slows down by at most 5 %', 100.9, {}, { kind: 'pace', factor: 0.95 }],
    ['speeds up by at most 5 %', 99.1, {}, { kind: 'pace', factor: 1.05 }],
    ['seeks if the drift exceeds a second', 101.1, {}, { kind: 'seek', to: 100 }],
    ['seeks if it is far behind', 3, {}, { kind: 'seek', to: 100 }],
    [
      'continues a correction in progress below 40 ms',
      100.032,
      { isCorrecting: true },
      { kind: 'pace', factor: 0.992 },
    ],
    [
      'returns to the room’s rate once the drift is settled',
      100.01,
      { isCorrecting: true },
      { kind: 'pace', factor: 1 },
    ],
    ['plays if it is paused', 100, { isPaused: true }, { kind: 'play' }],
    [
      'seeks before it plays if it is paused and far behind',
      80,
      { isPaused: true },
      { kind: 'seek', to: 100 },
    ],
  ])('%s', (_name, position, change, correction) => {
    expect(correctionFor(playback(), 100, player({ position, ...change }))).toEqual(correction);
  });

  it('seeks ahead by the time that a seek takes', () => {
    expect(correctionFor(playback({ rate: 2 }), 100, player({ position: 10 }), 0.3)).toEqual({
      kind: 'seek',
      to: 100.6,
    });
  });

  it.each<[string, Partial<FollowingPlayer>, unknown]>([
    ['pauses', {}, { kind: 'pause' }],
    ['does not seek for a small drift', { isPaused: true, position: 100.05 }, { kind: 'none' }],
    ['seeks to the room’s position', { isPaused: true, position: 100.4 }, { kind: 'seek', to: 100 }],
  ])('%s if the room is paused', (_name, change, correction) => {
    expect(correctionFor(playback({ state: 'paused' }), 100, player(change))).toEqual(correction);
  });

  it('does not seek if a position is unknown', () => {
    expect(correctionFor(playback(), null, player({ position: 7 }))).toEqual({ kind: 'none' });
    expect(correctionFor(playback(), 100, player({ position: null, isPaused: true }))).toEqual({
      kind: 'play',
    });
  });
});

// ROOM-7
it.each<Partial<FollowingPlayer>>([{ canFollow: false }, { isSeeking: true }])(
  'does not correct a player that cannot follow: %j',
  (change) => {
    for (const state of ['playing', 'paused'] as const)
      expect(correctionFor(playback({ state }), 100, player({ position: 0, ...change }))).toEqual({
        kind: 'none',
      });
  },
);

it.each([
  [0.4, 0.95],
  [0.1, 0.975],
  [0, 1],
  [-0.1, 1.025],
  [-30, 1.05],
])('corrects %d s ahead with a rate factor of %d', (drift, factor) => {
  expect(paceFor(drift)).toBe(factor);
});
