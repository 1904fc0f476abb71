import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlaybackData } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database.js';
import { readFragments, readPlaylist, type ReadPlaylist } from '@footlight/packager/testing';
import { call } from '../../testing/call.js';
import { createDemoApplication, signInDemo } from '../../testing/demo-application.js';
import { freePort, publish, startLive, type LiveProcess } from '../../testing/live-process.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { openDemoDatabase } from '../../testing/demo-database.js';

/** End-to-end test with real processes: an encoder, `footlight live`, and the service that delivers the stream. */

const EVENT = '2007';
const KEY = 'a-key-for-tests';
const TIMEOUT_MS = 30_000;
const LOOK_MS = 100;

const until = async <T>(what: string, look: () => Promise<T | undefined>): Promise<T> => {
  const late = performance.now() + TIMEOUT_MS;
  while (performance.now() < late) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_MS);
    });
  }
  throw new Error(`Waited in vain for ${what}.`);
};

describe('an event from an encoder', () => {
  let database: OpenDatabase;
  let app: FastifyInstance;
  let clock: MovingClock;
  let liveFolder: string;
  let port: number;
  const children = new Set<ChildProcess>();

  const startService = async (): Promise<void> => {
    ({ app, clock } = await createDemoApplication(database, undefined, { liveFolder }));
    await app.listen({ port: 0, host: '127.0.0.1' });
  };
  const live = (): LiveProcess => {
    const process = startLive([EVENT, '--port', String(port), '--silence', '2'], {
      FOOTLIGHT_LIVE: liveFolder,
      FOOTLIGHT_LIVE_KEY: KEY,
    });
    children.add(process.child);
    return process;
  };
  const encoder = (key = KEY): ChildProcess => {
    const child = publish(`rtmp://127.0.0.1:${port}/live/${key}`);
    children.add(child);
    return child;
  };

  beforeAll(async () => {
    database = await openDemoDatabase();
    liveFolder = await mkdtemp(join(tmpdir(), 'footlight-live-'));
    port = await freePort();
    await startService();
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await app.close();
    await database.close();
    await rm(liveFolder, { recursive: true, force: true });
  });

  const playback = async (kind: 'event' | 'video'): Promise<PlaybackData | undefined> => {
    const { status, body } = await call(app, 'POST', `/api/v5/manifest/${kind}/${EVENT}`, { body: {} });
    return status === 200 ? (body as PlaybackData) : undefined;
  };
  const addressOf = (data: PlaybackData, file: string): string =>
    (data.streams[0]?.url ?? '').replace(/master\.m3u8.*$/u, file);
  const read = async (data: PlaybackData, file: string): Promise<ReadPlaylist> =>
    readPlaylist((await app.inject(addressOf(data, file))).body);
  const livePlaylist = async (track = 'v720'): Promise<ReadPlaylist | undefined> => {
    const data = await playback('event');
    if (data === undefined) return undefined;
    const playlist = await read(data, `${track}.m3u8`);
    return playlist.tag('#EXT-X-PART-INF') === undefined ? undefined : playlist;
  };
  /** Waits until the playlist has at least `count` segments. */
  const withSegments = (count: number): Promise<ReadPlaylist> =>
    until(`${count} segments`, async () => {
      const playlist = await livePlaylist();
      return playlist !== undefined && playlist.addresses.length >= count ? playlist : undefined;
    });
  const seams = ({ lines }: ReadPlaylist): number =>
    lines.filter((line) => line === '#EXT-X-DISCONTINUITY').length;

  // LIVE-10, LIVE-11, LIVE-12, LIVE-13
  it('resumes after a dropped source and a killed process, and becomes the video of the same id', async () => {
    const first = live();
    await first.waitForOutput('waits for an encoder');
    let source = encoder();
    const started = await withSegments(2);
    expect(started.attributes('#EXT-X-PART-INF')).toEqual([{ 'PART-TARGET': '0.640' }]);
    expect(started.attributes('#EXT-X-PART').length).toBeGreaterThan(3);
    expect(seams(started)).toBe(0);

    // A blocking playlist reload is answered once the requested part exists.
    const data = (await playback('event')) as PlaybackData;
    const [hint] = started.attributes('#EXT-X-PRELOAD-HINT');
    const [, number = '', part = ''] = /v720\/(\d+)\.(\d)\.m4s$/u.exec(hint?.['URI'] ?? '') ?? [];
    const reloaded = await read(data, `v720.m3u8?_HLS_msn=${number}&_HLS_part=${part}`);
    expect(reloaded.attributes('#EXT-X-PRELOAD-HINT')).not.toEqual([hint]);
    const segment = await until('the segment', async () => {
      const reply = await app.inject(addressOf(data, `v720/${number}.m4s`));
      return reply.statusCode === 200 ? reply : undefined;
    });
    const fragments = readFragments(segment.rawPayload);
    expect(fragments.map(({ time, duration }) => [time, duration])).toEqual(
      [0, 1, 2].map((at) => [Number(number) * 24_576 + at * 8_192, 8_192]),
    );

    // A dropped source causes a gap instead of ending the event; an encoder with another key is rejected meanwhile.
    source.kill('SIGKILL');
    await first.waitForOutput('the source is gone');
    encoder('another-key-than-that');
    await first.waitForOutput('another key was refused');
    const interrupted = (await livePlaylist()) as ReadPlaylist;
    expect(interrupted.lines).not.toContain('#EXT-X-ENDLIST');
    expect(seams(interrupted)).toBe(0);
    source = encoder();
    const dropped = await until('a discontinuity', async () => {
      const playlist = await livePlaylist();
      return playlist !== undefined && seams(playlist) === 1 ? playlist : undefined;
    });

    // Kills the packaging process and restarts the service.
    first.child.kill('SIGKILL');
    await first.ended;
    await app.close();
    await startService();
    const admin = await signInDemo(app, 'admin');
    const restarted = (await livePlaylist()) as ReadPlaylist;
    expect(restarted.addresses.slice(0, dropped.addresses.length)).toEqual(dropped.addresses);
    source.kill('SIGKILL');
    const second = live();
    await second.waitForOutput('waits for an encoder');
    encoder();
    const resumed = await until('the second discontinuity', async () => {
      const playlist = await livePlaylist();
      return playlist !== undefined && seams(playlist) === 2 ? playlist : undefined;
    });
    expect(resumed.addresses.slice(0, restarted.addresses.length - 1)).toEqual(
      restarted.addresses.slice(0, -1),
    );
    const numbers = resumed.addresses.map((address) => Number(/(\d+)\.m4s$/u.exec(address)?.[1]));
    expect(numbers).toEqual(numbers.map((_, at) => at));
    // All tracks report the number and time at which a source began.
    // A video ends with the last segment that is complete in all tracks.
    for (const track of ['v720', 'v360', 'a-main']) {
      await until(`a whole segment after the second discontinuity of ${track}`, async () => {
        const playlist = await livePlaylist(track);
        const last = playlist?.lines.indexOf(playlist.addresses.at(-1) ?? '') ?? -1;
        const isComplete = last > (playlist?.lines.lastIndexOf('#EXT-X-DISCONTINUITY') ?? last);
        return playlist !== undefined && seams(playlist) === 2 && isComplete ? playlist : undefined;
      });
    }

    // When an operator ends the event, packaging ends too and the recording is available.
    clock.advance(Date.now() - clock.now());
    const ended = await call(app, 'PUT', `/api/v2/admin/events/${EVENT}/state`, {
      body: { state: 'ended' },
      token: admin,
    });
    expect(ended.status).toBe(200);
    expect(await second.ended).toBe(0);
    const video = await until('the video', () => playback('video'));
    const recording = await read(video, 'v360.m3u8');
    expect(recording.tag('#EXT-X-PLAYLIST-TYPE')).toBe('VOD');
    expect(recording.lines.at(-1)).toBe('#EXT-X-ENDLIST');
    expect(seams(recording)).toBe(2);
    expect(recording.addresses.length).toBeGreaterThanOrEqual(resumed.addresses.length);
    expect(video.duration).toBeGreaterThan(6);
    // A source that drops between audio and video leaves a gap at its end, which players do not request.
    const { lines, addresses } = recording;
    const gaps = addresses.filter((address) => lines[lines.indexOf(address) - 2] === '#EXT-X-GAP');
    const answers = await Promise.all(
      addresses.map(async (address) => (await app.inject(addressOf(video, address))).statusCode),
    );
    expect(answers).toEqual(addresses.map((address) => (gaps.includes(address) ? 404 : 200)));
    const afterGaps = gaps.map((address) => lines[lines.indexOf(address) + 1]);
    expect(new Set(['#EXT-X-GAP', '#EXT-X-DISCONTINUITY', ...afterGaps]).size).toBe(2);
    expect(gaps.length).toBeLessThan(addresses.length / 2);
    const card = await call(app, 'GET', `/api/v4/vod/${EVENT}`);
    expect(card.body).toMatchObject({ id: EVENT, title: 'Night Market, open late' });
    expect(await playback('event')).toBeUndefined();

    // An ended event cannot be restarted by mistake.
    const third = live();
    await third.waitForOutput('has ended; its recording is the video of the same id');
    expect(await third.ended).toBe(1);
  });
});
