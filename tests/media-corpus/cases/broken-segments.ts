import { createCipheriv } from 'node:crypto';
import { every, fails, plays, type Asked, type MediaCase, type Reply } from '../media-case.js';
import { listOf, numbered } from './hls-playlists.js';

type Answering = NonNullable<MediaCase['reply']>;

const HTML: Reply = { type: 'text/html', body: '<!doctype html><title>Not here</title><p>Sorry.' };
const MISSING: Reply = { status: 404 };

/** Answers one file with something else. */
const instead =
  (name: string | RegExp, reply: Reply | ((asked: Asked) => Reply)): Answering =>
  (asked) => {
    const isIt = typeof name === 'string' ? asked.file === name : name.test(asked.file);
    if (!isIt) return undefined;
    return typeof reply === 'function' ? reply(asked) : reply;
  };

/** Answers with the first that knows the file. */
const first =
  (...replies: readonly Answering[]): Answering =>
  (asked) =>
    replies.reduce<Reply | undefined>((found, reply) => found ?? reply(asked), undefined);

/** Overwrites what is in the packets of a stream and keeps their headers, so that only the decoder finds it broken. */
const spoil = (segment: Buffer): Buffer => {
  const spoilt = Buffer.from(segment);
  for (let at = 188 * 12; at + 188 <= spoilt.length; at += 188) {
    const pid = spoilt.readUInt16BE(at + 1) & 0x1fff;
    const starts = (spoilt.readUInt8(at + 1) & 0x40) !== 0;
    if (pid === 0x100 && !starts) spoilt.fill(0x5a, at + 40, at + 188);
  }
  return spoilt;
};

const KEY = Buffer.from('0123456789abcdef');
const OTHER_KEY = Buffer.from('fedcba9876543210');
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

const hls = (item: Pick<MediaCase, 'name' | 'seconds' | 'wrong'> & Partial<MediaCase>): MediaCase => ({
  engine: 'hls',
  recipes: ['ts'],
  source: 'v.m3u8',
  ...item,
});

const MASTER = [
  '#EXTM3U',
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="en",DEFAULT=YES,AUTOSELECT=YES,URI="sound.m3u8"',
  '#EXT-X-STREAM-INF:BANDWIDTH=700000,RESOLUTION=640x360,CODECS="avc1.4d401e,mp4a.40.2",AUDIO="a"',
  'video.m3u8',
  '',
].join('\n');

/** Video and sound in playlists of their own. */
const apart: Answering = ({ file, read }) => {
  if (file === 'm.m3u8') return { body: MASTER };
  const [, track, name] = /^(?<track>video|sound)(?:\.m3u8|-(?<name>.+))$/u.exec(file) ?? [];
  if (track !== 'video' && track !== 'sound') return undefined;
  if (name !== undefined) return { body: read(track, name), type: 'video/mp4' };
  return {
    body: read(track, 'v.m3u8')
      .toString()
      .replaceAll(/^(?<name>[^#\n].*)$/gmu, `${track}-$<name>`)
      .replace('URI="i.mp4"', `URI="${track}-i.mp4"`),
  };
};

/** An error must be reported within 3 s; 5 s where the codecs are only in the segments; and a busy machine’s start. */
const SOON_MS = 8000;

export const BROKEN_SEGMENTS: readonly MediaCase[] = [
  hls({
    name: 'HLS: HEVC in MPEG-TS',
    recipes: ['hevcTs'],
    seconds: 20,
    wrong: (outcome, engine) =>
      // Browsers that play it are right to do so.
      engine.played > 5 && outcome.played > 5
        ? []
        : fails('UNSUPPORTED', SOON_MS, { fault: 'codec', codecs: 'hvc1' })(outcome, engine),
  }),
  hls({
    name: 'HLS: AC-3 in MPEG-TS',
    recipes: ['ac3Ts'],
    seconds: 20,
    wrong: (outcome, engine) =>
      engine.played > 5 && outcome.played > 5
        ? []
        : fails('UNSUPPORTED', SOON_MS, { fault: 'codec', codecs: 'ac-3' })(outcome, engine),
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
    seconds: 25,
    wrong: plays(8),
  }),
  hls({
    name: 'HLS: the first segment is HTML',
    reply: instead('s0.ts', HTML),
    seconds: 25,
    wrong: plays(8),
  }),
  hls({
    name: 'HLS: the first segment is a gap',
    reply: first(
      instead('v.m3u8', { body: listOf(numbered(12), { before: { 0: ['#EXT-X-GAP'] } }) }),
      instead('s0.ts', MISSING),
    ),
    seconds: 25,
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
    seconds: 25,
    wrong: every(plays(5), ({ currentTime }) =>
      currentTime > 12 ? [] : [`stands at ${String(currentTime)}`],
    ),
  }),
  hls({
    name: 'HLS: the first video segment of separate tracks is missing',
    recipes: ['video', 'sound'],
    source: 'm.m3u8',
    reply: first(instead('video-s0.m4s', MISSING), apart),
    seconds: 25,
    wrong: plays(8),
  }),
  hls({
    name: 'HLS: separate tracks',
    recipes: ['video', 'sound'],
    source: 'm.m3u8',
    reply: apart,
    seconds: 8,
    wrong: plays(5),
  }),
  hls({
    name: 'HLS: a segment in the middle is missing',
    reply: instead('s2.ts', MISSING),
    seconds: 25,
    wrong: plays(10),
  }),
  hls({
    name: 'HLS: a segment of 6 s cannot be decoded',
    recipes: ['six'],
    reply: instead('s1.ts', ({ read }) => ({ body: spoil(read('six', 's1.ts')) })),
    seconds: 40,
    wrong: every(plays(14), ({ currentTime }) =>
      currentTime > 18 ? [] : [`stands at ${String(currentTime)}`],
    ),
  }),
  {
    name: 'DASH: the first segments are missing',
    engine: 'dash',
    recipes: ['dash'],
    source: 'm.mpd',
    reply: instead(/-00001\.m4s$/u, MISSING),
    seconds: 25,
    wrong: plays(8),
  },
  {
    name: 'DASH: all segments are missing',
    engine: 'dash',
    recipes: ['dash'],
    source: 'm.mpd',
    reply: instead(/chunk-.*\.m4s$/u, MISSING),
    seconds: 25,
    wrong: fails('NOT_FOUND', SOON_MS, { status: 404 }),
  },
];
