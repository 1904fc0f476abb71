import { describe, expect, it } from 'vitest';
import { findTrack } from './track-choice.js';

const tracks = [
  { id: 'file-0', language: 'en' },
  { id: 'file-1', language: 'es' },
  { id: 'file-2', language: 'pt-BR' },
];

describe('findTrack', () => {
  it.each([
    [{ language: 'es' }, 'file-1'],
    [{ language: 'es-MX' }, 'file-1'],
    [{ language: 'pt' }, 'file-2'],
    [{ id: 'file-0' }, 'file-0'],
  ])('for %j returns %s', (params, id) => {
    expect(findTrack(tracks, params)?.id).toBe(id);
  });

  // PLAY-3
  it('returns null for the language null, and throws if there is no such track', () => {
    expect(findTrack(tracks, { language: null })).toBeNull();
    for (const params of [{ language: 'fi' }, { id: 'file-9' }])
      expect(() => findTrack(tracks, params)).toThrow(
        expect.objectContaining({ code: 'TRACK_NOT_FOUND', message: 'Track NOT FOUND' }),
      );
  });
});
