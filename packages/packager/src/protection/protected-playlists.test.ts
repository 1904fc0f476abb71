import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMovingClock } from '../../testing/moving-clock.js';
import {
  createMediaService,
  elementsOf,
  readPlaylist,
  readXml,
  type MediaService,
} from '../../testing/media-fixture.js';

const KEY_FORMAT = { KEYFORMAT: 'org.w3.clearkey', KEYFORMATVERSIONS: '1' };

let media: MediaService;
beforeAll(async () => {
  media = await createMediaService(createMovingClock(Date.UTC(2026, 10, 21, 20)));
});
afterAll(() => media.app.close());

const textOf = async (grant: { f: string; l?: string; w?: number }, file: string): Promise<string> => {
  const reply = await media.app.inject(media.address(grant, file));
  expect([file, reply.statusCode]).toEqual([file, 200]);
  return reply.payload;
};

describe('a protected playlist', () => {
  it.each([
    ['cbcs', 'SAMPLE-AES', 'v360'],
    ['cenc', 'SAMPLE-AES-CTR', 'a-es'],
  ] as const)('with %s declares the key before its segments', async (mode, method, track) => {
    const { keyId } = media.keys.protection('ringside', mode);
    const key = {
      METHOD: method,
      URI: `data:text/plain;base64,${keyId.toString('base64')}`,
      KEYID: `0x${keyId.toString('hex')}`,
      ...KEY_FORMAT,
    };
    const video = readPlaylist(await textOf({ f: `${mode}/vod/ringside` }, `${track}.m3u8`));
    expect(video.attributes('#EXT-X-KEY')).toEqual([key]);
    const at = (tag: string): number => video.lines.findIndex((line) => line.startsWith(tag));
    expect(at('#EXT-X-KEY')).toBeLessThan(at('#EXTINF'));
    const channel = { f: `${mode}/live/2002`, l: 'ringside', w: 60 };
    expect(readPlaylist(await textOf(channel, `${track}.m3u8`)).attributes('#EXT-X-KEY')).toEqual([key]);
  });

  it('of an unencrypted film declares no key', async () => {
    expect(await textOf({ f: 'vod/ringside' }, 'v360.m3u8')).not.toContain('#EXT-X-KEY');
  });
});

describe('a protected manifest', () => {
  it('declares scheme, key ID and licence URL in every video and audio adaptation set', async () => {
    const manifest = readXml(await textOf({ f: 'cenc/vod/ringside' }, 'manifest.mpd'));
    const { keyId } = media.keys.protection('ringside', 'cenc');
    const sets = elementsOf(manifest, 'AdaptationSet').filter(
      ({ attributes }) => attributes['contentType'] !== 'text',
    );
    expect(sets).toHaveLength(3);
    for (const set of sets) {
      const [scheme, clearkey] = elementsOf(set, 'ContentProtection');
      expect(scheme?.attributes).toMatchObject({
        schemeIdUri: 'urn:mpeg:dash:mp4protection:2011',
        value: 'cenc',
      });
      expect(scheme?.attributes['cenc:default_KID']?.replaceAll('-', '')).toBe(keyId.toString('hex'));
      expect(clearkey?.attributes['schemeIdUri']).toBe('urn:uuid:e2719d58-a985-b3c9-781a-b030af78d30e');
      expect(clearkey?.children[0]).toMatchObject({ name: 'dashif:Laurl', text: '/api/v2/drm/clearkey' });
    }
    expect(manifest.attributes['xmlns:cenc']).toBe('urn:mpeg:cenc:2013');
  });

  it('of an unencrypted film has no ContentProtection', async () => {
    expect(await textOf({ f: 'vod/ringside' }, 'manifest.mpd')).not.toContain('ContentProtection');
  });
});

describe('a protected segment', () => {
  it('differs from the unencrypted film’s segment and has another ETag', async () => {
    const getSegment = (folder: string) => media.app.inject(media.address({ f: folder }, 'v360/3.m4s'));
    const replies = await Promise.all([
      getSegment('vod/ringside'),
      getSegment('cenc/vod/ringside'),
      getSegment('cbcs/vod/ringside'),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(3);
    expect(new Set(replies.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(3);
    const again = await getSegment('vod/ringside');
    expect(replies[0]?.rawPayload.equals(again.rawPayload)).toBe(true);
  });
});
