import { every, fails, plays, type MediaCase, type Reply } from '../media-case.js';
import { listOf, numbered } from './hls-playlists.js';

/** Includes the start of a busy machine. */
const SOON_MS = 6000;
const HTML = '<!doctype html><title>Not here</title><p>Sorry.';

const notAPlaylist = (
  name: string,
  reply: Reply,
  details: Readonly<Record<string, unknown>>,
  engine: 'hls' | 'dash' = 'hls',
): MediaCase => ({
  name: `${engine.toUpperCase()}: ${name} in place of a manifest`,
  engine,
  recipes: ['ts'],
  source: engine === 'hls' ? 'x.m3u8' : 'x.mpd',
  seconds: 15,
  reply: ({ file }) => (file.startsWith('x.') ? reply : undefined),
  wrong: every(fails('UNSUPPORTED', SOON_MS, details), ({ shown }) =>
    /isn’t a video/u.test(shown) ? [] : ['the viewer is not told'],
  ),
});

const MPD = 'application/dash+xml';
const HLS = 'application/vnd.apple.mpegurl';
const manifest = (name: string, body: string): MediaCase =>
  notAPlaylist(name, { body, type: MPD }, { fault: 'manifest' }, 'dash');

/** The manifest of a film with other codecs. */
const withCodecs = (text: string, video: string): string =>
  text.replaceAll(/codecs="avc1[^"]*"/gu, `codecs="${video}"`);

