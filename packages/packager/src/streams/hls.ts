import type { AudioTrack, FilmDescription } from '../films/film-description.js';
import type { LiveClock, LiveWindow } from './live-clock.js';
import type { Protection } from '../protection/content-keys.js';

/**
 * HLS playlists. Their addresses are relative, so that they inherit the signature in the path.
 * @see RFC 8216
 */

const SOUND = 'sound';
const WORDS = 'words';
const VERSION = 7;
/** With parts, preload hints and blocking reloads. */
const PARTS_VERSION = 9;
/** Number of latest segments whose parts are listed: three target durations, as the specification requires. */
const SEGMENTS_IN_PARTS = 3;
/** Distance of players from the live edge, in parts and in target durations respectively. */
const HOLD_BACK = 3;

export const list = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

export const attributes = (pairs: Readonly<Record<string, string>>): string =>
  Object.entries(pairs)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');

/** Quoted strings of playlists may not contain quotes or line breaks. */
export const quoted = (text: string): string => `"${text.replaceAll(/["\r\n]/g, ' ')}"`;

export interface MasterOptions {
  readonly audioOnly: boolean;
  /** `?dw=…`, which is passed on to the media playlists, or an empty string. */
  readonly query: string;
}

const loudest = (tracks: readonly AudioTrack[]): number =>
  Math.max(...tracks.map(({ bandwidth }) => bandwidth));

/** A frame rate as playlists write it: `29.970`. */
const framesPerSecond = (frameRate: string): string => {
  const [frames = 0, seconds = 1] = frameRate.split('/').map(Number);
  return (frames / seconds).toFixed(3);
};

