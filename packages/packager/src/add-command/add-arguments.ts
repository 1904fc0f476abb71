import { createCommandWords } from '../command-words.js';
import { SLUG } from '../films/film-description.js';
import type { CaptionFile } from './film-plan.js';
import { languageOf } from './source-facts.js';
import { VIDEO_CODECS, type VideoCodec } from './picture-encoders.js';
import type { TimeRange } from './source-probe.js';

/** Parsed arguments of `footlight add`. */
export interface AddArguments {
  /** A file, a folder of films, or an address. */
  readonly from: string;
  readonly id: string | null;
  readonly title: string | null;
  readonly captionFiles: readonly CaptionFile[];
  /** Language of what the file names no language for; null for the realm's. */
  readonly language: string | null;
  /** What shows the film before it is bought: another file, or a part of the film; null for none. */
  readonly trailer: { readonly file: string } | { readonly range: TimeRange } | null;
  /** Codecs of the picture besides H.264; null for the realm's. */
  readonly codecs: readonly VideoCodec[] | null;
  /** A picture that becomes the artwork instead of one of the film; null for none. */
  readonly poster: string | null;
  /** Only prints the plan. */
  readonly isTrial: boolean;
}

export const ADD_USAGE = `Usage: footlight add <file|folder|address> [options]

Makes a film of the service from whatever ffmpeg reads, and adds it to the videos of the catalogue.

A folder stands for every film in it, with the captions beside each: film.mp4 with film.en.srt and film.fr.srt.

  --id <id>              the film's id (from the file's name): small letters and digits, with single hyphens between
  --title <title>        the title (from the file, or its name)
  --subtitles <file>     captions in SRT, WebVTT, ASS or TTML; fr=file.srt names the language, as film.fr.srt does;
                         repeatable
  --language <tag>       language of sound, captions and chapters for which the file names none (the realm's)
  --trailer <what>       a file, or a part of the film such as 1:30-2:15, becomes the video <id>-trailer
  --codecs <list>        h264, hevc and av1, with commas between; H.264 is always made (the realm's encoding.codecs)
  --poster <file>        a picture in JPEG, PNG, WebP, AVIF or TIFF becomes the artwork (a picture of the film)
  --dry-run              prints what would be made, and writes nothing

The same command continues a film whose making was interrupted. FFMPEG_PATH and FFPROBE_PATH name the programs.`;

/** With that of its trailer, which is longer, an id of the catalogue. */
const LONGEST_ID = 56;

const { invalid, parse } = createCommandWords(ADD_USAGE);

const requireLanguage = (name: string, text: string): string => {
  const language = languageOf(text);
  if (language === 'und') throw invalid(name, text, 'a language tag such as en or pt-BR');
  return language;
};

/** The language in a file name such as `film.fr.srt`; null if there is none. */
export const languageInName = (path: string): string | null => {
  const [, tag = ''] = /\.([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.[A-Za-z0-9]+$/u.exec(path) ?? [];
  const language = tag === '' ? 'und' : languageOf(tag);
  return language === 'und' ? null : language;
};

/** `fr=film.srt`, or a file name, which may contain a language. */
const readCaptionArgument = (text: string, byDefault: string | null): CaptionFile => {
  const [, tag, rest] = /^([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)=(.+)$/su.exec(text) ?? [];
  if (tag !== undefined && rest !== undefined)
    return { path: rest, language: requireLanguage('--subtitles', tag) };
  const language = languageInName(text) ?? byDefault;
  if (language === null)
    throw invalid('--subtitles', text, 'a file with its language, such as en=film.srt or film.en.srt');
  return { path: text, language };
};

const CLOCK = String.raw`(?:\d{1,2}:){0,2}\d{1,5}(?:\.\d{1,3})?`;
const RANGE = new RegExp(`^(${CLOCK})-(${CLOCK})$`, 'u');

const seconds = (clock: string): number => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** A part of the film such as `90-135` or `1:30-2:15`, otherwise a file. */
const readTrailer = (text: string): NonNullable<AddArguments['trailer']> => {
  const [, from, to] = RANGE.exec(text) ?? [];
  if (from === undefined || to === undefined) return { file: text };
  const range = { from: seconds(from), to: seconds(to) };
  if (range.to - range.from < 1)
    throw invalid('--trailer', text, 'a part of at least one second, such as 1:30-2:15');
  return { range };
};

const isCodec = (text: string): text is VideoCodec => VIDEO_CODECS.some((codec) => codec === text);

const readCodecs = (text: string): readonly VideoCodec[] =>
  text.split(',').map((word) => {
    if (isCodec(word)) return word;
    throw invalid('--codecs', text, `${VIDEO_CODECS.join(', ')}, with commas between, such as h264,av1`);
  });

/** Whether a text may be the id of a film. */
export const isId = (text: string): boolean =>
  text.length <= LONGEST_ID && new RegExp(`^${SLUG}$`, 'u').test(text);

/** An id from the name of a file; null if it has no letters and digits of ASCII. */
export const idFromName = (name: string): string | null => {
  const id = name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, LONGEST_ID)
    .replaceAll(/^-|-$/gu, '');
  return isId(id) ? id : null;
};

/**
 * Parses the arguments after `footlight add`.
 * @throws {CommandError} naming the argument, what was found and what is allowed
 */
export const readAddArguments = (words: readonly string[]): AddArguments => {
  const { values, positionals } = parse(words, {
    id: { type: 'string' },
    title: { type: 'string' },
    subtitles: { type: 'string', multiple: true },
    language: { type: 'string' },
    trailer: { type: 'string' },
    codecs: { type: 'string' },
    poster: { type: 'string' },
    'dry-run': { type: 'boolean' },
  });
  const [from = '', ...others] = positionals;
  if (from === '') throw invalid('source', from, 'a file, a folder of films or an address');
  if (others.length > 0) throw invalid('source', positionals.join(' '), 'one file, folder or address');
  const { id = null, title = null, poster = null } = values;
  if (id !== null && !isId(id))
    throw invalid('--id', id, `up to ${LONGEST_ID} small letters and digits, with single hyphens between`);
  if (title !== null && (title.trim() === '' || title.length > 2000))
    throw invalid('--title', title, 'up to 2000 characters, not blanks alone');
  const language = values.language === undefined ? null : requireLanguage('--language', values.language);
  return {
    from,
    id,
    title,
    captionFiles: (values.subtitles ?? []).map((text) => readCaptionArgument(text, language)),
    language,
    trailer: values.trailer === undefined ? null : readTrailer(values.trailer),
    codecs: values.codecs === undefined ? null : readCodecs(values.codecs),
    poster,
    isTrial: values['dry-run'] === true,
  };
};
