import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../clock.js';
import type { Database } from '../database/database.js';
import { artworks, catalogueImports, pictureFacts } from '../database/schema/content.js';
import type { Log } from '../log.js';
import type { Catalogue } from './catalogue-files.js';
import { contentRows } from './content-rows.js';
import type { ContentRow } from './entry-row.js';
import { editorialRows } from './editorial-rows.js';
import { extendGuide } from './extend-guide.js';
import { readMediaFacts, type MediaFacts } from './media-facts.js';
import { indexCatalogue } from './search/index-catalogue.js';
import { keepRecordings } from './keep-recordings.js';
import { keepManualEvents } from './keep-manual-events.js';
import { namedArtworks } from './named-artworks.js';
import { pageRows } from './page-rows.js';
import { readArtworks } from './read-artworks.js';
import { readCatalogue } from './read-catalogue.js';
import type { KnownOrigins } from './source-issues.js';
import { moveRelativeTimes, writeCatalogue } from './write-catalogue.js';

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

/** Part of the checksum; increase it when unchanged files must be converted to different rows. */
const FORM = 6;
const IMPORT_LOCK = 460_004_601;

const MOST_NAMED = 20;

/** Films missing from the media folder, each with the first title that refers to it: `VOD:1001 names lantern-coast`. */
const missingFilms = (contents: readonly ContentRow[], { films }: MediaFacts): string[] => {
  const firsts = new Map<string, string>();
  for (const { film, kind, id } of contents) {
    if (typeof film === 'string' && !films.has(film) && !firsts.has(film)) firsts.set(film, `${kind}:${id}`);
  }
  return [...firsts].slice(0, MOST_NAMED).map(([film, by]) => `${by} names ${film}`);
};

/** Entry by entry, because the text of a large catalogue takes as much memory again. */
const checksumOf = (catalogue: Catalogue, pictures: readonly object[], { films }: MediaFacts): string => {
  const hash = createHash('sha256').update(String(FORM));
  for (const part of [...Object.values(catalogue), pictures, films]) {
    const entries = Symbol.iterator in part ? part : Object.entries(part);
    for (const entry of entries) hash.update(`${JSON.stringify(entry)}\n`);
    hash.update('\n');
  }
  return hash.digest('hex');
};

/**
 * Updates the database from the realm's catalogue folder. An unchanged catalogue is not written again; only its
 * relative times (`startsIn`) are recomputed from this start.
 *
 * @throws {RealmError} naming file and key of every problem; the database is not changed
 */
export const importCatalogue = async (options: CatalogueImportOptions) => {
  const { db, catalogueFolder, mediaFolder, defaultLanguage, streamOrigins, clock, log } = options;
  const catalogue = readCatalogue(catalogueFolder, defaultLanguage, streamOrigins);
  const media = readMediaFacts(mediaFolder, log);

  const now = clock.now();
  const content = contentRows(catalogue, media, now);
  const pages = pageRows(catalogue);
  const named = namedArtworks(content.contents, pages, catalogue);
  const pictures = await readArtworks([...named.keys()], { ...options, colours: media.colours });

  // Films and pictures may be added later than their titles, so one that is missing is only a warning.
  const undrawn = pictures.missing.slice(0, MOST_NAMED).map((slug) => `${named.get(slug)} names ${slug}`);
  if (undrawn.length > 0)
    log.warn({ mediaFolder, missing: undrawn }, 'artworks that titles name but nobody brought');
  const missing = missingFilms(content.contents, media);
  if (missing.length > 0) log.warn({ mediaFolder, missing }, 'films that titles name but nobody brought');

  const checksum = checksumOf(catalogue, pictures.rows, media);
  const changed = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK}::bigint)`);
    const [last] = await tx.select().from(catalogueImports).where(eq(catalogueImports.id, 1));
    const anchoredAt = new Date(now);
    if (last?.checksum === checksum) {
      await moveRelativeTimes(tx, content.contents);
      await tx.update(catalogueImports).set({ anchoredAt }).where(eq(catalogueImports.id, 1));
    } else {
      const write = await writeCatalogue(tx, catalogue, {
        artworks: pictures.rows,
        content,
        pages,
        editorial: editorialRows(catalogue),
      });
      await indexCatalogue(tx, content, catalogue);
      await write();
      await tx.execute(sql`
        delete from ${pictureFacts}
        where not exists (select from ${artworks} where ${artworks.slug} = ${pictureFacts.slug})`);
      const row = { checksum, importedAt: anchoredAt, anchoredAt };
      await tx
        .insert(catalogueImports)
        .values({ id: 1, ...row })
        .onConflictDoUpdate({ target: catalogueImports.id, set: row });
    }
    await keepManualEvents(tx);
    await keepRecordings(tx);
    await extendGuide(tx, catalogue.channels, now);
    return last?.checksum !== checksum;
  });
  log.info({ changed, contents: content.contents.length }, 'catalogue is up to date');
  return {
    /** Whether anything besides relative times and the guide was written. */
    changed,
    contents: content.contents.length,
    /**
     * Extends the guide to seven days from now. Must be called at least daily, so that a service that runs for weeks does
     * not run out of programmes.
     */
    extendGuide: (): Promise<void> => extendGuide(db, catalogue.channels, clock.now()),
  };
};
