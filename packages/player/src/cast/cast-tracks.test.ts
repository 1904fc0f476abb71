import { describe, expect, it } from 'vitest';
import type { CastMedia, CastTrack } from './cast-api.js';
import { textTrackId, tracksOf, withTrack } from './cast-tracks.js';
import { contentTypeOf } from './load-request.js';

const track = (trackId: number, type: CastTrack['type'], language: string): CastTrack => ({
  trackId,
  type,
  language,
  name: language.toUpperCase(),
});

const report = (tracks: readonly CastTrack[], activeTrackIds: readonly number[]): CastMedia =>
  ({ media: { contentId: '', contentType: '', tracks }, activeTrackIds }) as unknown as CastMedia;

// PLAY-58
describe('tracks of a receiver', () => {
  const REPORT = report(
    [track(1, 'TEXT', 'en'), track(2, 'AUDIO', 'en'), track(3, 'AUDIO', 'es'), track(4, 'TEXT', 'pt')],
    [1, 3],
  );

  it('are those of the stream, without the files that it was given', () => {
    expect(tracksOf(REPORT, 1)).toMatchObject({
      audioTracks: [{ id: '2' }, { id: '3', language: 'es', label: 'ES' }],
      selectedAudioTrack: { id: '3' },
      textTracks: [{ id: '4', language: 'pt' }],
    });
  });

  it('are numbered as the player numbers files and tracks of streams', () => {
    expect(['file-0', 'file-2', 'stream-7', 'page-1', null].map(textTrackId)).toEqual([1, 3, 7, null, null]);
  });

  it('change one kind at a time', () => {
    expect(withTrack(REPORT, 'TEXT', 4, 1)).toEqual([3, 4]);
    expect(withTrack(REPORT, 'TEXT', null, 1)).toEqual([3]);
    expect(withTrack(REPORT, 'AUDIO', 2, 1)).toEqual([1, 2]);
    // Receivers do not always report the files.
    expect(withTrack(report([], [1, 2]), 'TEXT', 2, 2)).toEqual([2]);
  });
});

// PLAY-58
describe('content types', () => {
  it('are those of the protocol, and of the extension of a file', () => {
    const of = (protocol: 'HLS' | 'DASH' | 'FILE', url: string) => contentTypeOf({ protocol, url });
    expect(of('HLS', 'https://media.example/film')).toBe('application/x-mpegURL');
    expect(of('DASH', 'https://media.example/film')).toBe('application/dash+xml');
    expect(of('FILE', 'https://media.example/film.webm?token=1.mp3')).toBe('video/webm');
    expect(of('FILE', 'https://media.example/film.M4A')).toBe('audio/mp4');
    expect(of('FILE', 'https://media.example/film')).toBe('video/mp4');
  });
});
