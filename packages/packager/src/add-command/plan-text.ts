import type { FilmPlan } from './film-plan.js';
import { ENCODER_FACTS } from './picture-encoders.js';
import type { Poster } from './poster.js';
import { durationText } from './work-progress.js';

/** Pixels of H.264 that one core of an ordinary machine encodes in a second. */
const PIXELS_PER_SECOND = 30_000_000;

const MEGA = 1_000_000;
export const megabytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / MEGA))} MB`;

/** Seconds that the work takes, roughly. @param threads of the encoder */
const expectedSeconds = ({ renditions, rate, duration }: FilmPlan, threads: number): number => {
  const pixels = renditions.reduce(
    (sum, { width, height, encoder }) => sum + width * height * ENCODER_FACTS[encoder].work,
    0,
  );
  return (pixels * rate.value * duration) / (PIXELS_PER_SECOND * threads);
};

const RANGES = { sdr: '', pq: ', HDR (PQ) becomes SDR', hlg: ', HDR (HLG) becomes SDR' } as const;

/** What will be made, for the operator. */
export const planText = (plan: FilmPlan, poster: Poster | null, threads: number): readonly string[] => {
  const { id, title, source, rate, renditions, sounds, captions, chapters, duration, omitted } = plan;
  const { video } = source;
  const frames =
    Math.abs(video.frameRate / rate.value - 1) < 0.001 && !video.isVariable
      ? `${rate.name} frames/s`
      : `${Number(video.frameRate.toFixed(3))} frames/s${video.isVariable ? ' (variable)' : ''} become ${rate.name}`;
  return [
    `Film ${id}: ${title}`,
    `  source      ${source.container}, ${durationText(source.duration)}; ${video.codec} ${video.width}x${video.height}, ${frames}${video.isInterlaced ? ', interlaced' : ''}${RANGES[video.range]}`,
    ...renditions.map(
      ({ id: name, width, height, peak, encoder }) =>
        `  picture     ${name}: ${width}x${height}, ${ENCODER_FACTS[encoder].name}, up to ${Math.round(peak / 1000)} kbit/s`,
    ),
    ...sounds.map(
      ({ id: name, label, stream, sourceChannels }) =>
        `  sound       ${name}: ${label}${stream === null ? ', since the file has no sound' : `, AAC, ${sourceChannels > 2 ? `${sourceChannels} channels become 2` : 'stereo'}, -23 LUFS`}`,
    ),
    ...captions.map(
      ({ language, label, from }) =>
        `  captions    ${language}: ${label}, from ${from.is === 'file' ? from.path : `stream ${from.index}`}`,
    ),
    ...(chapters.length === 0 ? [] : [`  chapters    ${chapters.length}`]),
    ...(poster === null ? [] : [`  artwork     ${poster.path}, ${poster.width}x${poster.height}`]),
    ...omitted.map((line) => `  left out    ${line}`),
    `  expected    about ${megabytes(plan.bytes)}, ${durationText(duration)} long, in about ${durationText(expectedSeconds(plan, threads))}`,
  ];
};
