import type { MediaStore, StoreReader } from '@footlight/packager';
import { COLLECTION_NAMES, type CollectionName } from '@footlight/contract';
import type { Clock } from '../../clock.js';
import type { Database } from '../../database/database.js';
import type { Log } from '../../log.js';
import { RealmError } from '../../realm/realm-error.js';
import { filmTexts, readNamedFilms, type Films } from '../media-facts.js';
import { settleSearch } from '../search/write-search.js';
import { lockCatalogue } from './catalogue-lock.js';
import { changeEntries, fileEntry } from './change-entries.js';
import { entryKey } from './collections.js';
import { LAST_POSITION } from './edit-entry.js';
import { EntriesRepository, type EntryId, type EntryState } from './entries.repository.js';
import { linksOf } from './entry-links.js';
import { slices } from './entry-slices.js';
import type { EntryRules } from './entry-issues.js';
import { listChanges, type ListChanges, type ListedEntry, type ListImportMode } from './list-changes.js';
import { differences } from './list-differences.js';
import { listIssues, repeatedEntries } from './list-issues.js';
import { listPositions } from './list-positions.js';
import { neededEntries, type NeededEntry } from './needed-entries.js';

export interface ListImportOptions extends ListImportMode {
  readonly db: Database;
  readonly rules: EntryRules;
  /** Contains the films and artworks that entries name; null if the realm has no media. */
  readonly store: MediaStore | null;
  readonly clock: Clock;
  readonly log: Log;
  /** Only says what would change. */
  readonly isDry: boolean;
  /** Called once everything is known to be right, and before anything is written. */
  readonly beforeWriting?: () => Promise<void>;
}

/** What an import of lists did, or would do. Entries are named by their keys, such as `vods:1001`. */
export interface ListImportResult {
  readonly added: readonly string[];
  /** With the fields that differ, of the first hundred. */
  readonly changed: readonly { readonly key: string; readonly fields: readonly string[] }[];
  readonly removed: readonly string[];
  readonly kept: readonly string[];
  /** Entries that the lists do not have any more, and that others need. */
  readonly needed: readonly NeededEntry[];
  readonly unchanged: number;
  /** Films that the entries name and the store does not have. */
  readonly missingFilms: readonly string[];
}

/** The index of the search is settled after this many changes at once. */
const MANY_CHANGES = 200;
const MOST_COMPARED = 100;
const MOST_ISSUES = 20;

/** @throws {RealmError} with the first twenty */
const refuseIssues = (issues: ConstructorParameters<typeof RealmError>[1]): void => {
  if (issues.length === 0) return;
  const more = issues.length - MOST_ISSUES;
  const rest = { field: '…', found: `${more} more`, allowed: 'none' };
  throw new RealmError(
    'Nothing was imported, because the lists',
    more > 0 ? [...issues.slice(0, MOST_ISSUES), rest] : issues,
  );
};

/** The films that entries name. */
const filmsOf = (entries: readonly ListedEntry[]): readonly string[] => [
  ...new Set(
    entries
      .flatMap((entry) => linksOf({ ...entry, position: 0 }))
      .filter((link) => link.startsWith('films:'))
      .map((link) => link.slice('films:'.length)),
  ),
];

/** Writes entries of lists into the catalogue, in short transactions. */
class ListImport {
  readonly #options: ListImportOptions;
  /** Positions of the entries that are new, in the order of the lists. */
  readonly #positions: ReadonlyMap<string, number>;
  /** What is known of the films that the entries name. */
  readonly #films: ReadonlyMap<string, string>;

  /** Contains the artworks that the entries name. */
  readonly #store: StoreReader | null;

  constructor(
    options: ListImportOptions,
    {
      positions,
      films,
      store,
    }: {
      readonly positions: ReadonlyMap<string, number>;
      readonly films: Films;
      readonly store: StoreReader | null;
    },
  ) {
    this.#options = options;
    this.#positions = positions;
    this.#films = filmTexts(films);
    this.#store = store;
  }

