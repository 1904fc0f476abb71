import { once } from 'node:events';
import { get as request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMovingClock, type MovingClock } from '../../testing/moving-clock.js';
import {
  createMediaService,
  readFragments,
  readPlaylist,
  type MediaService,
} from '../../testing/media-fixture.js';
import { LIVE_EPOCH_MS } from '../streams/live-clock.js';

const SEGMENT_MS = 1920;
const PART_MS = 640;
const NUMBER = 50_000_000;
const CHANNEL = { f: 'live/2008', l: 'north-of-quiet', w: 600, q: true } as const;

const startOf = (number: number): number => LIVE_EPOCH_MS + number * SEGMENT_MS;

let clock: MovingClock;
let service: MediaService;
beforeAll(async () => {
  // One part of segment NUMBER is complete.
  clock = createMovingClock(startOf(NUMBER) + PART_MS);
  service = await createMediaService(clock);
});
afterAll(() => service.app.close());

const get = (file: string, grant: Parameters<MediaService['address']>[0] = CHANNEL) =>
  service.app.inject({ url: service.address(grant, file) });

// LIVE-16
describe('a channel with low latency', () => {
  it('lists the latest segments in parts, with a hint, reports and the distance from live', async () => {
    const { payload } = await get('v720.m3u8');
    const playlist = readPlaylist(payload);
    expect(playlist.attributes('#EXT-X-SERVER-CONTROL')).toEqual([
      { 'CAN-BLOCK-RELOAD': 'YES', 'PART-HOLD-BACK': '1.920', 'HOLD-BACK': '6' },
    ]);
    expect(playlist.attributes('#EXT-X-PART-INF')).toEqual([{ 'PART-TARGET': '0.640' }]);
    const parts = playlist.attributes('#EXT-X-PART');
    expect(parts.map(({ URI, INDEPENDENT }) => [URI, INDEPENDENT])).toEqual(
      [3, 2, 1]
        .flatMap((back) =>
          [0, 1, 2].map((part) => [`v720/${NUMBER - back}.${part}.m4s`, part === 0 ? 'YES' : undefined]),
        )
        .concat([[`v720/${NUMBER}.0.m4s`, 'YES']]),
    );
    expect(playlist.attributes('#EXT-X-PRELOAD-HINT')).toEqual([
      { TYPE: 'PART', URI: `v720/${NUMBER}.1.m4s` },
    ]);
    expect(playlist.attributes('#EXT-X-RENDITION-REPORT')).toContainEqual({
      URI: 'a-en.m3u8',
      'LAST-MSN': String(NUMBER),
      'LAST-PART': '0',
    });
    expect(playlist.addresses.at(-1)).toBe(`v720/${NUMBER - 1}.m4s`);
  });

  it('has a part for each fragment of the segment, and none before its time', async () => {
    const whole = readFragments((await get(`v720/${NUMBER - 1}.m4s`)).rawPayload);
    const parts = await Promise.all([0, 1, 2].map((part) => get(`v720/${NUMBER - 1}.${part}.m4s`)));
    expect(parts.flatMap(({ rawPayload }) => readFragments(rawPayload))).toEqual(whole);
    expect(parts[0]?.headers['cache-control']).toMatch(/immutable/);
    const states = ['0', '2'].map(async (part) => (await get(`v720/${NUMBER}.${part}.m4s`)).statusCode);
    expect(await Promise.all(states)).toEqual([200, 404]);
    expect((await get(`v720/${NUMBER - 1}.3.m4s`)).statusCode).toBe(404);
    expect((await get('v720/1.0.m4s')).statusCode).toBe(410);
  });

  it('tells DASH when parts arrive, and which distance to keep', async () => {
    const { payload } = await get('manifest.mpd');
    expect(payload).toContain('availabilityTimeOffset="1.28" availabilityTimeComplete="false"');
    expect(payload).toContain('<Latency referenceId="0" target="2560" min="1280" max="7680"/>');
    expect(payload).toContain('<PlaybackRate min="0.95" max="1.1"/>');
    expect(payload).toContain(
      '<ProducerReferenceTime id="0" type="encoder" wallClockTime="2024-01-01T00:00:00.000Z" presentationTime="0"/>',
    );
    expect(payload).toContain('<UTCTiming');
  });

  it('has none of it without the grant', async () => {
    const { q: _q, ...plain } = CHANNEL;
    expect((await get('v720.m3u8', plain)).payload).not.toMatch(/#EXT-X-(?:PART|SERVER-CONTROL)/);
    expect((await get('manifest.mpd', plain)).payload).not.toMatch(/availabilityTimeOffset|ServiceDesc/);
    expect((await get(`v720/${NUMBER - 1}.0.m4s`, plain)).statusCode).toBe(404);
    expect((await get(`v720/${NUMBER}.m4s`, plain)).statusCode).toBe(404);
  });

  it('refuses a reload that waits too long', async () => {
    const [file = ''] = service.address(CHANNEL, 'v720.m3u8').split('?');
    const reply = await service.app.inject({ url: `${file}?_HLS_msn=${NUMBER + 3}` });
    expect(reply.statusCode).toBe(400);
    expect(reply.payload).toContain(`at most ${NUMBER + 2}`);
  });
});

// LIVE-16
describe('a channel with low latency, as time passes', () => {
  let running: MediaService;
  let origin = '';
  beforeAll(async () => {
    running = await createMediaService(Date);
    await running.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(running.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => running.app.close());

  const nextPart = () => {
    const at = Math.floor((Date.now() - LIVE_EPOCH_MS) / PART_MS);
    return { number: Math.floor(at / 3), part: at % 3, endsAt: LIVE_EPOCH_MS + (at + 1) * PART_MS };
  };
  const open = async (file: string): Promise<IncomingMessage> => {
    const [answer] = (await once(request(`${origin}${running.address(CHANNEL, file)}`), 'response')) as [
      IncomingMessage,
    ];
    return answer;
  };
  const textOf = async (answer: IncomingMessage): Promise<string> => {
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString('latin1');
  };

  it('answers a reload when the part is complete', async () => {
    const { number, part, endsAt } = nextPart();
    const answer = await open(`v720.m3u8?_HLS_msn=${number}&_HLS_part=${part}`);
    expect(Date.now()).toBeGreaterThanOrEqual(endsAt);
    expect(await textOf(answer)).toContain(`URI="v720/${number}.${part}.m4s"`);
  });

  it('answers the request for the hinted part when it is complete', async () => {
    const { number, part, endsAt } = nextPart();
    const answer = await open(`v720/${number}.${part}.m4s`);
    expect(answer.statusCode).toBe(200);
    expect(Date.now()).toBeGreaterThanOrEqual(endsAt);
    answer.resume();
  });

  it('sends a segment part by part while it is on the air', async () => {
    const following = nextPart().number + 1;
    // The playlist is answered when the first part of that segment is complete.
    (await open(`v720.m3u8?_HLS_msn=${following}&_HLS_part=0`)).resume();
    const answer = await open(`v720/${following}.m4s`);
    expect(answer.headers['transfer-encoding']).toBe('chunked');
    const [first] = (await once(answer, 'data')) as [Buffer];
    expect(Date.now()).toBeLessThan(startOf(following + 1));
    expect(readFragments(first)).toHaveLength(1);
    answer.on('data', () => undefined);
    await once(answer, 'end');
    expect(Date.now()).toBeGreaterThanOrEqual(startOf(following + 1));
  });
});
