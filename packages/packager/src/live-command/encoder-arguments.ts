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

/** The source of video and audio. */
export type LiveSource =
  | { readonly is: 'rtmp'; readonly host: string; readonly port: number; readonly key: string }
  | { readonly is: 'srt'; readonly host: string; readonly port: number; readonly key: string }
  | { readonly is: 'file'; readonly path: string; readonly loop: boolean };

/** The first path segment of RTMP addresses, which encoders call the application. */
const RTMP_APPLICATION = 'live';

/** Seconds that ffmpeg waits for the encoder, which has already connected, before it exits. */
const LISTEN_SECONDS = 3;

/** Puts IPv6 addresses in brackets. */
const hostInAddress = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** The address to which encoders publish, without the key, which encoders have a separate field for with RTMP. */
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

/** Shortens the probing of the source, for which ffmpeg takes five seconds by default. */
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

/** Scales and pads other aspect ratios with bars, so that all sources have the same size. */
const fitted = ({ id, width, height }: VideoRendition): string =>
  `[${id}-in]scale=${width}:${height}:force_original_aspect_ratio=decrease,` +
  `pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2,setsar=1,format=yuv420p[${id}]`;

/** Video and audio start at 0, and missing frames are filled and excess ones dropped, for gapless decode times. */
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
    // No B-frames or lookahead, which would delay frames.
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

/** First file descriptor after stdin, stdout and stderr. */
export const FIRST_PIPE = 3;

/** Ids of the tracks in the order of their pipes. */
export const TRACK_IDS: readonly string[] = [...VIDEO_RENDITIONS.map(({ id }) => id), AUDIO_RENDITION.id];

/** Arguments for ffmpeg: one input, and each track as fragmented MP4 into a separate pipe. */
export const encoderArguments = (source: LiveSource): string[] => [
  '-hide_banner',
  '-nostdin',
  '-nostats',
  ...inputArguments(source),
  ...options({ loglevel: 'warning', filter_complex: filters() }),
  ...VIDEO_RENDITIONS.flatMap((rendition, at) => videoOutput(rendition, FIRST_PIPE + at)),
  ...audioOutput(FIRST_PIPE + VIDEO_RENDITIONS.length),
];
