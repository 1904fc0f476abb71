import { createCipheriv } from 'node:crypto';
import { IN_SEGMENTS_MS, SOON_MS, every, fails, plays, type MediaCase, type Reply } from '../media-case.js';
import type { Recipe } from '../recipes.js';
import { listOf, numbered } from './hls-playlists.js';
import { apart, dash, first, hls, instead, masterOf, separate, type Answering } from './setups.js';
import { spoil } from './spoilt-transport.js';

const HTML: Reply = { type: 'text/html', body: '<!doctype html><title>Not here</title><p>Sorry.' };
const MISSING: Reply = { status: 404 };

const KEY = Buffer.from('0123456789abcdef');
const OTHER_KEY = Buffer.from('fedcba9876543210');
/** A manifest for the segments of the recipe `encrypted`. */
const ENCRYPTED_MPD = `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT12S" minBufferTime="PT2S" profiles="urn:mpeg:dash:profile:isoff-live:2011"><Period><AdaptationSet contentType="video" mimeType="video/mp4" codecs="avc1.4d401e" segmentAlignment="true"><SegmentTemplate initialization="i.mp4" media="s$Number$.m4s" startNumber="0" duration="2" timescale="1"/><Representation id="v" bandwidth="500000" width="640" height="360"/></AdaptationSet></Period></MPD>`;
const ENCRYPTED = ['#EXT-X-KEY:METHOD=AES-128,URI="key.bin",IV=0x00000000000000000000000000000000'];

/** Segments encrypted with `KEY`, and a key of one’s own. */
const encrypted = (key: Reply): Answering =>
  first(
    instead('v.m3u8', { body: listOf(numbered(6), { head: ENCRYPTED }) }),
    instead('key.bin', key),
    instead(/^s\d+\.ts$/u, ({ read, file }) => {
      const cipher = createCipheriv('aes-128-cbc', KEY, Buffer.alloc(16));
      return { body: Buffer.concat([cipher.update(read('ts', file)), cipher.final()]) };
    }),
  );

/** A codec that some browsers play, once it is unpacked. */
const unpacked = (name: string, recipe: Recipe, codec: string): MediaCase =>
  hls({
    name: `HLS: ${name} in MPEG-TS`,
    recipes: [recipe],
    seconds: 20,
    wrong: (outcome, engine) =>
      engine.played > 1
        ? plays(8)(outcome, engine)
        : fails('UNSUPPORTED', IN_SEGMENTS_MS, { fault: 'codec', codecs: codec })(outcome, engine),
  });

