import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/** Patterns for names of films, tracks and languages. They exclude path separators, which prevents path traversal. */
export const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*';
export const LANGUAGE = '[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*';
export const TRACK = '[va][a-z0-9]*(?:-[A-Za-z0-9]+)*';

const trackId = Type.String({ pattern: `^${TRACK}$` });
const language = Type.String({ pattern: `^${LANGUAGE}$` });
/** Peak rate in bits per second. */
const bandwidth = Type.Integer({ minimum: 1 });
const codecs = Type.String({ pattern: '^[A-Za-z0-9.]+$' });

const VideoTrack = Type.Object({
  id: trackId,
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  bandwidth,
  codecs,
  /** Frames per second, such as `25` or `30000/1001`. */
  frameRate: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,6}(?:/[1-9]\\d{0,4})?$' })),
});
type VideoTrack = Static<typeof VideoTrack>;

const AudioTrack = Type.Object({
  id: trackId,
  language,
  label: Type.String({ minLength: 1 }),
  bandwidth,
  codecs,
  channels: Type.Integer({ minimum: 1 }),
});
export type AudioTrack = Static<typeof AudioTrack>;

const SubtitleLanguage = Type.Object({ language, label: Type.String({ minLength: 1 }) });
type SubtitleLanguage = Static<typeof SubtitleLanguage>;

/** Content of `film.json`, which describes a film's folder. */
export const FilmDescription = Type.Object({
  slug: Type.String({ pattern: `^${SLUG}$` }),
  /** Number of segments in every track. */
  segments: Type.Integer({ minimum: 1 }),
  /** Seconds. */
  segmentDuration: Type.Number({ exclusiveMinimum: 0 }),
  /** Seconds. */
  duration: Type.Number({ exclusiveMinimum: 0 }),
  video: Type.Array(VideoTrack, { minItems: 1 }),
  audio: Type.Array(AudioTrack, { minItems: 1 }),
  subtitles: Type.Array(SubtitleLanguage),
  chapterLanguages: Type.Array(language),
  /** Timeline thumbnails; their index is `thumbnails.vtt`. */
  thumbnails: Type.Optional(Type.Object({ count: Type.Integer({ minimum: 1 }) })),
});
export type FilmDescription = Static<typeof FilmDescription>;

/**
 * Parses a `film.json`.
 * @throws {Error} naming the key, the value found and the allowed values
 */
export const parseFilmDescription = (text: string): FilmDescription => {
  const value: unknown = JSON.parse(text);
  const problem = Value.Errors(FilmDescription, value).First();
  if (problem !== undefined) {
    throw new Error(`${problem.path}: found ${JSON.stringify(problem.value)}; ${problem.message}.`);
  }
  return Value.Decode(FilmDescription, value);
};
