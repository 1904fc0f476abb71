import { eq } from 'drizzle-orm';
import type { FieldIssue } from '@footlight/contract';
import type { Clock } from '../clock.js';
import type { Database } from '../database/database.js';
import { catalogueImports } from '../database/schema/content.js';
import type { Log } from '../log.js';
import { RealmError } from '../realm/realm-error.js';
import { catalogueStamp, FORM } from './catalogue-stamp.js';
import { lockCatalogue } from './entries/catalogue-lock.js';
import { NO_ARTWORK } from './content-rows.js';
import { changeEntries, fileEntry, type ChangedEntries } from './entries/change-entries.js';
import { entriesOf, type Entry } from './entries/collections.js';
import { EntriesRepository } from './entries/entries.repository.js';
import { linksOf } from './entries/entry-links.js';
import { fileChanges } from './entries/file-changes.js';
import { extendGuide } from './extend-guide.js';
import { mediaFactTexts, readMediaFacts, type MediaFacts } from './media-facts.js';
import { moveRelativeTimes } from './move-relative-times.js';
import { readCatalogue } from './read-catalogue.js';
import { settleSearch } from './search/write-search.js';
import type { KnownOrigins } from './source-issues.js';

export interface CatalogueImportOptions {
  readonly db: Database;
  readonly catalogueFolder: string;
  readonly mediaFolder: string | null;
  readonly defaultLanguage: string;
  /** Origins from which videos and events may be streamed. */
  readonly streamOrigins?: KnownOrigins;
  readonly clock: Clock;
  readonly log: Log;
}

const ENTRIES_A_TRANSACTION = 1000;
/** The index is settled after this many changes at once. */
const MANY_CHANGES = 200;

const MOST_NAMED = 20;

/** What entries name of the media folder that is not there, each with the first that names it. */
const missingMedia = (entries: readonly Entry[], kind: 'films' | 'artworks', known: ReadonlySet<string>) => {
  const firsts = new Map<string, string>();
  for (const entry of entries)
    for (const link of linksOf(entry)) {
      const name = link.slice(kind.length + 1);
      if (link.startsWith(`${kind}:`) && !known.has(name) && !firsts.has(name))
        firsts.set(name, `${entry.collection}:${entry.id}`);
    }
  return [...firsts];
};

const checkMedia = (
  entries: readonly Entry[],
  { artworks, films }: MediaFacts,
  { mediaFolder, log }: CatalogueImportOptions,
): void => {
  if (artworks !== null) {
    const issues = missingMedia(entries, 'artworks', new Set([...artworks.keys(), NO_ARTWORK])).map(
      ([slug, by]): FieldIssue => ({
        field: slug,
        found: 'nothing',
        allowed: `an artwork, as ${by} shows it`,
      }),
    );
    if (issues.length > 0) throw new RealmError(`${mediaFolder}/artwork.json`, issues);
  }
  // Films may be added later than their titles, so a missing film is only a warning.
  const missing = missingMedia(entries, 'films', new Set(films.keys()))
    .slice(0, MOST_NAMED)
    .map(([film, by]) => `${by} names ${film}`);
  if (missing.length > 0) log.warn({ mediaFolder, missing }, 'films that titles name but nobody brought');
};

/** Films and artworks of which something else is known than at the last import; null for those that are gone. */
const changedMedia = async (db: Database, media: MediaFacts): Promise<[string, string | null][]> => {
  const known = await new EntriesRepository(db).mediaFacts();
  const facts = mediaFactTexts(media);
  const gone = [...known.keys()].filter((name) => !facts.has(name));
  return [
    ...[...facts].filter(([name, text]) => known.get(name) !== text),
    ...gone.map((name): [string, null] => [name, null]),
  ];
};

const slices = function* <T>(list: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < list.length; start += ENTRIES_A_TRANSACTION)
    yield list.slice(start, start + ENTRIES_A_TRANSACTION);
};

/**
 * Reads the files and writes the entries that differ, in short transactions, so that an import that is interrupted goes
 * on with the rest.
 * @param isOtherForm whether the rows that are there were made by another version of the service
 * @returns how many entries, films and artworks differed
 */
const importFiles = async (
  options: CatalogueImportOptions,
  media: MediaFacts,
  isOtherForm: boolean,
): Promise<number> => {
  const { db, catalogueFolder, mediaFolder, defaultLanguage, streamOrigins, clock, log } = options;
  const catalogue = readCatalogue(catalogueFolder, defaultLanguage, streamOrigins);
  if (media.artworks === null) log.warn({ mediaFolder }, 'no artwork.json: cards stay without pictures');
  const entries = entriesOf(catalogue);
  checkMedia(entries, media, options);

  const states = await new EntriesRepository(db).states();
  const { saved, removed, kept } = fileChanges(entries, states);
  if (kept.length > 0)
    log.warn({ kept: kept.slice(0, MOST_NAMED) }, 'entries that were changed in the service are kept');
  const facts = await changedMedia(db, media);
  const change = (changed: ChangedEntries, known: readonly [string, string | null][] = []) =>
    db.transaction(async (tx) => {
      await lockCatalogue(tx);
      await new EntriesRepository(tx).saveMediaFacts(new Map(known));
      await changeEntries(tx, changed, clock.now());
    });
  // One after the other, since they hold the same lock.
  // oxlint-disable no-await-in-loop
  for (const some of slices(facts)) await change({ touched: some.map(([name]) => name) }, some);
  for (const some of slices(saved))
    await change({ saved: some.map((entry) => fileEntry(entry, clock.now())) });
  for (const some of slices(removed)) await change({ removed: some });
  const redrawn = isOtherForm ? states.filter(({ hash }) => hash !== null) : [];
  for (const some of slices(redrawn)) await change({ redrawn: some });
  // oxlint-enable no-await-in-loop
  const count = saved.length + removed.length + facts.length + redrawn.length;
  if (count >= MANY_CHANGES) await settleSearch(db);
  return count;
};

/**
 * Updates the database from the realm's catalogue folder. Files that are as they were at the last import are not read;
 * only relative times (`startsIn`) are counted from this start.
 *
 * @throws {RealmError} naming file and key of every problem; the database is not changed
 */
export const importCatalogue = async (options: CatalogueImportOptions) => {
  const { db, catalogueFolder, mediaFolder, defaultLanguage, streamOrigins, clock, log } = options;
  const media = readMediaFacts(mediaFolder, log);
  const settings = { defaultLanguage, streamOrigins, media: [...mediaFactTexts(media)] };
  const checksum = `${FORM}:${catalogueStamp(catalogueFolder, settings)}`;
  const [last] = await db.select().from(catalogueImports).where(eq(catalogueImports.id, 1));
  const isOther = last?.checksum.split(':', 1)[0] !== String(FORM);
  const changes = last?.checksum === checksum ? 0 : await importFiles(options, media, isOther);
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const row = { checksum, importedAt: new Date(now) };
    await tx
      .insert(catalogueImports)
      .values({ id: 1, ...row })
      .onConflictDoUpdate({ target: catalogueImports.id, set: row });
    await moveRelativeTimes(tx, now);
    await extendGuide(tx, now);
  });
  log.info({ changes }, 'catalogue is up to date');
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
