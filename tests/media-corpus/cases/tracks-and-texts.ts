import { every, plays, type MediaCase, type Outcome } from '../media-case.js';
import { listOf } from './hls-playlists.js';
import { apart, dash, first, hls, instead, masterOf, separate, type Answering } from './setups.js';
import { captioned, spoil } from './spoilt-transport.js';

const tracksIn = ({ state }: Outcome, name: string): readonly Readonly<Record<string, unknown>>[] => {
  const tracks: unknown = state[name];
  return Array.isArray(tracks) ? (tracks as readonly Readonly<Record<string, unknown>>[]) : [];
};

const selectedIn = ({ state }: Outcome, name: string): Readonly<Record<string, unknown>> =>
  (state[name] ?? {}) as Readonly<Record<string, unknown>>;

const shows =
  (text: string): MediaCase['wrong'] =>
  ({ shown }) =>
    shown.includes(text) ? [] : [`does not show “${text}”`];

const lasting = (words: string): string => `00:00:00.000 --> 00:00:24.000\n${words}`;
const vtt = (...cues: readonly string[]): string => ['WEBVTT', ...cues, ''].join('\n\n');

const texts = (files: Readonly<Record<string, string>>): Answering =>
  first(
    ...Object.entries(files).map(([name, body]) =>
      instead(name, { body, ...(name.endsWith('.vtt') ? {} : { type: 'text/plain' }) }),
    ),
  );

/** A file with `<track>` elements. */
const tracked = (
  item: Pick<MediaCase, 'name' | 'wrong'> & Partial<MediaCase>,
  files: Readonly<Record<string, string>>,
  tracks: readonly (readonly [file: string, attributes: string])[],
): MediaCase => ({
  engine: 'native',
  recipes: ['fast'],
  source: 'f.mp4',
  seconds: 8,
  reply: texts(files),
  content: (folder) =>
    tracks.map(([file, attributes]) => `<track src="${folder}${file}" ${attributes}>`).join(''),
  ...item,
  attributes: `crossorigin ${typeof item.attributes === 'string' ? item.attributes : ''}`,
});

const CHAPTERS = vtt(lasting('Rock &amp; <b>Roll</b>'));

