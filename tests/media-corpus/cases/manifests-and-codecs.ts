import { SOON_MS, every, fails, plays, type MediaCase, type Reply } from '../media-case.js';
import { listOf, numbered } from './hls-playlists.js';
import { liveManifest, segmentsAt } from './live-manifest.js';
import { apart, dash, first, hls, instead, masterOf, separate } from './setups.js';

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

/** The manifest of a film with other codecs: of no browser, since WebKitGTK claims those of its formats that it lacks. */
const withCodecs = (text: string, video: string): string =>
  text.replaceAll(/codecs="avc1[^"]*"/gu, `codecs="${video}"`);

/** What was live is a recording of the whole. */
const isRecording: MediaCase['wrong'] = ({ state }) => [
  ...(state['live'] === null ? [] : ['is live']),
  ...(state['type'] === 'vod' ? [] : [`is ${String(state['type'])}`]),
  ...(Math.abs(Number(state['duration']) - 24) < 2 ? [] : [`lasts ${String(state['duration'])}`]),
];

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
  dash(
    {
      name: 'DASH: no codec that the browser plays',
      seconds: 15,
      wrong: fails('UNSUPPORTED', SOON_MS, { fault: 'codec', codecs: 'vid9.01,snd9.01' }),
    },
    (manifest) => withCodecs(manifest, 'vid9.01').replaceAll(/codecs="mp4a[^"]*"/gu, 'codecs="snd9.01"'),
  ),
  dash(
    {
      name: 'DASH: sound that plays beside a picture that does not',
      isMore: true,
      seconds: 15,
      wrong: fails('UNSUPPORTED', SOON_MS, { fault: 'codec', codecs: 'vid9.01' }),
    },
    (manifest) => withCodecs(manifest, 'vid9.01'),
  ),
  dash(
    {
      name: 'DASH: protected, without a DRM configuration',
      seconds: 15,
      // The segments are not encrypted, so a browser may also play them.
      wrong: (outcome, engine) => (outcome.played > 5 ? [] : fails('DRM', SOON_MS)(outcome, engine)),
    },
    (manifest) =>
      manifest.replaceAll(
        /(?<open><AdaptationSet[^>]*>)/gu,
        '$<open><ContentProtection schemeIdUri="urn:mpeg:dash:mp4protection:2011" value="cenc" cenc:default_KID="00112233-4455-6677-8899-aabbccddeeff" xmlns:cenc="urn:mpeg:cenc:2013"/><ContentProtection schemeIdUri="urn:uuid:edef8ba9-79d6-4ace-a3c8-27dcd51d21ed"/>',
      ),
  ),
  dash(
    {
      name: 'DASH: renditions without a size',
      seconds: 6,
      wrong: every(plays(2), ({ state }) =>
        (state['qualities'] as readonly unknown[] | undefined)?.length === 0 ? ['lists no quality'] : [],
      ),
    },
    (manifest) => manifest.replaceAll(/ (?:maxW|maxH|w|h)(?:idth|eight)="\d+"/gu, ''),
  ),
  separate({
    name: 'HLS: HDR beside SDR',
    seconds: 8,
    reply: apart(() =>
      masterOf(
        { list: 'video.m3u8', attributes: 'BANDWIDTH=700000,VIDEO-RANGE=SDR' },
        { list: 'video.m3u8?hdr', attributes: 'BANDWIDTH=900000,VIDEO-RANGE=PQ' },
      ),
    ),
    wrong: plays(4),
  }),
  hls({
    name: 'HLS: a policy that forbids the host',
    seconds: 15,
    policy: (origin) => `default-src 'self' 'unsafe-inline' data: blob:; connect-src 'self' ${origin}`,
    wrong: fails('BLOCKED', SOON_MS, { fault: 'policy' }),
  }),
  hls({
    name: 'HLS: a live stream that ends is a recording',
    seconds: 28,
    reply: instead('v.m3u8', ({ since }) => {
      const count = segmentsAt(since);
      return {
        body: listOf(numbered(count), { head: ['#EXT-X-PLAYLIST-TYPE:EVENT'], isEnded: count === 12 }),
      };
    }),
    wrong: every(plays(8), isRecording),
  }),
  dash(
    {
      name: 'DASH: a live stream that ends is a recording',
      seconds: 32,
      wrong: every(plays(8), isRecording),
    },
    (manifest, { since }) => (segmentsAt(since) === 12 ? manifest : liveManifest(manifest, since)),
  ),
  separate({
    name: 'HLS: subtitles that are shown without a choice',
    seconds: 8,
    reply: first(
      instead('words.m3u8', { body: listOf(['words.vtt'], { duration: 24 }) }),
      instead('words.vtt', { body: 'WEBVTT\n\n00:00.000 --> 00:24.000\nWords' }),
      apart(() =>
        masterOf({ list: 'video.m3u8', attributes: 'BANDWIDTH=700000,SUBTITLES="s"' }).replace(
          '#EXTM3U',
          '#EXTM3U\n#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,URI="words.m3u8"',
        ),
      ),
    ),
    wrong: every(plays(4), ({ shown, state }) =>
      state['selectedTextTrack'] !== null && shown.includes('Words') ? [] : ['shows no subtitles'],
    ),
  }),
];
