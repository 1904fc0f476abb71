import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { CommandError } from '../command-error.js';
import { writeWhole } from './work-journal.js';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const readJson = async (file: string): Promise<{ readonly text: string; readonly value: unknown } | null> => {
  try {
    const text = await readFile(file, 'utf8');
    return { text, value: JSON.parse(text) as unknown };
  } catch (cause) {
    if (isMissing(cause)) return null;
    throw new CommandError(
      `${file}: found ${cause instanceof Error ? cause.message : String(cause)}; allowed: well-formed JSON.`,
      { cause },
    );
  }
};

const invalid = (file: string, found: unknown, allowed: string): CommandError =>
  new CommandError(`${file}: found ${JSON.stringify(found)?.slice(0, 80)}; allowed: ${allowed}.`);

export interface TitleEntry {
  readonly id: string;
  readonly title: string;
  /** The realm's default language. */
  readonly language: string;
  /** Id of the video that is its trailer; null if it has none. */
  readonly trailer: string | null;
}

const Videos = Type.Array(Type.Object({ id: Type.String(), film: Type.Optional(Type.String()) }));

/** The videos of a catalogue, with the text of their file. @throws {CommandError} naming the file */
const readVideos = async (file: string) => {
  const found = await readJson(file);
  const value = found?.value ?? [];
  if (!Value.Check(Videos, value)) throw invalid(file, value, 'a list of videos, each with an id');
  return { text: found?.text ?? '[]\n', videos: value };
};

/** @throws {CommandError} for an id that another video has */
export const requireFreeId = async (catalogueFolder: string, id: string): Promise<void> => {
  const file = join(catalogueFolder, 'vods.json');
  const { videos } = await readVideos(file);
  const taken = videos.find((video) => video.id === id && video.film !== id);
  if (taken !== undefined)
    throw invalid(`${file}: id`, id, 'an id that no other video has; --id names another');
};

/** Adds a video to `vods.json` of a catalogue, and leaves what stands there as it is written. */
export const addVideo = async (
  catalogueFolder: string,
  { id, title, language, trailer }: TitleEntry,
): Promise<void> => {
  const file = join(catalogueFolder, 'vods.json');
  const { text, videos } = await readVideos(file);
  if (videos.some((video) => video.id === id)) return;
  const texts = { [language]: { title, description: '' } };
  const entry = { id, artwork: id, film: id, ...(trailer === null ? {} : { trailer }), texts };
  const indented = JSON.stringify(entry, null, 2).replaceAll(/^/gmu, '  ');
  const end = text.lastIndexOf(']');
  const before = text.slice(0, end).trimEnd();
  await writeWhole(file, `${before}${videos.length === 0 ? '' : ','}\n${indented}\n${text.slice(end)}`);
};
