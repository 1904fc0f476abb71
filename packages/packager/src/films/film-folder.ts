import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFilmDescription, type FilmDescription } from './film-description.js';

export interface FilmFolder {
  /** What `film.json` says, without the texts and pictures that cannot be read. */
  readonly description: FilmDescription;
  /** Each names a file, what was found and what is allowed. */
  readonly issues: readonly string[];
}

/** Whether a folder beside the films is one that is still being made, which begins with a dot. */
export const isUnfinishedFilm = (name: string): boolean => name.startsWith('.');

const WEB_VTT = /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/u;

const textIssue = (folder: string, file: string): string | null => {
  const path = join(folder, file);
  if (!existsSync(path)) return `${file}: found no such file; allowed: a WebVTT file`;
  const [line = ''] = readFileSync(path, 'utf8').split('\n', 1);
  return WEB_VTT.test(line)
    ? null
    : `${file}: found ${JSON.stringify(line)} in its first line; allowed: a WebVTT file, which begins with WEBVTT`;
};

/**
 * Reads the description of a film, and checks the texts and pictures that it names. A film plays without them.
 * @throws {Error} if there is no `film.json`, or naming its key, the value found and the allowed values
 */
export const readFilmFolder = (folder: string): FilmFolder => {
  const description = parseFilmDescription(readFileSync(join(folder, 'film.json'), 'utf8'));
  const issues: string[] = [];
  const isUsable = (issue: string | null): boolean => {
    if (issue !== null) issues.push(issue);
    return issue === null;
  };
  const { subtitles, chapterLanguages, thumbnails, ...rest } = description;
  const thumbnailsAreUsable =
    thumbnails !== undefined &&
    isUsable(textIssue(folder, 'thumbnails.vtt')) &&
    isUsable(
      existsSync(join(folder, 'thumbnails.jpg'))
        ? null
        : 'thumbnails.jpg: found no such file; allowed: a picture',
    );
  return {
    description: {
      ...rest,
      subtitles: subtitles.filter(({ language }) => isUsable(textIssue(folder, `subtitles/${language}.vtt`))),
      chapterLanguages: chapterLanguages.filter((language) =>
        isUsable(textIssue(folder, `chapters/${language}.vtt`)),
      ),
      ...(thumbnailsAreUsable ? { thumbnails } : {}),
    },
    issues,
  };
};
