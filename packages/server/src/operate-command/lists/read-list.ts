import type { CollectionName } from '@footlight/contract';
import type { ListedEntry } from '../../catalogue/entries/list-changes.js';
import { GuideFileError } from '../../features/guide/import/guide-file-error.js';
import type { OpenedGuide } from '../../features/guide/import/guide-place.js';
import type { Database } from '../../database/database.js';
import type { Realm } from '../../realm/load-realm.js';
import type { ListedPicture } from './list-pictures.js';

/** What a list of an operator consists of. */
export interface ReadList {
  /** What it is, in words. */
  readonly kind: string;
  readonly entries: readonly ListedEntry[];
  readonly pictures: readonly ListedPicture[];
  /** The collections that it could have entries of. */
  readonly collections: readonly CollectionName[];
  /** Whether it has all entries of its collections, so that others can be removed. */
  readonly isWhole: boolean;
  /** What the operator is told of it, line by line. */
  readonly notes: readonly string[];
}

/** What lists are read with. */
export interface ListContext {
  readonly db: Database;
  readonly realm: Realm;
  /** Whether pages may show a picture of an address. */
  readonly isPicture: (address: string) => boolean;
  /** Whether the realm file names the origin of a picture, so that a list cannot make the command request any address. */
  readonly mayRequest: (address: string) => boolean;
}

/** Characters of a list that is read as a whole. */
const MOST_CHARACTERS = 64_000_000;

/** @throws {GuideFileError} for a text of more characters */
export const wholeText = async (
  { text, name }: Pick<OpenedGuide, 'text' | 'name'>,
  most = MOST_CHARACTERS,
): Promise<string> => {
  const pieces: string[] = [];
  let length = 0;
  for await (const piece of text) {
    length += piece.length;
    if (length > most) throw new GuideFileError(name, `more than ${most} characters`, 'a shorter list');
    pieces.push(piece);
  }
  return pieces.join('');
};