export const BROKEN_SEGMENTS: readonly MediaCase[] = [
  unpacked('HEVC', 'hevcTs', 'hvc1'),
  unpacked('AC-3', 'ac3Ts', 'ac-3'),
  hls({
    name: 'HLS: H.264 with AC-3 in MPEG-TS',
    recipes: ['ac3Film'],
    seconds: 12,
    wrong: (outcome, engine) => [
      ...plays(6)(outcome, engine),
      ...(engine.isHeard === true && outcome.isHeard !== true ? ['plays no sound'] : []),
    ],
  }),
  hls({
    name: 'HLS: all segments are HTML',
    reply: instead(/\.ts$/u, HTML),
    seconds: 20,
    wrong: fails('UNSUPPORTED', SOON_MS, { fault: 'type', contentType: 'text/html' }),
  }),
  hls({
    name: 'HLS: all segments are missing',
    reply: instead(/\.ts$/u, MISSING),
    seconds: 20,
    wrong: fails('NOT_FOUND', SOON_MS, { status: 404 }),
  }),
  hls({
    name: 'HLS: the only segment is missing',
    reply: first(instead('v.m3u8', { body: listOf(numbered(1)) }), instead(/\.ts$/u, MISSING)),
    seconds: 20,
    wrong: fails('NOT_FOUND', SOON_MS, { status: 404 }),
  }),
  hls({
    name: 'HLS: AES-128 with its key',
    reply: encrypted({ body: KEY }),
    seconds: 8,
    wrong: plays(5),
  }),
  hls({
    name: 'HLS: another AES-128 key',
    reply: encrypted({ body: OTHER_KEY }),
    seconds: 20,
    wrong: fails('DECODE', SOON_MS, { fault: 'key' }),
  }),
  hls({
    name: 'HLS: an AES-128 key of 8 bytes',
    reply: encrypted({ body: KEY.subarray(0, 8) }),
    seconds: 20,
    wrong: fails('DECODE', SOON_MS, { fault: 'key' }),
  }),
  hls({
    name: 'HLS: a missing AES-128 key',
    reply: encrypted({ status: 404 }),
    seconds: 20,
    wrong: fails('NOT_FOUND', SOON_MS, { status: 404 }),
  }),
  hls({
    name: 'HLS: an AES-128 key that other origins may not read',
    reply: encrypted({ body: KEY, isShared: false }),
    seconds: 20,
    wrong: fails('BLOCKED', SOON_MS, { fault: 'cors' }),
  }),
  hls({
    name: 'HLS: FairPlay alone',
    reply: instead('v.m3u8', {
      body: listOf(numbered(6), {
        head: [
          '#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://asset",KEYFORMAT="com.apple.streamingkeydelivery",KEYFORMATVERSIONS="1"',
        ],
      }),
    }),
    seconds: 20,
    wrong: fails('DRM', SOON_MS, { drm: 'unsupported' }),
  }),
  ...['SAMPLE-AES', 'SAMPLE-AES-CTR'].map((method) =>
    hls({
      name: `HLS: ${method} in fragmented MP4 with a key of its own`,
      recipes: ['encrypted'],
      reply: first(
        instead('v.m3u8', ({ read }) => ({
          body: read('encrypted', 'v.m3u8')
            .toString()
            .replace(
              '#EXT-X-MAP',
              `#EXT-X-KEY:METHOD=${method},URI="key.bin",IV=0x${'0'.repeat(32)}\n#EXT-X-MAP`,
            ),
        })),
        instead('key.bin', { body: KEY }),
      ),
      seconds: 20,
      wrong: fails('DRM', SOON_MS),
    }),
  ),
  hls({
    name: 'HLS: encrypted without a word of it',
    recipes: ['encrypted'],
    seconds: 20,
    wrong: fails('DRM', IN_SEGMENTS_MS, { drm: 'missing' }),
  }),
  dash({
    name: 'DASH: encrypted without a word of it',
    recipes: ['encrypted'],
    reply: instead('m.mpd', { body: ENCRYPTED_MPD }),
    seconds: 20,
    wrong: fails('DRM', IN_SEGMENTS_MS, { drm: 'missing' }),
  }),
  hls({
    name: 'HLS: segments of negative duration',
    reply: instead('v.m3u8', { body: listOf(numbered(6), { duration: -1 }) }),
    seconds: 20,
    wrong: ({ errorMs, played, errors }) =>
      played > 3 || (errorMs !== null && errorMs < SOON_MS && errors === 1)
        ? []
        : ['neither plays nor says why it does not'],
  }),
  hls({
    name: 'HLS: a subtitle playlist as the source',
    reply: first(
      instead('v.m3u8', { body: listOf(['t.vtt'], { duration: 10 }) }),
      instead('t.vtt', { type: 'text/vtt', body: 'WEBVTT\n\n00:00.000 --> 00:09.000\nWords' }),
    ),
    seconds: 20,
    wrong: fails('UNSUPPORTED', SOON_MS, { fault: 'type', contentType: 'text/vtt' }),
  }),
  hls({
    name: 'HLS: the first segment is missing',
    reply: instead('s0.ts', MISSING),
    seconds: 14,
    wrong: plays(8),
  }),
  hls({
    name: 'HLS: the first segment is HTML',
    reply: instead('s0.ts', HTML),
    seconds: 14,
    wrong: plays(8),
  }),
  hls({
    name: 'HLS: the first segment is a gap',
    reply: first(
      instead('v.m3u8', { body: listOf(numbered(12), { before: { 0: ['#EXT-X-GAP'] } }) }),
      instead('s0.ts', MISSING),
    ),
    seconds: 14,
    wrong: plays(8),
  }),
  hls({
    name: 'HLS: the start lies in a gap',
    attributes: 'start-at="9"',
    isMore: true,
    reply: first(
      instead('v.m3u8', {
        body: listOf(numbered(12), { before: { 4: ['#EXT-X-GAP'], 5: ['#EXT-X-GAP'] } }),
      }),
      instead(/^s[45]\.ts$/u, MISSING),
    ),
    seconds: 14,
    wrong: every(plays(5), ({ currentTime }) =>
      currentTime > 12 ? [] : [`stands at ${String(currentTime)}`],
    ),
  }),
  separate({
    name: 'HLS: the first video segment of separate tracks is missing',
    reply: first(instead('video-s0.m4s', MISSING), apart()),
    seconds: 25,
    wrong: plays(16),
  }),
  separate({ name: 'HLS: separate tracks', seconds: 8, wrong: plays(5) }),
  hls({
    name: 'HLS: a segment in the middle is missing',
    reply: instead('s2.ts', MISSING),
    seconds: 16,
    wrong: plays(10),
  }),
  hls({
    name: 'HLS: a segment of 2 s cannot be decoded',
    reply: instead('s2.ts', ({ read }) => ({ body: spoil(read('ts', 's2.ts')) })),
    seconds: 24,
    wrong: every(plays(14), ({ currentTime }) =>
      currentTime > 16 ? [] : [`stands at ${String(currentTime)}`],
    ),
  }),
  hls({
    name: 'HLS: a segment of 6 s cannot be decoded',
    recipes: ['six'],
    reply: instead('s1.ts', ({ read }) => ({ body: spoil(read('six', 's1.ts')) })),
    seconds: 30,
    wrong: every(plays(14), ({ currentTime }) =>
      currentTime > 18 ? [] : [`stands at ${String(currentTime)}`],
    ),
  }),
  dash({
    name: 'DASH: the first segments are missing',
    reply: instead(/-00001\.m4s$/u, MISSING),
    seconds: 14,
    wrong: plays(8),
  }),
  dash({
    name: 'DASH: all segments are missing',
    reply: instead(/chunk-.*\.m4s$/u, MISSING),
    seconds: 25,
    wrong: fails('NOT_FOUND', SOON_MS, { status: 404 }),
  }),
  dash({
    name: 'DASH: segments that other origins may not read',
    reply: instead(/chunk-.*\.m4s$/u, ({ read, file }) => ({
      body: read('dash', file),
      isShared: false,
    })),
    seconds: 20,
    wrong: fails('BLOCKED', SOON_MS, { fault: 'cors' }),
  }),
  separate({
    name: 'HLS: all segments of three renditions are missing',
    reply: first(
      instead(/^video-s\d+\.m4s$/u, MISSING),
      apart(() =>
        masterOf(
          { list: 'video.m3u8', attributes: 'BANDWIDTH=700000' },
          { list: 'video.m3u8?b', attributes: 'BANDWIDTH=800000' },
          { list: 'video.m3u8?c', attributes: 'BANDWIDTH=900000' },
        ),
      ),
    ),
    seconds: 20,
    wrong: fails('NOT_FOUND', SOON_MS, { status: 404 }),
  }),
  separate({
    name: 'HLS: all segments of the sound are missing',
    reply: first(instead(/^sound-s\d+\.m4s$/u, MISSING), apart()),
    seconds: 20,
    wrong: fails('NOT_FOUND', SOON_MS, { status: 404 }),
  }),
  separate({
    name: 'HLS: an initialisation that is missing',
    reply: first(instead('video-i.mp4', MISSING), apart()),
    seconds: 20,
    wrong: fails('NOT_FOUND', SOON_MS, { status: 404 }),
  }),
  hls({
    name: 'HLS: all segments of a live stream are missing',
    reply: first(
      instead('v.m3u8', ({ since }) => {
        const from = Math.floor(since / 2);
        return {
          body: listOf(numbered(40).slice(from, from + 6), {
            head: [`#EXT-X-MEDIA-SEQUENCE:${String(from)}`],
            isEnded: false,
          }),
        };
      }),
      instead(/\.ts$/u, MISSING),
    ),
    seconds: 20,
    wrong: fails('NOT_FOUND', SOON_MS, { status: 404 }),
  }),
  hls({
    name: 'HLS: segments that other origins may not read',
    reply: instead(/\.ts$/u, ({ read, file }) => ({ body: read('ts', file), isShared: false })),
    seconds: 20,
    wrong: fails('BLOCKED', SOON_MS, { fault: 'cors' }),
  }),
  hls({
    name: 'HLS: segments refused by their server',
    reply: instead(/\.ts$/u, { status: 403 }),
    seconds: 20,
    wrong: fails('FORBIDDEN', SOON_MS, { status: 403 }),
  }),
  hls({
    name: 'HLS: a server that fails for segments',
    reply: instead(/\.ts$/u, { status: 503 }),
    seconds: 8,
    // It is tried again after its error.
    wrong: (outcome, engine) => fails('NETWORK', SOON_MS, { status: 503 })({ ...outcome, errors: 1 }, engine),
  }),
];