export const TRACKS_AND_TEXTS: readonly MediaCase[] = [
  hls({
    name: 'HLS: captions in the picture, and a segment that cannot be decoded',
    seconds: 20,
    reply: instead(/^s\d+\.ts$/u, ({ read, file }) => {
      const segment = captioned(read('ts', file));
      return { body: file === 's2.ts' ? spoil(segment) : segment };
    }),
    wrong: every(plays(8), (outcome) => {
      const { length } = tracksIn(outcome, 'subtitles');
      return length === 1 ? [] : [`lists ${String(length)} text tracks`];
    }),
  }),
  separate({
    name: 'HLS: languages of three letters',
    attributes: 'audio-language="es"',
    seconds: 8,
    reply: apart(() =>
      masterOf({ list: 'video.m3u8' }).replace(
        /^#EXT-X-MEDIA.*$/mu,
        ['eng', 'spa']
          .map(
            (language) =>
              `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="${language}",LANGUAGE="${language}",DEFAULT=${language === 'eng' ? 'YES' : 'NO'},AUTOSELECT=YES,URI="sound.m3u8?${language}"`,
          )
          .join('\n'),
      ),
    ),
    wrong: every(plays(4), (outcome) =>
      /^(?:es|spa)$/u.test(String(selectedIn(outcome, 'selectedAudioTrack')['language']))
        ? []
        : ['plays another language'],
    ),
  }),
  tracked(
    {
      name: 'file: a track in a language of three letters',
      attributes: 'subtitle-language="en"',
      wrong: every(plays(4), shows('Good morning')),
    },
    { 'en.vtt': vtt(lasting('Good morning')), 'es.vtt': vtt(lasting('Buenos días')) },
    [
      ['es.vtt', 'kind="subtitles" srclang="spa" label="Español"'],
      ['en.vtt', 'kind="subtitles" srclang="eng" label="English"'],
    ],
  ),
  tracked(
    {
      name: 'file: the default of two tracks in one language',
      wrong: every(plays(4), shows('A door creaks'), (outcome) =>
        selectedIn(outcome, 'selectedTextTrack')['role'] === 'captions' ? [] : ['has no role'],
      ),
    },
    { 'a.vtt': vtt(lasting('Good morning')), 'b.vtt': vtt(lasting('A door creaks')) },
    [
      ['a.vtt', 'kind="subtitles" srclang="en" label="English"'],
      ['b.vtt', 'kind="captions" srclang="en" label="English" default'],
    ],
  ),
  tracked(
    {
      name: 'file: hours of one digit, and settings without a space before them',
      wrong: every(plays(4), shows('Good morning'), shows('and good night')),
    },
    {
      'a.vtt': vtt(
        '0:00:00.000 --> 0:00:24.000\nGood morning',
        '00:00.000 --> 00:24.000line:40%\nand good night',
      ),
    },
    [['a.vtt', 'kind="subtitles" srclang="en" label="English" default']],
  ),
  tracked(
    { name: 'file: chapters with entities and tags', wrong: every(plays(4), shows('Rock & Roll')) },
    { 'chapters.vtt': CHAPTERS },
    [['chapters.vtt', 'kind="chapters"']],
  ),
  tracked(
    { name: 'file: subtitles in SubRip', wrong: every(plays(4), shows('Good morning')) },
    { 'a.srt': '1\r\n00:00:00,000 --> 00:00:24,000\r\nGood morning\r\n' },
    [['a.srt', 'kind="subtitles" srclang="en" label="English" default']],
  ),
  tracked(
    {
      name: 'file: thumbnails, one with an address that is none, and parts in per cent',
      isPointed: true,
      wrong: every(plays(4), ({ pictures }) =>
        pictures.some((address) => address.includes('sheet.jpg')) ? [] : ['shows no thumbnail'],
      ),
    },
    {
      'sheet.vtt': vtt(
        '00:00.000 --> 00:01.000\nhttp://',
        '00:01.000 --> 00:24.000\nsheet.jpg#xywh=percent:0,0,50,50',
      ),
    },
    [['sheet.vtt', 'kind="metadata" label="thumbnails"']],
  ),
  separate({
    name: 'HLS: subtitle segments that name hours of one digit',
    seconds: 8,
    reply: first(
      instead('words.m3u8', { body: listOf(['words.vtt'], { duration: 24 }) }),
      instead('words.vtt', { body: 'WEBVTT\n\n0:00:00.000 --> 0:00:24.000\nGood morning' }),
      apart(() =>
        masterOf({ list: 'video.m3u8', attributes: 'BANDWIDTH=700000,SUBTITLES="s"' }).replace(
          '#EXTM3U',
          '#EXTM3U\n#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="eng",DEFAULT=YES,AUTOSELECT=YES,URI="words.m3u8"',
        ),
      ),
    ),
    wrong: every(plays(4), shows('Good morning')),
  }),
  tracked(
    {
      name: 'file: subtitles in SubStation Alpha, sent as plain text',
      // The words in italics are an element of their own.
      wrong: every(plays(4), shows('Good'), shows('morning')),
    },
    {
      'a.txt':
        '[Script Info]\r\nPlayResX: 640\r\n[Events]\r\nFormat: Layer, Start, End, Style, Text\r\nDialogue: 0,0:00:00.00,0:00:24.00,Default,{\\an8\\i1}Good{\\i0} morning\r\n',
    },
    [['a.txt', 'kind="subtitles" srclang="en" label="English" default']],
  ),
  {
    name: 'file: subtitles in UTF-16',
    engine: 'native',
    recipes: ['fast'],
    source: 'f.mp4',
    seconds: 8,
    attributes: 'crossorigin',
    reply: instead('a.srt', {
      body: Buffer.from('\uFEFF1\r\n00:00:00,000 --> 00:00:24,000\r\nGood morning\r\n', 'utf16le'),
      type: 'text/plain',
    }),
    content: (folder) => `<track src="${folder}a.srt" kind="subtitles" srclang="en" label="English" default>`,
    wrong: every(plays(4), shows('Good morning')),
  },
  hls({
    name: 'HLS: pictures of I-frames',
    seconds: 12,
    isPointed: true,
    recipes: ['ts', 'frames'],
    source: 'm.m3u8',
    reply: first(
      instead('m.m3u8', {
        body: '#EXTM3U\n#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=40000,CODECS="avc1.42c00c",RESOLUTION=320x180,URI="frames.m3u8"\n#EXT-X-STREAM-INF:BANDWIDTH=700000,RESOLUTION=640x360,CODECS="avc1.4d401e,mp4a.40.2"\nv.m3u8\n',
      }),
      instead(/^(?:frames\.m3u8|f\d+\.ts)$/u, ({ read, file }) => ({ body: read('frames', file) })),
    ),
    wrong: every(plays(4), ({ requested }) =>
      requested.some((file) => /^f\d+\.ts$/u.test(file)) ? [] : ['asks for no I-frame'],
    ),
  }),
  hls({
    name: 'HLS: pictures of an image playlist, and a title',
    seconds: 8,
    isPointed: true,
    recipes: ['ts', 'sheets'],
    source: 'm.m3u8',
    reply: first(
      instead('m.m3u8', {
        body: '#EXTM3U\n#EXT-X-SESSION-DATA:DATA-ID="com.apple.hls.title",VALUE="A title"\n#EXT-X-IMAGE-STREAM-INF:BANDWIDTH=9000,RESOLUTION=160x90,CODECS="jpeg",URI="images.m3u8"\n#EXT-X-STREAM-INF:BANDWIDTH=700000,RESOLUTION=640x360,CODECS="avc1.4d401e,mp4a.40.2"\nv.m3u8\n',
      }),
      instead('images.m3u8', {
        body: '#EXTM3U\n#EXT-X-IMAGES-ONLY\n#EXT-X-TILES:RESOLUTION=160x90,LAYOUT=3x2,DURATION=2\n#EXTINF:12,\nsheet1.jpg\n#EXTINF:12,\nsheet2.jpg\n',
      }),
      instead(/^sheet\d\.jpg$/u, ({ read, file }) => ({ body: read('sheets', file), type: 'image/jpeg' })),
    ),
    wrong: every(
      plays(4),
      ({ pictures }) =>
        pictures.some((address) => /sheet\d\.jpg/u.test(address)) ? [] : ['shows no thumbnail'],
      ({ state }) => (state['title'] === 'A title' ? [] : [`has the title ${String(state['title'])}`]),
    ),
  }),
  dash(
    {
      name: 'DASH: pictures of tiles',
      seconds: 8,
      isPointed: true,
      recipes: ['dash', 'sheets'],
      reply: instead(/^sheet\d\.jpg$/u, ({ read, file }) => ({
        body: read('sheets', file),
        type: 'image/jpeg',
      })),
      wrong: every(plays(4), ({ pictures }) =>
        pictures.some((address) => /sheet\d\.jpg/u.test(address)) ? [] : ['shows no thumbnail'],
      ),
    },
    (manifest) =>
      manifest.replace(
        '</Period>',
        '<AdaptationSet id="9" contentType="image" mimeType="image/jpeg"><SegmentTemplate media="sheet$Number$.jpg" duration="12" startNumber="1"/><Representation id="sheets" bandwidth="9000" width="480" height="180"><EssentialProperty schemeIdUri="http://dashif.org/guidelines/thumbnail_tile" value="3x2"/></Representation></AdaptationSet></Period>',
      ),
  ),
  hls({
    name: 'HLS: a list of channels',
    seconds: 6,
    source: 'channels.m3u',
    reply: instead('channels.m3u', {
      body: '#EXTM3U\r\n#EXTINF:-1 tvg-id="a" tvg-logo="a.png" group-title="News",Channel, one\r\nv.m3u8\r\n#EXTINF:-1,Two\r\nhttps://channel.invalid/b.m3u8\r\n',
      type: 'audio/x-mpegurl',
    }),
    wrong: every(
      ({ error, thrown }) => [...(error === null ? [] : [`failed with ${error}`]), ...thrown],
      shows('Channel, one'),
      (outcome) => (tracksIn(outcome, 'channels').length === 2 ? [] : ['lists no channels']),
    ),
  }),
];
