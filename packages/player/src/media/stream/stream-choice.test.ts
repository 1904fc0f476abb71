import { describe, expect, it } from 'vitest';
import type { PlaybackData } from '@footlight/domain';
import { chooseStream, protocolOf, streamAddress } from './stream-choice.js';

const stream = (protocol: 'HLS' | 'DASH') => ({
  protocol,
  url: protocol,
  subtitles: [],
  drm: null,
  adUnits: [],
});
const data = (changes: Partial<PlaybackData> = {}): PlaybackData =>
  ({
    accessLevel: 'GRANTED',
    onlinePlayback: 'AVAILABLE',
    streams: [stream('HLS'), stream('DASH')],
    ...changes,
  }) as PlaybackData;

describe('chooseStream', () => {
  it('prefers the requested protocol and falls back to the other one', () => {
    expect(chooseStream(data(), null).protocol).toBe('HLS');
    expect(chooseStream(data(), 'DASH').protocol).toBe('DASH');
    expect(chooseStream(data({ streams: [stream('HLS')] }), 'DASH').protocol).toBe('HLS');
  });

  it.each([
    [{ accessLevel: 'GRANTED_ON_SIGN_IN' }, 'SIGN_IN_REQUIRED'],
    [{ accessLevel: 'DENIED' }, 'ACCESS_DENIED'],
    [{ accessLevel: 'GEOBLOCKED' }, 'GEOBLOCKED'],
    [{ onlinePlayback: 'NOT_AVAILABLE' }, 'NOT_AVAILABLE'],
    [{ streams: [] }, 'NO_SOURCE'],
  ] as const)('rejects %j with %s (ACC-2 to ACC-5)', (changes, code) => {
    expect(() => chooseStream(data(changes as Partial<PlaybackData>), null)).toThrow(
      expect.objectContaining({ code }),
    );
  });
});

describe('streamAddress', () => {
  it('replaces the window of a live address with the configured one, in minutes', () => {
    expect(streamAddress('https://s.example/live/a.m3u8?dw=10', 7200)).toBe(
      'https://s.example/live/a.m3u8?dw=120',
    );
    expect(streamAddress('https://s.example/live/a.m3u8?dw=10', null)).toContain('dw=10');
    expect(streamAddress('https://s.example/vod/a.m3u8', 600)).toBe('https://s.example/vod/a.m3u8');
  });
});

describe('protocolOf', () => {
  it.each([
    ['/media/film/master.m3u8?x=1', 'HLS'],
    ['/media/film/MASTER.M3U8', 'HLS'],
    ['https://s.example/film/manifest.mpd', 'DASH'],
    ['film.mp4', 'FILE'],
    ['film.mp4?next=a.m3u8', 'FILE'],
  ])('recognises %s as %s', (src, protocol) => {
    expect(protocolOf(src)).toBe(protocol);
  });
});
