import { describe, expect, it } from 'vitest';
import { folderOf, readSignedPath, streamAddresses, vodFolder } from './stream-address.js';

describe('readSignedPath', () => {
  it.each([
    ['vod/lantern-coast/master.m3u8', { is: 'master' }],
    ['vod/lantern-coast/manifest.mpd', { is: 'manifest' }],
    ['vod/lantern-coast/v720.m3u8', { is: 'playlist', track: 'v720' }],
    ['vod/lantern-coast/a-en.m3u8', { is: 'playlist', track: 'a-en' }],
    ['vod/lantern-coast/a-en/init.mp4', { is: 'init', track: 'a-en' }],
    ['vod/lantern-coast/v720/0.m4s', { is: 'segment', track: 'v720', number: 0 }],
    ['vod/lantern-coast/v720/47.m4s', { is: 'segment', track: 'v720', number: 47 }],
    ['vod/lantern-coast/subtitles/ar.vtt', { is: 'subtitles', language: 'ar' }],
    ['vod/lantern-coast/subtitles/ar.m3u8', { is: 'subtitles-playlist', language: 'ar' }],
    ['live/2001/subtitles/en/init.mp4', { is: 'subtitles-init', language: 'en' }],
    ['live/2001/subtitles/en/9.m4s', { is: 'subtitles-fragment', language: 'en', number: 9 }],
    ['live/2001/subtitles/en/9.vtt', { is: 'subtitles-segment', language: 'en', number: 9 }],
  ])('parses %s', (path, file) => {
    const [kind, name] = path.split('/');
    expect(readSignedPath(`t.s/${path}`)).toEqual({ token: 't.s', encryption: null, kind, name, file });
  });

  it.each(['cenc', 'cbcs'] as const)('parses addresses protected by %s', (encryption) => {
    const path = readSignedPath(`t.s/${vodFolder('lantern-coast', encryption)}/v720/0.m4s`);
    expect(path).toMatchObject({ encryption, kind: 'vod', name: 'lantern-coast' });
    expect(path === null ? null : folderOf(path)).toBe(`${encryption}/vod/lantern-coast`);
  });

  it.each([
    '',
    't.s',
    't.s/vod/lantern-coast',
    't.s/vod/lantern-coast/',
    't.s/vod//master.m3u8',
    '/vod/lantern-coast/master.m3u8',
    't.s/other/lantern-coast/master.m3u8',
    't.s/vod/../films/master.m3u8',
    't.s/vod/lantern-coast/../ringside/master.m3u8',
    't.s/vod/lantern-coast/../../../package.json',
    't.s/none/vod/lantern-coast/master.m3u8',
    't.s/cenc/cbcs/vod/lantern-coast/master.m3u8',
    't.s/vod/lantern-coast/film.json',
    't.s/vod/lantern-coast/v720.mp4',
    't.s/vod/lantern-coast/v720/../a-en/init.mp4',
    't.s/vod/lantern-coast/v720/-1.m4s',
    't.s/vod/lantern-coast/v720/01.m4s',
    't.s/vod/lantern-coast/v720/1e3.m4s',
    't.s/vod/lantern-coast/v720/9999999999.m4s',
    't.s/vod/lantern-coast/v720/0.m4s/',
    't.s/vod/lantern-coast/v720/0.m4s\n',
    't.s/vod/lantern-coast/subtitles/../film.json',
    't.s/vod/lantern-coast/subtitles/en.vtt.bak',
    't.s/vod/lantern-coast/subtitles/\u0000.vtt',
    String.raw`t.s/vod/lantern-coast/subtitles/..\film.vtt`,
    't.s/vod/Lantern-Coast/master.m3u8',
    't.s/vod/lantern-coast/мастер.m3u8',
  ])('returns null for %j', (path) => {
    expect(readSignedPath(path)).toBeNull();
  });

  it('parses the addresses that streamAddresses creates', () => {
    const addresses = streamAddresses('t.s', 'live/2001', '?dw=10');
    expect(addresses.hls).toBe('/media/s/t.s/live/2001/master.m3u8?dw=10');
    for (const address of [addresses.hls, addresses.dash, addresses.subtitles('ar')]) {
      const path = address.replace('/media/s/', '').replace(/\?.*/, '');
      expect(readSignedPath(path)).toMatchObject({ token: 't.s', kind: 'live', name: '2001' });
    }
  });
});
