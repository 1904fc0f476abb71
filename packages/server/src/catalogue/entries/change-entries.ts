import type { CollectionName } from '@footlight/contract';
import { createHash } from 'node:crypto';
import type { Database } from '../../database/database.js';
import { entryKey, type Entry } from './collections.js';
import { EntriesRepository, type EditedEntry, type EntryId, type StoredEntry } from './entries.repository.js';
import { contentOf, linksOf } from './entry-links.js';
import { schemaIssues } from './entry-schemas.js';
import { titleWords } from './entry-titles.js';
import { projectEntries, type ProjectOptions } from './project-entries.js';

/** SHA-256 of a document. */
export const hashOf = (document: unknown): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('hex');

const RELATIVE = ['startsIn', 'endsIn', 'premieresIn', 'releasedIn'] as const;

/** Collections whose relative times count from each start of the service, and not from when they are first stored. */
const MOVED: ReadonlySet<CollectionName> = new Set(['vods', 'events']);

const isRelative = (collection: CollectionName, document: unknown): boolean =>
  MOVED.has(collection) &&
  typeof document === 'object' &&
  document !== null &&
  RELATIVE.some((name) => name in document);

/** An entry with what is derived from its document, or else from its draft. */
const storedEntry = (entry: Omit<EditedEntry, 'version'>): StoredEntry => {
  const { document, draft } = entry;
  const shown = { ...entry, document: document ?? draft };
  // A draft may be unfinished; a document has been checked.
  const isWhole = document !== null || schemaIssues(entry.collection, draft).length === 0;
  return {
    ...entry,
    hash: document === null ? null : hashOf(document),
    links: isWhole ? linksOf(shown) : [],
    contents: isWhole ? contentOf(shown) : [],
    titles: titleWords(draft ?? document),
    isRelative: isRelative(entry.collection, document),
  };
};

/** An entry as a file has it. */
export const fileEntry = (entry: Entry, now: number): Omit<EditedEntry, 'version'> => ({
  ...entry,
  draft: null,
  fileHash: hashOf(entry.document),
  publishAt: null,
  withdrawAt: null,
  changedAt: new Date(now),
  changedBy: null,
});

/** Collections whose entries of the same id have one label. */
const SAME_LABEL: Readonly<Partial<Record<CollectionName, CollectionName>>> = {
  genres: 'tags',
  tags: 'genres',
  formats: 'guideGenres',
  guideGenres: 'formats',
};

/** Whose rows depend on what changes: the titles of a genre, the channels of a format, the event of a channel. */
const dependentsOf = async (
  repository: EntriesRepository,
  changed: readonly Entry[],
  touched: readonly string[],
): Promise<readonly Entry[]> => {
  const words = changed.filter(({ collection }) =>
    ['genres', 'roles', 'people', 'words', 'formats', 'guideGenres'].includes(collection),
  );
  const carried = changed
    .filter(({ collection }) => collection === 'channels')
    .flatMap((entry) => linksOf(entry).filter((link) => link.startsWith('LIVE_EVENT:')));
  // A tag without a label of its own has that of the genre, and a genre of the guide that of the format.
  const labels = changed.flatMap(({ collection, id }): EntryId[] => {
    const other = SAME_LABEL[collection];
    return other === undefined ? [] : [{ collection: other, id }];
  });
  const found = [
    ...(await repository.linkedTo([...words.map((entry) => entryKey(entry)), ...touched])),
    ...(await repository.defining(carried)),
    ...(await repository.byIds(labels)),
  ];
  const own = new Set(changed.map((entry) => entryKey(entry)));
  return [...new Map(found.map((entry) => [entryKey(entry), entry])).values()].filter(
    (entry) => !own.has(entryKey(entry)),
  );
};

export interface ChangedEntries {
  readonly saved?: readonly Omit<EditedEntry, 'version'>[];
  readonly removed?: readonly EntryId[];
  /** Films of which something else is known now, such as `films:lantern-coast`. */
  readonly touched?: readonly string[];
  /** Entries that stay as they are, and whose rows are made again. */
  readonly redrawn?: readonly EntryId[];
  /** Called when they are stored, and before viewers see them; an error leaves everything as it was. */
  readonly check?: () => Promise<void>;
}

/**
 * Stores and removes entries, and brings everything that viewers see up to date with them. Must run in a transaction.
 */
export const changeEntries = async (
  tx: Database,
  { saved = [], removed = [], touched = [], redrawn = [], check }: ChangedEntries,
  options: ProjectOptions,
): Promise<void> => {
  const repository = new EntriesRepository(tx);
  const before = await repository.byIds([...saved, ...removed]);
  await repository.save(saved.map((entry) => storedEntry(entry)));
  await repository.remove(removed);
  await check?.();
  const after = saved.filter(({ document }) => document !== null);
  const dependents = [
    ...(await repository.byIds(redrawn)),
    ...(await dependentsOf(repository, [...before, ...after], touched)),
  ];
  const change = { before: [...before, ...dependents], after: [...after, ...dependents] };
  await projectEntries(tx, change, options);
};
