import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMovingClock, type MovingClock } from '../../testing/moving-clock.js';
import {
  createMediaService,
  readFragments,
  readPlaylist,
  readXml,
  type MediaService,
} from '../../testing/media-fixture.js';
import { LIVE_EPOCH_MS } from '../streams/live-clock.js';

/** The film has 24 segments; the broadcast begins with the last of them and one of the next round. */
const ROUND = 2_000_000;
const FIRST = 24 * ROUND + 23;
const SEGMENT_MS = 1_920;
const BEGAN = LIVE_EPOCH_MS + FIRST * SEGMENT_MS;
const LENGTH_MS = 3 * SEGMENT_MS;

// GUIDE-40
describe('a broadcast of a channel that repeats a film', () => {
  let clock: MovingClock;
  let service: MediaService;
  beforeEach(async () => {
    clock = createMovingClock(BEGAN);
    service = await createMediaService(clock);
  });
  afterEach(() => service.app.close());

  const grant = () => ({
    f: 'vod/broadcast-2001',
    l: 'harvest-run',
    b: [BEGAN, BEGAN + LENGTH_MS] as [number, number],
    e: Math.ceil(clock.now() / 1000) + 900,
  });
  const get = (file: string, more: object = {}) =>
    service.app.inject({ url: service.address({ ...grant(), ...more }, file) });

  it('is a video from 0 of the segments that the channel sent', async () => {
    clock.advance(LENGTH_MS);
    const listed = readPlaylist((await get('v360.m3u8')).body);
    expect(listed.tag('#EXT-X-PLAYLIST-TYPE')).toBe('VOD');
    expect(listed.addresses).toEqual(['v360/0.m4s', 'v360/1.m4s', 'v360/2.m4s']);
    expect(listed.lines.at(-1)).toBe('#EXT-X-ENDLIST');
    const manifest = readXml((await get('manifest.mpd')).body);
    expect(manifest.attributes).toMatchObject({
      type: 'static',
      mediaPresentationDuration: 'PT5.76S',
    });

    for (const number of [0, 1, 2]) {
      const own = readFragments((await get(`v360/${number}.m4s`)).rawPayload);
      const sent = readFragments(
        (
          await service.app.inject({
            url: service.address(
              { f: 'live/2001', l: 'harvest-run', w: 600, e: Math.ceil(clock.now() / 1000) + 900 },
              `v360/${FIRST + number}.m4s`,
            ),
          })
        ).rawPayload,
      );
      expect(own.map(({ media }) => media)).toEqual(sent.map(({ media }) => media));
      const first = (sent[0]?.time ?? 0) - (own[0]?.time ?? 0);
      expect(first).toBeGreaterThan(0);
      expect(sent.map(({ time }, at) => time - (own[at]?.time ?? 0))).toEqual(sent.map(() => first));
      expect(own[0]?.time).toBe(number * ((sent[0]?.time ?? 0) / (FIRST + number)));
    }
  });

  it('has the subtitles of that time', async () => {
    clock.advance(LENGTH_MS);
    const whole = await service.app.inject({
      url: service.address(
        { f: 'vod/harvest-run', e: Math.ceil(clock.now() / 1000) + 900 },
        'subtitles/en.vtt',
      ),
    });
    const cut = (await get('subtitles/en.vtt')).body;
    const times = [...cut.matchAll(/^(\S+) --> (\S+)/gmu)].map(([, from = '', until = '']) => [from, until]);
    expect(whole.body).toContain('-->');
    for (const [from = '', until = ''] of times) {
      expect(from < until).toBe(true);
      expect(until <= '00:00:05.760').toBe(true);
    }
    expect(cut.startsWith('WEBVTT')).toBe(true);
  });

  it('grows while it goes on, and has nothing before its first segment', async () => {
    clock.advance(SEGMENT_MS - 1);
    expect((await get('master.m3u8')).statusCode).toBe(404);
    clock.advance(1);
    const running = await get('v360.m3u8');
    expect(readPlaylist(running.body).addresses).toEqual(['v360/0.m4s']);
    expect(running.headers['cache-control']).toBe('no-store');
    expect((await get('v360/1.m4s')).statusCode).toBe(404);
  });

  it.each(['v360/3.m4s', 'a-en/3.m4s', `v360/${FIRST}.m4s`, 'v360/0.0.m4s', 'subtitles/fr.vtt'])(
    'opens nothing outside of it: %s',
    async (file) => {
      clock.advance(LENGTH_MS);
      const reply = await get(file);
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'MEDIA_NOT_FOUND']);
    },
  );

  it('has an address for its own time only', async () => {
    clock.advance(LENGTH_MS);
    const [token = ''] = service.address(grant(), '').replace('/media/s/', '').split('/');
    const [payload = '', signature = ''] = token.split('.');
    const longer = { ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object), b: [0, 9e12] };
    const forged = `${Buffer.from(JSON.stringify(longer)).toString('base64url')}.${signature}`;
    for (const path of [
      `${forged}/vod/broadcast-2001/v360.m3u8`,
      `${token}/vod/harvest-run/v360.m3u8`,
      `${token}/live/2001/v360.m3u8`,
      `${token}/cenc/vod/broadcast-2001/v360.m3u8`,
    ]) {
      const reply = await service.app.inject(`/media/s/${path}`);
      expect([path, reply.statusCode]).toEqual([path, 403]);
    }
  });
});