  /** @returns keys of entries that an editor has changed meanwhile */
  async save(entries: readonly ListedEntry[]): Promise<readonly string[]> {
    const { db, ...options } = this.#options;
    const now = options.clock.now();
    return db.transaction(async (tx) => {
      await lockCatalogue(tx);
      const states = await new EntriesRepository(tx).statesOf(entries);
      const stored = new Map(states.map((state) => [entryKey(state), state]));
      const { added, changed, kept } = listChanges(entries, states, { ...options, isRemoving: false });
      const saved = [...added, ...changed].map((entry) => {
        const state = stored.get(entryKey(entry));
        const position = this.#positionOf(entry, state);
        const { collection, id, document, isOfRealm = false } = entry;
        const next = fileEntry({ collection, id, document, position }, now);
        // To a start, an entry that differs from its file was changed in the service, and stays (ACCT-64).
        return Object.assign(next, isOfRealm ? {} : { fileHash: state?.fileHash ?? null });
      });
      // They count as imported from their files, which are recorded as they were before.
      if (entries.some(({ isOfRealm = false }) => isOfRealm)) await new EntriesRepository(tx).forgetFiles();
      const films = await this.#newFilms(tx, entries);
      const touched = films.map(([slug]) => `films:${slug}`);
      await changeEntries(tx, { saved, touched }, { ...options, store: this.#store, now });
      return kept;
    });
  }

  async remove(removed: readonly EntryId[]): Promise<void> {
    const { db, clock, log } = this.#options;
    await db.transaction(async (tx) => {
      await lockCatalogue(tx);
      await changeEntries(tx, { removed }, { store: this.#store, log, now: clock.now() });
    });
  }

  /** Films that were added since the service started, which reads the others. */
  async #newFilms(tx: Database, entries: readonly ListedEntry[]): Promise<readonly [string, string][]> {
    const names = filmsOf(entries);
    const repository = new EntriesRepository(tx);
    const known = await repository.filmFacts(names);
    const films = names.flatMap((slug): [string, string][] => {
      const text = this.#films.get(slug);
      return text === undefined || known.get(slug) === text ? [] : [[slug, text]];
    });
    await repository.saveFilmFacts(new Map(films));
    return films;
  }

  #positionOf(entry: ListedEntry, state: EntryState | undefined): number {
    const listed = this.#positions.get(entryKey(entry)) ?? LAST_POSITION;
    return entry.isOfRealm === true ? listed : (state?.position ?? listed);
  }
}

const comparedWith = async (
  repository: EntriesRepository,
  changed: readonly ListedEntry[],
): Promise<ListImportResult['changed']> => {
  const before = await repository.existing(changed.slice(0, MOST_COMPARED));
  const documents = new Map(before.map((entry) => [entryKey(entry), entry.document]));
  return changed.map((entry) => {
    const key = entryKey(entry);
    return { key, fields: documents.has(key) ? differences(documents.get(key), entry.document) : [] };
  });
};

/**
 * Imports entries of an operator's lists while the service runs: what differs is published, in transactions of 1,000, those
 * that others refer to first. An import that is interrupted goes on with the rest when it is repeated (ACCT-63).
 * @param collections those of the lists, of which `isRemoving` removes what the lists do not have
 * @throws {RealmError} naming what is wrong in the lists; nothing has been written then
 * @throws {StoreError} when a bucket does not answer
 */
export const importLists = async (
  listed: readonly ListedEntry[],
  collections: readonly CollectionName[],
  options: ListImportOptions,
): Promise<ListImportResult> => {
  const { db, rules, isDry, store, log } = options;
  const order = (entry: ListedEntry): number => COLLECTION_NAMES.indexOf(entry.collection);
  const entries = listed.toSorted((a, b) => order(a) - order(b));
  refuseIssues(repeatedEntries(entries));
  const repository = new EntriesRepository(db);
  const states = await repository.states(collections);
  const changes: ListChanges = listChanges(entries, states, options);
  const saved = [...changes.added, ...changes.changed].toSorted((a, b) => order(a) - order(b));
  refuseIssues(await listIssues(db, saved, rules));

  const changed = await comparedWith(repository, changes.changed);
  const { films, missing: missingFilms } = await readNamedFilms(store, filmsOf(saved), log);
  if (!isDry) await options.beforeWriting?.();
  const work = new ListImport(options, {
    positions: listPositions(entries, states),
    films,
    store: isDry ? store : ((await store?.snapshot('artwork/')) ?? null),
  });
  const kept = new Set(changes.kept);
  // One after the other, since they hold the same lock.
  // oxlint-disable no-await-in-loop
  if (!isDry) for (const some of slices(saved)) for (const key of await work.save(some)) kept.add(key);
  const needed = await neededEntries(repository, changes.removed, saved);
  const spared = new Set([...kept, ...needed.map(({ key }) => key)]);
  const removed = changes.removed.filter((id) => !spared.has(entryKey(id)));
  if (!isDry) for (const some of slices(removed)) await work.remove(some);
  // oxlint-enable no-await-in-loop
  if (!isDry && saved.length + removed.length >= MANY_CHANGES) await settleSearch(db);
  return {
    added: changes.added.map((entry) => entryKey(entry)),
    changed: changed.filter(({ key }) => !kept.has(key)),
    removed: removed.map((id) => entryKey(id)),
    kept: [...kept],
    needed,
    unchanged: changes.unchanged,
    missingFilms,
  };
};
