import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { MediaStore, StoreReader } from '@footlight/packager';
import type { Clock } from '../clock.js';
import type { Database } from '../database/database.js';
import { upsertRows } from '../database/row-sets.js';
import { artworks, catalogueImports } from '../database/schema/content.js';
import type { Log } from '../log.js';
import { catalogueStamp, fileStamps, isOfForm, type FileStamps } from './catalogue-stamp.js';
import { lockCatalogue } from './entries/catalogue-lock.js';
import { NO_ARTWORK } from './content-rows.js';
import { entriesOf, entryKey, type Entry } from './entries/collections.js';
import { EntriesRepository, type EntryId } from './entries/entries.repository.js';
import { linksOf } from './entries/entry-links.js';
import { slices } from './entries/entry-slices.js';
import { needsOf } from './entries/entry-uses.js';
import { fileChanges } from './entries/file-changes.js';
import { importChange, importEntries, warnAboutKept, type EntryImport } from './entries/import-entries.js';
import { extendGuide } from './extend-guide.js';
import { recordFiles, type ImportedFiles } from './files/file-record.js';
import { importChangedParts } from './files/import-changed-parts.js';
import { filmTexts, readColours, readFilms, type Films } from './media-facts.js';
import { readArtworks } from './read-artworks.js';
import { moveRelativeTimes } from './move-relative-times.js';
import { readCatalogue } from './read-catalogue.js';
import { settleSearch } from './search/write-search.js';
import type { KnownOrigins } from './source-issues.js';

export interface CatalogueImportOptions {
  readonly db: Database;
  readonly catalogueFolder: string;
  /** Contains the films and artworks that entries name; null if the realm has no media. */
  readonly store: MediaStore | null;
  readonly defaultLanguage: string;
  /** Origins from which videos and events may be streamed. */
  readonly streamOrigins?: KnownOrigins;
  readonly clock: Clock;
  readonly log: Log;
}

/** The index is settled after this many changes at once. */
const MANY_CHANGES = 200;

const MOST_NAMED = 20;

/** Names of films or artworks that are not there, each with the first entry that names it. */
const firstNamed = (
  entries: readonly Entry[],
  kind: 'films' | 'artworks',
  isMissing: (name: string) => boolean,
) => {
  const firsts = new Map<string, string>();
  for (const entry of entries)
    for (const link of linksOf(entry)) {
      const name = link.slice(kind.length + 1);
      if (link.startsWith(`${kind}:`) && isMissing(name) && !firsts.has(name))
        firsts.set(name, `${entry.collection}:${entry.id} names ${name}`);
    }
  return [...firsts.values()].slice(0, MOST_NAMED);
};

/** Films and pictures may be added later than their titles, so one that is missing is only a warning. */
const warnAboutMedia = (
  entries: readonly Entry[],
  { films, artworks }: { readonly films: Films; readonly artworks: readonly string[] },
  { store, log }: CatalogueImportOptions,
): void => {
  const media = store?.address('') ?? null;
  const undrawnSlugs = new Set(artworks);
  const undrawn = firstNamed(entries, 'artworks', (slug) => slug !== NO_ARTWORK && undrawnSlugs.has(slug));
  if (undrawn.length > 0)
    log.warn({ media, missing: undrawn }, 'artworks that titles name but nobody brought');
  const missing = firstNamed(entries, 'films', (slug) => !films.has(slug));
  if (missing.length > 0) log.warn({ media, missing }, 'films that titles name but nobody brought');
};

/** Films of which something else is known than at the last import; null for those that are gone. */
const changedFilms = async (db: Database, films: Films): Promise<[string, string | null][]> => {
  const known = await new EntriesRepository(db).filmFacts();
  const facts = filmTexts(films);
  const gone = [...known.keys()].filter((slug) => !facts.has(slug));
  return [
    ...[...facts].filter(([slug, text]) => known.get(slug) !== text),
    ...gone.map((slug): [string, null] => [slug, null]),
  ];
};

/** Reads the pictures of all artworks again, of which only those that have changed are opened. */
const refreshArtworks = async ({ db, log }: CatalogueImportOptions, store: StoreReader | null) => {
  const known = await db.select().from(artworks);
  const slugs = known.map(({ slug }) => slug);
  const read = await readArtworks(slugs, { db, store, colours: await readColours(store), log });
  const before = new Map(known.map((row) => [row.slug, row]));
  const changed = read.rows.filter((row) => !isDeepStrictEqual(row, before.get(row.slug)));
  await upsertRows(db, artworks, [...changed]);
  return { changed: changed.length, missing: read.missing };
};

/** Those of entries that left the files that no other entry needs; editors may have named the others. */
const withoutNeeded = async (db: Database, removed: readonly EntryId[], log: Log) => {
  const gone = new Set(removed.map((id) => entryKey(id)));
  const repository = new EntriesRepository(db);
  const needed = new Set<string>();
  for (const entry of await repository.byIds(removed)) {
    // oxlint-disable-next-line no-await-in-loop -- few of them are looked up
    const needs = (await needsOf(repository, entry)).filter((key) => !gone.has(key));
    if (needs.length > 0) needed.add(entryKey(entry));
  }
  if (needed.size > 0)
    log.warn(
      { needed: [...needed].slice(0, MOST_NAMED) },
      'entries that left the files and that others need are kept',
    );
  return removed.filter((id) => !needed.has(entryKey(id)));
};

