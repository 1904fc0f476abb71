import { basename } from 'node:path';
import type { FilmPlan, Sound } from './film-plan.js';
import { SAMPLES_PER_FRAME, SAMPLE_RATE, SOUND_BANDWIDTH } from './film-plan.js';
import type { Loudness } from './loudness.js';
import { targetFilter } from './loudness.js';
import { encoderOptions, type Rendition } from './picture-encoders.js';
import type { SourceVideo } from './source-facts.js';
import { fromFile } from './source-probe.js';
import { PROGRESS } from '../ffmpeg/run-ffmpeg.js';

export const options = (given: Readonly<Record<string, string | number>>): string[] =>
  Object.entries(given).flatMap(([name, value]) => [`-${name}`, String(value)]);

/** Luminance of white in SDR, relative to which HDR is mapped. */
const WHITE_NITS = 100;

const TRANSFERS = { pq: 'smpte2084', hlg: 'arib-std-b67' } as const;

/** Maps HDR to the range of H.264 players, in light instead of in code values. HDR has the colours of BT.2020. */
const toneMapped = (range: keyof typeof TRANSFERS): string[] => [
  `zscale=tin=${TRANSFERS[range]}:min=bt2020nc:pin=bt2020:t=linear:npl=${WHITE_NITS}`,
  'format=gbrpf32le',
  'zscale=p=bt709',
  'tonemap=tonemap=hable:desat=0',
  'zscale=t=bt709:m=bt709:r=tv',
];

/** The filters that `toneMapped` needs of ffmpeg, which may be built without them. */
export const TONE_MAP_FILTERS = ['zscale', 'tonemap'] as const;

/** The encoders of sounds and stills. */
export const NEEDED_ENCODERS = ['aac', 'mjpeg'] as const;

/** Lines from which colours are coded by BT.709 in files that do not say it. */
const HD_LINES = 720;

/** To the matrix that the film says that it has. ffmpeg takes pictures without one for those of standard television. */
const toBt709 = ({ hasMatrix, height }: SourceVideo): string => {
  const assumed = height < HD_LINES ? 'bt601' : 'bt709';
  return `${hasMatrix ? '' : `:in_color_matrix=${assumed}`}:out_color_matrix=bt709:out_range=tv`;
};

const pictureFilters = ({ source, rate }: FilmPlan, { width, height }: Rendition): string => {
  const { video } = source;
  const { range } = video;
  return [
    ...(video.isInterlaced ? ['bwdif=mode=send_frame'] : []),
    // Fills what a variable rate, an edit list or a late start leaves out, so that every frame has its place.
    `fps=fps=${rate.name}:start_time=0`,
    `scale=${width}:${height}:flags=lanczos${range === 'sdr' ? toBt709(video) : ''}`,
    'setsar=1',
    ...(range === 'sdr' ? [] : toneMapped(range)),
    'format=yuv420p',
    // The last picture stands until the segment ends.
    'tpad=stop=-1:stop_mode=clone',
  ].join(',');
};

const fragmentMicroseconds = ({ rate }: FilmPlan): number =>
  Math.floor((rate.segmentSeconds / rate.parts) * 1_000_000);

const MOV_FLAGS = '+empty_moov+default_base_moof+skip_trailer';

/** Arguments for one rendition: segments with one key frame each, at the same times in all renditions. */
export const pictureArguments = (
  plan: FilmPlan,
  { file, out, threads }: { readonly file: string; readonly out: string; readonly threads: number },
  rendition: Rendition,
): string[] => {
  const { rate, segments, source } = plan;
  return [
    ...PROGRESS,
    ...options({ threads }),
    ...fromFile(file, plan.range),
    ...options({
      filter_threads: threads,
      filter_complex: `[0:${source.video.index}]${pictureFilters(plan, rendition)}[v]`,
      map: '[v]',
      map_metadata: -1,
      map_chapters: -1,
      'frames:v': segments * rate.frames,
      'c:v': rendition.encoder,
      ...encoderOptions({ encoder: rendition.encoder, peak: rendition.peak, frames: rate.frames, threads }),
      color_primaries: 'bt709',
      color_trc: 'bt709',
      colorspace: 'bt709',
      color_range: 'tv',
      video_track_timescale: rate.timescale,
      use_editlist: 0,
      frag_duration: fragmentMicroseconds(plan),
      movflags: `+frag_keyframe${MOV_FLAGS}`,
      f: 'mp4',
    }),
    out,
  ];
};

/** Frames of a film's sound, of which no segment lacks one. */
const soundFrames = ({ duration }: FilmPlan): number =>
  Math.floor((duration * SAMPLE_RATE) / SAMPLES_PER_FRAME + 1e-6);

const soundFilters = (sound: Sound, loudness: Loudness | null): string =>
  [
    `[0:${sound.stream}]aresample=${SAMPLE_RATE}:async=1:first_pts=0`,
    'aformat=channel_layouts=stereo',
    ...(loudness === null ? [] : [targetFilter(loudness), `aresample=${SAMPLE_RATE}`]),
    'apad',
    // The encoder begins with a frame of its own, in the place of which the first one is left out.
    `atrim=start_sample=${SAMPLES_PER_FRAME}`,
    'asetpts=PTS-STARTPTS[a]',
  ].join(',');

const SILENCE = `anullsrc=channel_layout=stereo:sample_rate=${SAMPLE_RATE}[a]`;

/**
 * Segments of sound that begin with the first frame after the picture's: only the muxer for DASH counts them from the
 * start of the film. Its manifest is not used.
 */
const unevenOutput = ({ rate }: FilmPlan, out: string): string[] => [
  ...options({
    f: 'dash',
    seg_duration: rate.segmentSeconds,
    single_file: 1,
    single_file_name: basename(out),
    use_timeline: 0,
    format_options: 'use_editlist=0',
  }),
  `${out}.mpd`,
];

const evenOutput = (plan: FilmPlan, out: string): string[] => [
  ...options({
    use_editlist: 0,
    frag_duration: fragmentMicroseconds(plan),
    movflags: MOV_FLAGS,
    f: 'mp4',
  }),
  out,
];

/** Arguments for one sound track, at the loudness of R 128; not changed if its loudness is null. */
export const soundArguments = (
  plan: FilmPlan,
  { file, out }: { readonly file: string; readonly out: string },
  { sound, loudness }: { readonly sound: Sound; readonly loudness: Loudness | null },
): string[] => [
  ...PROGRESS,
  ...(sound.stream === null ? [] : fromFile(file, plan.range)),
  ...options({
    filter_complex: sound.stream === null ? SILENCE : soundFilters(sound, loudness),
    map: '[a]',
    map_metadata: -1,
    map_chapters: -1,
    'frames:a': soundFrames(plan),
    'c:a': 'aac',
    'b:a': SOUND_BANDWIDTH,
    ar: SAMPLE_RATE,
    ac: 2,
  }),
  ...(plan.rate.parts === 1 ? unevenOutput(plan, out) : evenOutput(plan, out)),
];
