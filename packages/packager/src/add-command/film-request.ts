import { basename } from 'node:path';
import { CommandError } from '../command-error.js';
import type { FfmpegAbilities } from '../ffmpeg/ffmpeg-abilities.js';
import { readCaptionFile } from './captions.js';
import { NEEDED_ENCODERS, TONE_MAP_FILTERS } from './encode-arguments.js';
import { planFilm, type CaptionFile, type FilmPlan } from './film-plan.js';
import { encodersFor, type VideoCodec } from './picture-encoders.js';
import type { Poster } from './poster.js';
import { sourceFacts } from './source-facts.js';
import { decodeSource, probeSource, type Programs, type TimeRange } from './source-probe.js';

/** A film that is to be made. */
export interface FilmRequest {
  readonly file: string;
  readonly id: string;
  /** Null for the title in the file, or `name`. */
  readonly title: string | null;
  readonly name: string;
  readonly captionFiles: readonly CaptionFile[];
  /** The part of the file that it is made of; null for the whole. */
  readonly range: TimeRange | null;
  /** Becomes its artwork; null for a picture of the film. */
  readonly poster: Poster | null;
  /** Id of its trailer; null if it has none. */
  readonly trailer: string | null;
}

/** Of titles of the catalogue. */
const LONGEST_TITLE = 2000;

export interface PlanningOptions extends Programs {
  /** Language of what is named in none. */
  readonly language: string;
  /** In which it is made besides H.264. */
  readonly codecs: readonly VideoCodec[];
  readonly abilities: FfmpegAbilities;
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
}

const readCaptions = async (
  captionFiles: readonly CaptionFile[],
  { print }: PlanningOptions,
): Promise<void> => {
  for (const { path, language } of captionFiles) {
    // oxlint-disable-next-line no-await-in-loop
    const { encoding } = await readCaptionFile(path, language);
    if (encoding !== 'utf-8') print(`captions ${basename(path)}: read as ${encoding}`);
  }
};

/**
 * Looks at the source of a film and decides what will be made of it.
 * @throws {CommandError} naming what was found and what is allowed, before anything is written
 */
export const planRequest = async (request: FilmRequest, options: PlanningOptions): Promise<FilmPlan> => {
  const { file, id, title, name, captionFiles, range } = request;
  await options.abilities.require('encoders', NEEDED_ENCODERS);
  const encoders = await encodersFor(options.codecs, options.abilities);
  const source = sourceFacts(await probeSource(file, options, options.signal));
  if (range !== null && range.to > source.duration)
    throw new CommandError(
      `--trailer: found the part until ${range.to} s; allowed: up to ${source.duration} s, the length of the film.`,
    );
  const { video } = source;
  await decodeSource({ ...video, file, stream: video.index }, options, options.signal);
  await readCaptions(captionFiles, options);
  const plan = planFilm({
    id,
    title: (title ?? (source.title === '' ? name : source.title)).slice(0, LONGEST_TITLE),
    source,
    range,
    captionFiles,
    language: options.language,
    encoders,
  });
  if (video.range !== 'sdr') await options.abilities.require('filters', TONE_MAP_FILTERS);
  return plan;
};
