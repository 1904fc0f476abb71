import { describe, expect, it } from 'vitest';

import { FieldError } from '@footlight/player-contract';
import { METHODS, type MethodName } from './methods.js';

const read = (method: MethodName, params: unknown): unknown => METHODS[method].read(params, 'params');

const errorOf = (method: MethodName, params: unknown): unknown => {
  try {
    read(method, params);
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    const { path, expected } = error;
    return { path, expected };
  }
  return undefined;
};

describe('METHODS', () => {
  it('ignores unknown members', () => {
    expect(read('player.setFullscreen', { on: true, extra: 1 })).toEqual({ on: true });
  });

  it('accepts numeric ids, and converts them to strings', () => {
    expect(read('player.loadVideo', { id: 1001, playlistId: 3001 })).toEqual({
      id: '1001',
      playlistId: '3001',
    });
    expect(read('player.setAudioTrack', { id: 0 })).toEqual({ id: '0' });
    expect(read('player.setQuality', { id: 2 })).toEqual({ id: '2' });
    expect(read('player.setQuality', { id: null })).toEqual({ id: null });
  });

  it.each<[MethodName, unknown, string, string]>([
    ['player.seek', {}, 'params', 'exactly one of to, by, live'],
    ['player.seek', { to: 1, by: 1 }, 'params', 'exactly one of to, by, live'],
    ['player.seek', { to: '4' }, 'params.to', 'a number from 0 to 10000000000 seconds'],
    ['player.seek', { to: Number.NaN }, 'params.to', 'a number from 0 to 10000000000 seconds'],
    ['player.seek', { to: Number.POSITIVE_INFINITY }, 'params.to', 'a number from 0 to 10000000000 seconds'],
    ['player.seek', { live: false }, 'params.live', 'true'],
    ['player.setVolume', { volume: 101 }, 'params.volume', 'a number from 0 to 100'],
    ['player.setVolume', { muted: 'yes' }, 'params.muted', 'true or false'],
    ['player.loadVideo', { id: '' }, 'params.id', 'text of 1 to 64 characters, or a whole number'],
    ['player.loadVideo', { id: 1.5 }, 'params.id', 'text of 1 to 64 characters, or a whole number'],
    ['player.loadVideo', { id: '1', kind: 'film' }, 'params.kind', '"vod" or "live" or "playlist"'],
    ['player.setTextTrack', { language: 7 }, 'params.language', 'text of 1 to 35 characters, or null'],
    [
      'player.subscribe',
      { events: 'all' },
      'params.events',
      'a list of at most 32, each text of 1 to 64 characters',
    ],
    ['player.subscribe', { events: ['a', 5] }, 'params.events[1]', 'text of 1 to 64 characters'],
    [
      'player.initialize',
      { client: { name: 'x', version: '1' } },
      'params.protocolVersion',
      'text of 1 to 16 characters',
    ],
    ['player.initialize', null, 'params', 'an object'],
  ])('%s rejects %j and names %s', (method, params, path, expected) => {
    expect(errorOf(method, params)).toEqual({ path, expected });
  });

  it('reads no inherited members', () => {
    expect(errorOf('player.setFullscreen', Object.create({ on: true }))).toEqual({
      path: 'params.on',
      expected: 'true or false',
    });
  });
});
