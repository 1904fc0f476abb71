import type { PlaybackData } from '@footlight/domain';
import {
  fromCmcdHeaders,
  fromCmcdQuery,
  validateCmcdEventReport,
  validateCmcdRequest,
  type CmcdValidationResult,
} from '@svta/cml-cmcd';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../element/define-player.js';
import type { FootlightPlayer } from '../element/player.element.js';
import { filmPlayback } from '../testing/film-streams.js';
import { watchRequests, type SentRequest } from '../testing/watch-requests.js';
import type { CmcdOptions } from './cmcd-options.js';
import { createCmcd, type Cmcd } from './create-cmcd.js';

const WAIT_OPTIONS = { timeout: 30_000, interval: 50 };
const SLOW = { timeout: 90_000 };
const COLLECTOR = `${location.origin}/films/none/collect`;
let film: PlaybackData;
let cmcd: Cmcd | null = null;

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
});

afterEach(async () => {
  const player = document.querySelector('footlight-player');
  document.body.replaceChildren();
  // What it still requests would be counted for the next one.
  await vi.waitFor(() => {
    if (player !== null && player.state.status !== 'idle') throw new Error('The player still has its video.');
  }, WAIT_OPTIONS);
  cmcd?.stop();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const place = (properties: Partial<FootlightPlayer>, options: CmcdOptions): FootlightPlayer => {
  const player = document.createElement('footlight-player');
  cmcd = createCmcd(player, options);
  Object.assign(player, {
    muted: true,
    autoplay: true,
    storage: null,
    network: { requestInterceptor: cmcd.requestInterceptor },
    ...properties,
  });
  Object.assign(player.style, { inlineSize: '640px', display: 'block' });
  document.body.append(player);
  return player;
};

const played = (player: FootlightPlayer, seconds: number) =>
  vi.waitFor(() => {
    expect(player.state.error).toBeNull();
    expect(player.state.currentTime).toBeGreaterThan(seconds);
  }, WAIT_OPTIONS);

const plain = ({ url, headers }: SentRequest) => ({ url, headers: Object.fromEntries(headers) });

const problemsOf = ({ issues }: CmcdValidationResult): readonly string[] =>
  issues.map(({ severity, key = '', message }) => `${severity} ${key}: ${message}`);

const ofSegments = (sent: readonly SentRequest[]) => sent.filter(({ url }) => /\.mp4(?:\?|$)/u.test(url));

/** Each pair of protocol, version and mode. */
const CASES = [
  { protocol: 'hls', version: 1, mode: 'query' },
  { protocol: 'hls', version: 2, mode: 'headers' },
  { protocol: 'dash', version: 1, mode: 'headers' },
  { protocol: 'dash', version: 2, mode: 'query' },
] as const;

// PLAY-50
describe('Common Media Client Data', () => {
  it.each(CASES)(
    'of $protocol in version $version leaves in $mode as the standard says',
    SLOW,
    async ({ protocol, version, mode }) => {
      const sent = watchRequests();
      const player = place({ protocol, playback: film }, { version, mode, contentId: 'lantern-coast' });
      await played(player, 4.5);
      const segments = ofSegments(sent);
      expect(segments.length).toBeGreaterThan(6);
      const problems = segments.flatMap((request) =>
        problemsOf(validateCmcdRequest(plain(request), { version })),
      );
      expect(problems).toEqual([]);

      const data = segments.map(({ url, headers }) =>
        mode === 'query'
          ? fromCmcdQuery(new URL(url).searchParams, { convertToLatest: true })
          : fromCmcdHeaders(headers, { convertToLatest: true }),
      );
      expect(new Set(data.map(({ sid }) => sid)).size).toBe(1);
      for (const one of data)
        expect(one).toMatchObject({ cid: 'lantern-coast', sf: protocol === 'hls' ? 'h' : 'd' });
      const types = data.map(({ ot }) => ot);
      for (const type of ['i', 'v', 'a']) expect(types).toContain(type);
      // Of the first segments, which the fast start of HLS requests itself, and of those of the engines.
      const pictures = data.filter(({ ot }) => ot === 'v');
      for (const { d, br, bl } of pictures) {
        expect(d).toBeGreaterThan(100);
        expect(br).toHaveLength(1);
        expect(bl).toHaveLength(1);
      }
      expect(pictures[0]).toMatchObject({ su: true });
      expect(pictures.at(-1)?.st).toBe('v');
      expect(pictures.at(-1)?.tb).toHaveLength(1);
      expect(version === 1 || new Set(data.map(({ sn }) => sn)).size === data.length).toBe(true);
    },
  );

  it('has another session for each video, and only the keys that the page wants', SLOW, async () => {
    const sent = watchRequests();
    const player = place({ protocol: 'hls', playback: film }, { keys: ['sid', 'ot'] });
    await played(player, 0.5);
    const first = ofSegments(sent).length;
    player.playback = { ...film };
    await vi.waitFor(() => expect(ofSegments(sent).length).toBeGreaterThan(first + 4), WAIT_OPTIONS);
    await played(player, 0.5);
    const data = ofSegments(sent).map(({ url }) =>
      fromCmcdQuery(new URL(url).searchParams, { convertToLatest: true }),
    );
    expect(new Set(data.map(({ sid }) => sid)).size).toBe(2);
    expect(new Set(data.flatMap((one) => Object.keys(one)))).toEqual(new Set(['sid', 'ot']));
  });

  it('tells an address what happens in a session', SLOW, async () => {
    const sent = watchRequests();
    const player = place(
      { protocol: 'hls', playback: film },
      { version: 2, events: { url: COLLECTOR, batchSize: 2 } },
    );
    const reports = () => sent.filter(({ url }) => url === COLLECTOR);
    await played(player, 1);
    await player.pause();
    cmcd?.stop();
    await vi.waitFor(
      () =>
        expect(
          reports()
            .map(({ body }) => String(body))
            .join(''),
        ).toContain('sta=a'),
      WAIT_OPTIONS,
    );
    const results = reports().map(({ url, headers, body }) =>
      validateCmcdEventReport({
        url,
        method: 'POST',
        headers: Object.fromEntries(headers),
        body: String(body),
      }),
    );
    expect(results.flatMap(problemsOf)).toEqual([]);
    const events = results.flatMap(({ data }) => data);
    const names = events.map((event) => ('e' in event ? event.e : ''));
    for (const name of ['t', 'ps']) expect(names).toContain(name);
    expect(events.at(-1)).toMatchObject({ e: 'ps', sta: 'a' });
  });

  it('refuses options that the standard does not have', () => {
    const player = document.createElement('footlight-player');
    expect(() => createCmcd(player, { version: 3 as 2 })).toThrow(
      new RangeError('version must be one of 1, 2, not 3.'),
    );
    expect(() => createCmcd(player, { contentId: 'x'.repeat(65) })).toThrow(RangeError);
    expect(() => createCmcd(player, { events: { url: COLLECTOR } })).toThrow(
      new RangeError('events need version 2 of the standard, not 1.'),
    );
  });
});
