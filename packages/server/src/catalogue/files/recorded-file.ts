import type { FileParts } from './file-parts.js';

/** Size and times of a file, of which one differs when it was written. */
export type FileStamp = readonly [size: number, mtimeMs: number, ctimeMs: number];

/**
 * Files whose parts are recorded: lists of entries of the collection of the same name. These are the ones that grow, and
 * whose entries are checked by themselves and by the ids that they name.
 */
export const PARTED_FILES = ['vods', 'events', 'series', 'playlists'] as const;
export type PartedFile = (typeof PARTED_FILES)[number];

export interface RecordedFile extends FileParts {
  readonly stamp: FileStamp;
}

/** What the entries were imported from, so that the next import needs to read only what has changed since. */
export interface FileRecord {
  readonly files: Readonly<Partial<Record<PartedFile, RecordedFile>>>;
  /** Keys of entries that are not as the files have them, or in no file any more, because editors changed them. */
  readonly aside: readonly string[];
}