/** The multivariant playlist. */
export const masterPlaylist = (film: FilmDescription, { audioOnly, query }: MasterOptions): string => {
  const audio = film.audio.map(({ id, language, label, channels }, at) =>
    attributes({
      '#EXT-X-MEDIA:TYPE': 'AUDIO',
      'GROUP-ID': quoted(SOUND),
      NAME: quoted(label),
      LANGUAGE: quoted(language),
      DEFAULT: at === 0 ? 'YES' : 'NO',
      AUTOSELECT: 'YES',
      CHANNELS: quoted(String(channels)),
      URI: quoted(`${id}.m3u8${query}`),
    }),
  );
  const subtitles = film.subtitles.map(({ language, label }) =>
    attributes({
      '#EXT-X-MEDIA:TYPE': 'SUBTITLES',
      'GROUP-ID': quoted(WORDS),
      NAME: quoted(label),
      LANGUAGE: quoted(language),
      DEFAULT: 'NO',
      AUTOSELECT: 'YES',
      FORCED: 'NO',
      URI: quoted(`subtitles/${language}.m3u8${query}`),
    }),
  );
  const groups = { AUDIO: quoted(SOUND), ...(subtitles.length === 0 ? {} : { SUBTITLES: quoted(WORDS) }) };
  const sound = loudest(film.audio);
  const soundCodecs = [...new Set(film.audio.map(({ codecs }) => codecs))];

  const variants = audioOnly
    ? film.audio.slice(0, 1).flatMap(({ id }) => [
        attributes({
          '#EXT-X-STREAM-INF:BANDWIDTH': String(sound),
          CODECS: quoted(soundCodecs.join(',')),
          ...groups,
        }),
        `${id}.m3u8${query}`,
      ])
    : film.video.flatMap(({ id, width, height, bandwidth, codecs, frameRate }) => [
        attributes({
          '#EXT-X-STREAM-INF:BANDWIDTH': String(bandwidth + sound),
          RESOLUTION: `${width}x${height}`,
          ...(frameRate === undefined ? {} : { 'FRAME-RATE': framesPerSecond(frameRate) }),
          CODECS: quoted([codecs, ...soundCodecs].join(',')),
          ...groups,
        }),
        `${id}.m3u8${query}`,
      ]);

  return list([
    '#EXTM3U',
    `#EXT-X-VERSION:${VERSION}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...audio,
    ...subtitles,
    ...variants,
  ]);
};

const KEY_METHOD = { cenc: 'SAMPLE-AES-CTR', cbcs: 'SAMPLE-AES' } as const;

/**
 * The key tag of an encrypted track. Its address is the key id itself, since the address for DRM licence requests is
 * part of the playback data.
 */
const keyLines = (protection: Protection | null): string[] =>
  protection === null
    ? []
    : [
        attributes({
          '#EXT-X-KEY:METHOD': KEY_METHOD[protection.mode],
          URI: quoted(`data:text/plain;base64,${protection.keyId.toString('base64')}`),
          KEYID: `0x${protection.keyId.toString('hex')}`,
          KEYFORMAT: quoted('org.w3.clearkey'),
          KEYFORMATVERSIONS: quoted('1'),
        }),
      ];

/** Target duration in whole seconds, which no rounded segment duration may exceed. */
const targetDuration = (seconds: number): number => Math.max(1, Math.round(seconds));

const segmentLines = (
  first: number,
  end: number,
  duration: number,
  address: (n: number) => string,
): string[] =>
  Array.from({ length: end - first }, (_, at) => `#EXTINF:${duration.toFixed(3)},\n${address(first + at)}`);

/** The media playlist of a video track or audio track on demand. */
export const vodPlaylist = (
  film: FilmDescription,
  track: string,
  protection: Protection | null = null,
): string =>
  list([
    '#EXTM3U',
    `#EXT-X-VERSION:${VERSION}`,
    `#EXT-X-TARGETDURATION:${targetDuration(film.segmentDuration)}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI=${quoted(`${track}/init.mp4`)}`,
    ...keyLines(protection),
    ...segmentLines(0, film.segments, film.segmentDuration, (n) => `${track}/${n}.m4s`),
    '#EXT-X-ENDLIST',
  ]);

/** The subtitle playlist on demand, with the whole file as its only segment. */
export const vodSubtitlesPlaylist = (film: FilmDescription, language: string): string => {
  const duration = film.segments * film.segmentDuration;
  return list([
    '#EXTM3U',
    `#EXT-X-VERSION:${VERSION}`,
    `#EXT-X-TARGETDURATION:${Math.ceil(duration)}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    ...segmentLines(0, 1, duration, () => `${language}.vtt`),
    '#EXT-X-ENDLIST',
  ]);
};

export interface LivePlaylistOptions {
  readonly clock: LiveClock;
  readonly window: LiveWindow;
  readonly protection?: Protection | null;
}

const livePlaylistOf = (
  { clock, window }: LivePlaylistOptions,
  head: readonly string[],
  address: (n: number) => string,
): string => {
  const duration = clock.segmentMs / 1000;
  return list([
    '#EXTM3U',
    `#EXT-X-VERSION:${VERSION}`,
    `#EXT-X-TARGETDURATION:${targetDuration(duration)}`,
    `#EXT-X-MEDIA-SEQUENCE:${window.first}`,
    ...head,
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(clock.startOf(window.first)).toISOString()}`,
    ...segmentLines(window.first, window.end, duration, address),
  ]);
};

/** How a track of a channel with low latency is divided. */
export interface LiveParts {
  /** Parts per segment. */
  readonly parts: number;
  /** Whether playback can start at every part; otherwise at the first one of a segment. */
  readonly areIndependent: boolean;
  /** Ids of the channel's other video and audio tracks. */
  readonly others: readonly string[];
  /** `?dw=…` for the addresses of other playlists. */
  readonly query: string;
}

/**
 * The current media playlist of a channel's track with low latency (LIVE-16). Players without low latency keep the
 * distance of other channels.
 * @see https://datatracker.ietf.org/doc/html/draft-pantos-hls-rfc8216bis §4.4.3.7, §4.4.4.9, §6.2.2
 */
export const lowLatencyPlaylist = (
  track: string,
  { clock, window, protection = null }: LivePlaylistOptions,
  { parts, areIndependent, others, query }: LiveParts,
): string => {
  const duration = clock.segmentMs / 1000;
  const partSeconds = duration / parts;
  const next = clock.nextPart(parts);
  const partAddress = (number: number, part: number): string => quoted(`${track}/${number}.${part}.m4s`);
  const partLines = (number: number, count: number): string[] =>
    Array.from({ length: count }, (_, part) =>
      attributes({
        '#EXT-X-PART:DURATION': partSeconds.toFixed(5),
        URI: partAddress(number, part),
        ...(areIndependent || part === 0 ? { INDEPENDENT: 'YES' } : {}),
      }),
    );
  const last = next.part > 0 ? next : { number: next.number - 1, part: parts };
  return list([
    '#EXTM3U',
    `#EXT-X-VERSION:${PARTS_VERSION}`,
    `#EXT-X-TARGETDURATION:${targetDuration(duration)}`,
    attributes({
      '#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD': 'YES',
      'PART-HOLD-BACK': (HOLD_BACK * partSeconds).toFixed(3),
      'HOLD-BACK': String(HOLD_BACK * targetDuration(duration)),
    }),
    `#EXT-X-PART-INF:PART-TARGET=${partSeconds.toFixed(3)}`,
    `#EXT-X-MEDIA-SEQUENCE:${window.first}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI=${quoted(`${track}/init.mp4`)}`,
    ...keyLines(protection),
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(clock.startOf(window.first)).toISOString()}`,
    ...Array.from({ length: window.end - window.first }, (_, at) => window.first + at).flatMap((number) =>
      (number >= window.end - SEGMENTS_IN_PARTS ? partLines(number, parts) : []).concat(
        `#EXTINF:${duration.toFixed(3)},\n${track}/${number}.m4s`,
      ),
    ),
    ...partLines(next.number, next.part),
    attributes({
      '#EXT-X-PRELOAD-HINT:TYPE': 'PART',
      URI: partAddress(next.number, next.part),
    }),
    ...others.map((other) =>
      attributes({
        '#EXT-X-RENDITION-REPORT:URI': quoted(`${other}.m3u8${query}`),
        'LAST-MSN': String(last.number),
        'LAST-PART': String(last.part - 1),
      }),
    ),
  ]);
};

/** The current media playlist of a channel's track. */
export const livePlaylist = (track: string, options: LivePlaylistOptions): string =>
  livePlaylistOf(
    options,
    [
      '#EXT-X-INDEPENDENT-SEGMENTS',
      `#EXT-X-MAP:URI=${quoted(`${track}/init.mp4`)}`,
      ...keyLines(options.protection ?? null),
    ],
    (n) => `${track}/${n}.m4s`,
  );

export const liveSubtitlesPlaylist = (language: string, options: LivePlaylistOptions): string =>
  livePlaylistOf(options, [], (n) => `${language}/${n}.vtt`);