export const MANIFESTS_AND_CODECS: readonly MediaCase[] = [
  notAPlaylist('a page', { body: HTML, type: 'text/html' }, { fault: 'type', contentType: 'text/html' }),
  notAPlaylist(
    'a page sent as a playlist',
    { body: HTML, type: HLS },
    { fault: 'type', contentType: 'text/html' },
  ),
  notAPlaylist(
    'a message',
    { body: '{"error":"gone"}', type: 'application/json' },
    { fault: 'type', contentType: 'application/json' },
  ),
  notAPlaylist('nothing', { body: '', type: HLS }, { fault: 'manifest' }),
  notAPlaylist('a head alone', { body: '#EXTM3U\n', type: HLS }, { fault: 'manifest' }),
  notAPlaylist(
    'a list of channels',
    { body: '#EXTM3U\n#EXTINF:-1 tvg-id="a",Channel\nhttps://channel.invalid/a.m3u8\n', type: HLS },
    { fault: 'manifest' },
  ),
  notAPlaylist(
    'a page',
    { body: HTML, type: 'text/html' },
    { fault: 'type', contentType: 'text/html' },
    'dash',
  ),
  manifest('a broken manifest', '<MPD><Period>'),
  manifest(
    'a manifest without periods',
    '<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT10S" profiles="urn:mpeg:dash:profile:full:2011" minBufferTime="PT2S"></MPD>',
  ),
  {
    name: 'DASH: no codec that the browser plays',
    engine: 'dash',
    recipes: ['dash'],
    source: 'm.mpd',
    seconds: 15,
    reply: ({ file, read }) =>
      file === 'm.mpd'
        ? {
            body: withCodecs(read('dash', 'm.mpd').toString(), 'dvh1.05.01').replaceAll(
              /codecs="mp4a[^"]*"/gu,
              'codecs="ac-4.02"',
            ),
          }
        : undefined,
    wrong: fails('UNSUPPORTED', SOON_MS, { fault: 'codec', codecs: 'dvh1.05.01,ac-4.02' }),
  },
  {
    name: 'DASH: sound that plays beside a picture that does not',
    isMore: true,
    engine: 'dash',
    recipes: ['dash'],
    source: 'm.mpd',
    seconds: 15,
    reply: ({ file, read }) =>
      file === 'm.mpd' ? { body: withCodecs(read('dash', 'm.mpd').toString(), 'dvh1.05.01') } : undefined,
    wrong: fails('UNSUPPORTED', SOON_MS, { fault: 'codec', codecs: 'dvh1.05.01' }),
  },
  {
    name: 'DASH: protected, without a DRM configuration',
    engine: 'dash',
    recipes: ['dash'],
    source: 'm.mpd',
    seconds: 15,
    reply: ({ file, read }) =>
      file === 'm.mpd'
        ? {
            body: read('dash', 'm.mpd')
              .toString()
              .replaceAll(
                /(?<open><AdaptationSet[^>]*>)/gu,
                '$<open><ContentProtection schemeIdUri="urn:mpeg:dash:mp4protection:2011" value="cenc" cenc:default_KID="00112233-4455-6677-8899-aabbccddeeff" xmlns:cenc="urn:mpeg:cenc:2013"/><ContentProtection schemeIdUri="urn:uuid:edef8ba9-79d6-4ace-a3c8-27dcd51d21ed"/>',
              ),
          }
        : undefined,
    // The segments are not encrypted, so a browser may also play them.
    wrong: (outcome, engine) => (outcome.played > 5 ? [] : fails('DRM', SOON_MS)(outcome, engine)),
  },
  {
    name: 'DASH: renditions without a size',
    engine: 'dash',
    recipes: ['dash'],
    source: 'm.mpd',
    seconds: 6,
    reply: ({ file, read }) =>
      file === 'm.mpd'
        ? {
            body: read('dash', 'm.mpd')
              .toString()
              .replaceAll(/ (?:maxW|maxH|w|h)(?:idth|eight)="\d+"/gu, ''),
          }
        : undefined,
    wrong: every(plays(2), ({ state }) =>
      (state['qualities'] as readonly unknown[] | undefined)?.length === 0 ? ['lists no quality'] : [],
    ),
  },
  {
    name: 'HLS: HDR beside SDR',
    engine: 'hls',
    recipes: ['video', 'sound'],
    source: 'm.m3u8',
    seconds: 8,
    reply: ({ file, read }) => {
      const variant = (bandwidth: number, range: string, list: string) => [
        `#EXT-X-STREAM-INF:BANDWIDTH=${String(bandwidth)},RESOLUTION=640x360,VIDEO-RANGE=${range},CODECS="avc1.4d401e,mp4a.40.2",AUDIO="a"`,
        list,
      ];
      if (file === 'm.m3u8')
        return {
          body: [
            '#EXTM3U',
            '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="en",DEFAULT=YES,AUTOSELECT=YES,URI="sound.m3u8"',
            ...variant(700_000, 'SDR', 'video.m3u8'),
            ...variant(900_000, 'PQ', 'video.m3u8?hdr'),
            '',
          ].join('\n'),
        };
      const [, track, name] = /^(?<track>video|sound)(?:\.m3u8|-(?<name>.+))$/u.exec(file) ?? [];
      if (track !== 'video' && track !== 'sound') return undefined;
      if (name !== undefined) return { body: read(track, name), type: 'video/mp4' };
      return {
        body: read(track, 'v.m3u8')
          .toString()
          .replaceAll(/^(?<name>[^#\n].*)$/gmu, `${track}-$<name>`)
          .replace('URI="i.mp4"', `URI="${track}-i.mp4"`),
      };
    },
    wrong: plays(4),
  },
  {
    name: 'HLS: a policy that forbids the host',
    engine: 'hls',
    recipes: ['ts'],
    source: 'v.m3u8',
    seconds: 15,
    policy: (origin) => `default-src 'self' 'unsafe-inline' data: blob:; connect-src 'self' ${origin}`,
    wrong: fails('BLOCKED', SOON_MS, { fault: 'policy' }),
  },
  {
    name: 'HLS: a live stream that ends is a recording',
    engine: 'hls',
    recipes: ['ts'],
    source: 'v.m3u8',
    seconds: 28,
    reply: ({ file, since }) => {
      if (file !== 'v.m3u8') return undefined;
      const count = Math.min(12, 6 + Math.floor(since / 2));
      return {
        body: listOf(numbered(count), { head: ['#EXT-X-PLAYLIST-TYPE:EVENT'], isEnded: count === 12 }),
      };
    },
    wrong: every(plays(8), ({ state }) => [
      ...(state['live'] === null ? [] : ['is live']),
      ...(state['type'] === 'vod' ? [] : [`is ${String(state['type'])}`]),
      ...(Math.abs(Number(state['duration']) - 24) < 2 ? [] : [`lasts ${String(state['duration'])}`]),
    ]),
  },
];
