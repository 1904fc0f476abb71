import {
  AUDIO_RENDITION,
  FRAME_RATE,
  PART_MS,
  SAMPLE_RATE,
  SEGMENT_MS,
  VIDEO_RENDITIONS,
  VIDEO_TIMESCALE,
  type VideoRendition,
} from './renditions.js';

/** Where pictures and sound come from. */
export type LiveSource =
  | { readonly is: 'rtmp'; readonly host: string; readonly port: number; readonly key: string }
  | { readonly is: 'srt'; readonly host: string; readonly port: number; readonly key: string }
  | { readonly is: 'file'; readonly path: string; readonly loop: boolean };

/** The first path part of RTMP addresses; encoders call it the application. */
const RTMP_APPLICATION = 'live';

/** Seconds that ffmpeg waits for an encoder that has come already, before it gives up and ends. */
const LISTEN_SECONDS = 3;

/** IPv6 addresses stand in brackets. */
const hostInAddress = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** Where encoders publish to; the key of RTMP is apart, as encoders ask for it in a field of its own. */
export const publishAddress = (source: LiveSource): string => {
  switch (source.is) {
    case 'rtmp':
      return `rtmp://${hostInAddress(source.host)}:${source.port}/${RTMP_APPLICATION}`;
    case 'srt':
      return `srt://${hostInAddress(source.host)}:${source.port}`;
    case 'file':
      return source.path;
    default:
      return source satisfies never;
  }
};

/** ffmpeg by itself looks at five seconds of a source before it begins. */
const PROBING = ['-fflags', 'nobuffer', '-analyzeduration', '1000000', '-probesize', '1000000'];

const inputArguments = (source: LiveSource): string[] => {
  switch (source.is) {
    case 'rtmp':
      return [
        ...PROBING,
        '-listen',
        '1',
        '-timeout',
        String(LISTEN_SECONDS),
        '-f',
        'flv',
        '-i',
        `${publishAddress(source)}/${source.key}`,
      ];
    case 'srt':
      return [
        ...PROBING,
        '-i',
        `${publishAddress(source)}?mode=listener&listen_timeout=${LISTEN_SECONDS * 1_000_000}&pbkeylen=16&passphrase=${source.key}`,
      ];
    case 'file':
      return ['-re', ...(source.loop ? ['-stream_loop', '-1'] : []), '-i', source.path];
    default:
      return source satisfies never;
  }
};

const GROUP_OF_PICTURES = (SEGMENT_MS * FRAME_RATE) / 1_000;

/** Pictures of other shapes get bars, so that every source is packaged alike. */
const fitted = ({ id, width, height }: VideoRendition): string =>
  `[${id}-in]scale=${width}:${height}:force_original_aspect_ratio=decrease,` +
  `pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2,setsar=1,format=yuv420p[${id}]`;

/** Both begin at 0, fill what is missing, and drop what is too much: decode times then follow without a hole. */
const filters = (): string => {
  const names = VIDEO_RENDITIONS.map(({ id }) => `[${id}-in]`).join('');
  return [
    `[0:v:0]fps=${FRAME_RATE}:start_time=0,split=${VIDEO_RENDITIONS.length}${names}`,
    ...VIDEO_RENDITIONS.map(fitted),
    `[0:a:0]aresample=${SAMPLE_RATE}:async=1:first_pts=0[${AUDIO_RENDITION.id}]`,
  ].join(';');
};

const options = (given: Readonly<Record<string, string | number>>): string[] =>
  Object.entries(given).flatMap(([name, value]) => [`-${name}`, String(value)]);

const intoPipe = (pipe: number, movFlags: string): string[] => [
  ...options({
    movflags: `+empty_moov+default_base_moof${movFlags}`,
    frag_duration: PART_MS * 1_000,
    flush_packets: 1,
    map_metadata: -1,
    f: 'mp4',
  }),
  `pipe:${pipe}`,
];

const videoOutput = ({ id, bandwidth }: VideoRendition, pipe: number): string[] => [
  ...options({
    map: `[${id}]`,
    'c:v': 'libx264',
    'profile:v': 'main',
    preset: 'superfast',
    // No picture waits for a later one.
    tune: 'zerolatency',
    g: GROUP_OF_PICTURES,
    keyint_min: GROUP_OF_PICTURES,
    sc_threshold: 0,
    'b:v': bandwidth,
    maxrate: bandwidth,
    bufsize: bandwidth,
    video_track_timescale: VIDEO_TIMESCALE,
  }),
  ...intoPipe(pipe, '+frag_keyframe'),
];

const audioOutput = (pipe: number): string[] => [
  ...options({
    map: `[${AUDIO_RENDITION.id}]`,
    'c:a': 'aac',
    'b:a': AUDIO_RENDITION.bandwidth,
    ac: AUDIO_RENDITION.channels,
    ar: SAMPLE_RATE,
  }),
  ...intoPipe(pipe, ''),
];

/** stdin, stdout and stderr come before them. */
export const FIRST_PIPE = 3;

/** In the order of their pipes. */
export const TRACK_IDS: readonly string[] = [...VIDEO_RENDITIONS.map(({ id }) => id), AUDIO_RENDITION.id];

/** What ffmpeg is told: one input, each track as fragmented MP4 into a pipe of its own. */
export const encoderArguments = (source: LiveSource): string[] => [
  '-hide_banner',
  '-nostdin',
  '-nostats',
  ...inputArguments(source),
  ...options({ loglevel: 'warning', filter_complex: filters() }),
  ...VIDEO_RENDITIONS.flatMap((rendition, at) => videoOutput(rendition, FIRST_PIPE + at)),
  ...audioOutput(FIRST_PIPE + VIDEO_RENDITIONS.length),
];
