import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { recogniseText } from '@footlight/domain/text-encoding';
import { CommandError } from '../command-error.js';
import { parseSubtitles } from '../films/subtitles.js';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.js';
import { captionLineIssue, type CaptionFormat, type CaptionLineIssue } from './caption-lines.js';
import type { PlannedCaptions } from './film-plan.js';
import { fromFile } from './source-probe.js';
import { writeWhole } from './work-journal.js';

/** File name extensions of captions that are read, and ffmpeg's name of their format, which does not read TTML. */
export const CAPTION_FORMATS: Readonly<Record<string, CaptionFormat | 'ttml'>> = {
  '.srt': 'srt',
  '.vtt': 'webvtt',
  '.ass': 'ass',
  '.ssa': 'ass',
  '.ttml': 'ttml',
  '.dfxp': 'ttml',
  '.xml': 'ttml',
};

/** A film of three hours has about 200 kB of captions. */
const MOST_BYTES = 5_000_000;

const refuse = (path: string, found: string, allowed: string): CommandError =>
  new CommandError(`captions ${basename(path)}: found ${found}; allowed: ${allowed}.`);

export interface CaptionText {
  readonly format: CaptionFormat;
  readonly text: string;
  /** Such as `utf-8`. */
  readonly encoding: string;
}

/**
 * Reads a caption file in whichever encoding it is.
 * @throws {CommandError} naming the file, its line, what was found and what is allowed
 */
export const readCaptionFile = async (path: string, language: string): Promise<CaptionText> => {
  const format = CAPTION_FORMATS[extname(path).toLowerCase()];
  if (format === undefined)
    throw refuse(path, JSON.stringify(extname(path)), Object.keys(CAPTION_FORMATS).join(', '));
  const size = await stat(path).then(
    (found) => (found.isFile() ? found.size : null),
    () => null,
  );
  if (size === null) throw refuse(path, 'no such file', 'a file');
  if (size > MOST_BYTES) throw refuse(path, `${size} bytes`, `${MOST_BYTES} bytes`);
  const { text, encoding } = recogniseText(await readFile(path), { language, contentType: '' });
  const refuseLine = ({ line, found, allowed }: CaptionLineIssue): CommandError =>
    refuse(path, `${JSON.stringify(found)} in line ${line}`, allowed);
  const plain = text.replace(/^\uFEFF/u, '');
  if (format === 'ttml') {
    // Its parser is loaded for such files only, not with the service.
    const { webVttOfTtml } = await import('./ttml.js');
    const converted = webVttOfTtml(plain);
    if (typeof converted !== 'string') throw refuseLine(converted);
    return { format: 'webvtt', text: converted, encoding };
  }
  const issue = captionLineIssue(plain, format);
  if (issue !== null) throw refuseLine(issue);
  return { format, text: plain, encoding };
};

export interface CaptionsRun {
  readonly ffmpeg: string;
  /** The film. */
  readonly file: string;
  /** Folder for the files. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

/**
 * Writes `<language>.vtt` of planned captions.
 * @returns whether there is a cue in them; tracks of films may have none
 * @throws {CommandError} if there is none in a given file
 */
export const writeCaptions = async (planned: PlannedCaptions, run: CaptionsRun): Promise<boolean> => {
  const { ffmpeg, file, folder, signal } = run;
  const { language, from } = planned;
  const read = async (): Promise<readonly string[]> => {
    if (from.is === 'stream') return [...fromFile(file), '-map', `0:${from.index}`];
    const { format, text } = await readCaptionFile(from.path, language);
    const copy = join(folder, `${language}.source`);
    await writeFile(copy, text);
    return ['-f', format, ...fromFile(copy)];
  };
  const { stdout } = await runFfmpeg({
    program: ffmpeg,
    what: `captions ${from.is === 'stream' ? `in stream ${from.index}` : basename(from.path)}`,
    arguments: [
      '-hide_banner',
      '-nostdin',
      '-v',
      'error',
      ...(await read()),
      '-c:s',
      'webvtt',
      '-f',
      'webvtt',
      'pipe:1',
    ],
    signal,
  });
  const text = stdout.toString('utf8');
  if (parseSubtitles(text).cues.length === 0) {
    if (from.is === 'file') throw refuse(from.path, 'no cue', 'at least one');
    return false;
  }
  await writeWhole(join(folder, `${language}.vtt`), text);
  return true;
};
