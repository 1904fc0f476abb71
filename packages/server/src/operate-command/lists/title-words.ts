import { createHash } from 'node:crypto';
import type { CollectionName } from '@footlight/contract';
import { searchWords } from '@footlight/domain';
import { entryKey, type Entry } from '../../catalogue/entries/collections.js';
import type { ListedEntry } from '../../catalogue/entries/list-changes.js';
import { slugOf } from '../../features/guide/import/list-slug.js';

const LONGEST_WORD = 200;

const folded = (text: string): string => searchWords(text).join(' ');

/** Words of scripts without letters of ASCII have no readable slug. */
const slugOfWord = (word: string): string =>
  slugOf(word) || `w-${createHash('sha256').update(folded(word)).digest('hex').slice(0, 12)}`;

/** The ids of genres, tags or roles by their labels in all languages. */
const idsByLabel = (entries: readonly Entry[], collection: CollectionName): Map<string, string> => {
  const own = entries.filter((entry) => entry.collection === collection);
  return new Map([
    ...own.flatMap(({ id, document }) =>
      Object.values(document as Readonly<Record<string, string>>).map(
        (label) => [folded(label), id] as const,
      ),
    ),
    ...own.map(({ id }) => [folded(id), id] as const),
  ]);
};

/** Finds genres, tags and roles of the catalogue by the words of a list, and makes those that are not there. */
export class TitleWords {
  readonly #language: string;
  readonly #genres: Map<string, string>;
  readonly #tags: Map<string, string>;
  readonly #roles: Map<string, string>;
  readonly #keys: Set<string>;
  readonly #added: ListedEntry[] = [];

  /** @param entries all genres, tags and roles */
  constructor(entries: readonly Entry[], language: string) {
    this.#language = language;
    this.#keys = new Set(entries.map((entry) => entryKey(entry)));
    this.#genres = idsByLabel(entries, 'genres');
    this.#tags = idsByLabel(entries, 'tags');
    this.#roles = idsByLabel(entries, 'roles');
  }

  /** Those that were not there, as entries. */
  get added(): readonly ListedEntry[] {
    return this.#added;
  }

  /** @returns the id of a genre */
  genre(word: string, place: string): string {
    return this.#idOf(this.#genres, 'genres', word, place);
  }

  /** A tag without a label of its own has that of the genre. @returns the id of a tag */
  tag(word: string, place: string): string {
    return this.#genres.get(folded(word)) ?? this.#idOf(this.#tags, 'tags', word, place);
  }

  /** @returns the id of a role */
  role(word: string, place: string): string {
    return this.#idOf(this.#roles, 'roles', word, place);
  }

  #idOf(known: Map<string, string>, collection: CollectionName, word: string, place: string): string {
    const id = known.get(folded(word));
    if (id !== undefined) return id;
    const made = slugOfWord(word);
    known.set(folded(word), made);
    const key = `${collection}:${made}`;
    if (!this.#keys.has(key)) {
      const label = `${word.slice(0, 1).toUpperCase()}${word.slice(1, LONGEST_WORD)}`;
      this.#keys.add(key);
      this.#added.push({ collection, id: made, document: { [this.#language]: label }, place });
    }
    return made;
  }
}