/**
 * Reads the files and writes the entries that differ, in short transactions, so that an import that is interrupted goes
 * on with the rest.
 * @param isOtherForm whether the rows that are there were made by another version of the service
 * @returns how many entries and films differed
 */
const importFiles = async (
  options: CatalogueImportOptions & { readonly stamps: FileStamps },
  writing: EntryImport,
  { films, isOtherForm }: { readonly films: Films; readonly isOtherForm: boolean },
): Promise<ImportedFiles> => {
  const { catalogueFolder, defaultLanguage, streamOrigins, stamps } = options;
  const { db, log } = writing;
  const catalogue = readCatalogue(catalogueFolder, defaultLanguage, streamOrigins);
  const entries = entriesOf(catalogue);

  const states = await new EntriesRepository(db).states();
  const { saved, removed, kept } = fileChanges(entries, states);
  warnAboutKept(kept, log);
  const facts = await changedFilms(db, films);
  // One after the other, since they hold the same lock.
  // oxlint-disable no-await-in-loop
  for (const some of slices(facts))
    await importChange(writing, { touched: some.map(([slug]) => `films:${slug}`) }, some);
  await importEntries(writing, saved);
  const unneeded = await withoutNeeded(db, removed, log);
  for (const some of slices(unneeded)) await importChange(writing, { removed: some });
  const redrawn = isOtherForm ? states.filter(({ hash }) => hash !== null) : [];
  for (const some of slices(redrawn)) await importChange(writing, { redrawn: some });
  // oxlint-enable no-await-in-loop
  const gone = new Set(unneeded);
  const needed = removed.filter((id) => !gone.has(id)).map((id) => entryKey(id));
  return {
    count: saved.length + unneeded.length + facts.length + redrawn.length,
    entries,
    read: 'all',
    fileRecord: await recordFiles(catalogueFolder, stamps, { entries, aside: [...kept, ...needed] }),
  };
};

/**
 * Updates the database from the realm's catalogue folder. Files that are as they were at the last import are not read;
 * only relative times (`startsIn`) are counted from this start.
 *
 * @throws {RealmError} naming file and key of every problem; the database is not changed
 */
export const importCatalogue = async (options: CatalogueImportOptions) => {
  const { db, catalogueFolder, defaultLanguage, streamOrigins = {}, clock, log } = options;
  const films = await readFilms(options.store, log);
  const store = (await options.store?.snapshot('artwork/')) ?? null;
  const settings = {
    defaultLanguage,
    streamOrigins: options.streamOrigins,
    films: [...filmTexts(films)],
  };
  const stamps = fileStamps(catalogueFolder);
  const checksum = catalogueStamp(stamps, settings);
  const [last] = await db.select().from(catalogueImports).where(eq(catalogueImports.id, 1));
  const writing = { db, store, clock, log };
  const importChanges = async (): Promise<ImportedFiles> => {
    const rules = { defaultLanguage, streamOrigins };
    const parts =
      last === undefined
        ? null
        : await importChangedParts(
            { folder: catalogueFolder, last, stamps, settings },
            { ...writing, rules },
          );
    return (
      parts ??
      (await importFiles({ ...options, stamps }, writing, {
        films,
        isOtherForm: last === undefined || !isOfForm(last.checksum),
      }))
    );
  };
  const { count, entries, read, fileRecord } =
    last?.checksum === checksum
      ? { count: 0, entries: [], read: 'nothing', fileRecord: last.fileRecord }
      : await importChanges();
  if (count >= MANY_CHANGES) await settleSearch(db);
  const pictures = await refreshArtworks(options, store);
  warnAboutMedia(entries, { films, artworks: pictures.missing }, options);
  const changes = count + pictures.changed;
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockCatalogue(tx);
    // What another process has changed in the meantime stays forgotten if there is nothing new to record.
    const recorded = read === 'nothing' ? {} : { fileRecord };
    const row = { checksum, ...recorded, importedAt: new Date(now) };
    await tx
      .insert(catalogueImports)
      .values({ id: 1, ...row })
      .onConflictDoUpdate({ target: catalogueImports.id, set: row });
    await moveRelativeTimes(tx, now);
    await extendGuide(tx, now);
  });
  log.info({ changes, read }, 'catalogue is up to date');
  return {
    /** Whether anything besides relative times and the guide was written. */
    changed: changes > 0,
    /**
     * Extends the guide to seven days from now. Must be called at least daily, so that a service that runs for weeks does
     * not run out of programmes.
     */
    extendGuide: (): Promise<void> => db.transaction((tx) => extendGuide(tx, clock.now())),
  };
};
