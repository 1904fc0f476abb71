import type { CollectionName } from '@footlight/contract';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.js';
import {
  buckets,
  geoRules,
  heroes,
  playlistItems,
  seasonEpisodes,
  seriesSeasons,
} from '../../database/schema/content.js';
import {
  guideChannels,
  guideGenres,
  programmes,
  programmeTemplates,
} from '../../database/schema/content-guide.js';
import { fighters, newsFeeds, newsItems, rankings, realmTexts } from '../../database/schema/editorial.js';
import { searchFacets } from '../../database/schema/search.js';
import { lockGuide } from '../../database/guide-lock.js';
import { jsonRows } from '../../database/row-sets.js';
import { idsByCollection } from './collections.js';
import type { EntryId } from './entries.repository.js';
import type { ProjectedRows } from './projected-rows.js';

const groupedIds = (entries: readonly EntryId[]): ((collection: CollectionName) => readonly string[]) => {
  const groups = idsByCollection(entries);
  return (collection) => groups.get(collection) ?? [];
};

const drop = async (
  db: Database,
  [table, owner]: readonly [PgTable, PgColumn],
  owners: readonly string[],
  also?: SQL,
): Promise<void> => {
  if (owners.length > 0) await db.delete(table).where(and(inArray(owner, [...owners]), also));
};

const keyRows = (keys: readonly string[]): SQL =>
  jsonRows(
    keys.map((key) => {
      const colon = key.indexOf(':');
      return { kind: key.slice(0, colon), id: key.slice(colon + 1) };
    }),
  );

const dropTemplates = async (db: Database, formats: readonly string[], kept: readonly string[]) => {
  if (formats.length === 0) return;
  await db.execute(sql`
    delete from ${programmeTemplates}
    using ${jsonRows(formats.map((format) => ({ prefix: `${format}:` })))} as of (prefix text)
    where not ${programmeTemplates.dated} and starts_with(${programmeTemplates.id}, of.prefix)
      and ${programmeTemplates.id} not in (select id from ${jsonRows(kept.map((id) => ({ id })))} as kept (id text))`);
};

/**
 * Deletes what entries consisted of and do not any more, and what has a place within its entry, which would be in the
 * way of that which takes over its place.
 * @param gone the content that no entry defines any more, such as `VOD:1001`
 */
export const dropParts = async (
  db: Database,
  entries: readonly EntryId[],
  gone: readonly string[],
  { guide }: ProjectedRows,
): Promise<void> => {
  const ids = groupedIds(entries);
  await drop(db, [playlistItems, playlistItems.playlistId], ids('playlists'));
  const seasons = db
    .select({ id: seriesSeasons.seasonId })
    .from(seriesSeasons)
    .where(inArray(seriesSeasons.seriesId, [...ids('series'), '']));
  await db.delete(seasonEpisodes).where(inArray(seasonEpisodes.seasonId, seasons));
  await drop(db, [seriesSeasons, seriesSeasons.seriesId], ids('series'));
  await drop(db, [heroes, heroes.sectionId], ids('sections'));
  await drop(db, [buckets, buckets.sectionId], ids('sections'));
  await drop(db, [buckets, buckets.id], ids('grids'));
  if (gone.length > 0)
    await db.execute(sql`
      delete from contents using ${keyRows(gone)} as gone (kind text, id text)
      where contents.kind = gone.kind and contents.id = gone.id`);
  await dropTemplates(
    db,
    ids('formats'),
    guide.templates.map(({ id }) => id),
  );
  const genres = new Set(guide.genres.map(({ id }) => id));
  await drop(
    db,
    [guideGenres, guideGenres.id],
    ids('formats').filter((id) => !genres.has(id)),
  );
  // The programmes of its format are made again, since their length is not stored; dated ones stay (GUIDE-34).
  if (ids('channels').length > 0) await lockGuide(db);
  await drop(db, [programmes, programmes.channelId], ids('channels'), eq(programmes.dated, false));
  await drop(db, [guideChannels, guideChannels.channelId], ids('channels'));
};

/** The tables of one row per entry, those that refer to others first. */
const ROW_OF: readonly (readonly [CollectionName, readonly [PgTable, PgColumn]])[] = [
  ['news', [newsItems, newsItems.id]],
  ['feeds', [newsFeeds, newsFeeds.feedName]],
  ['rankings', [rankings, rankings.weightClass]],
  ['fighters', [fighters, fighters.id]],
  ['texts', [realmTexts, realmTexts.key]],
  ['geoRules', [geoRules, geoRules.id]],
  ['guideGenres', [guideGenres, guideGenres.id]],
];

/** Deletes the rows of entries that are removed. */
export const dropEntries = async (db: Database, entries: readonly EntryId[]): Promise<void> => {
  const ids = groupedIds(entries);
  for (const [collection, row] of ROW_OF)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await drop(db, row, ids(collection));
  const facets = [
    ...ids('genres').flatMap((id) => [`genre:${id}`, `tags:${id}`]),
    ...ids('tags').map((id) => `tags:${id}`),
  ];
  await drop(db, [searchFacets, searchFacets.facet], facets);
};

/** Deletes search documents of content, news and fighters, named as `VOD:1001`. */
export const dropDocuments = async (db: Database, keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return;
  await db.execute(sql`
    delete from search_documents as document using ${keyRows(keys)} as gone (kind text, id text)
    where document.kind = gone.kind and document.id = gone.id`);
};

/** Deletes artworks, of those that entries named, that no entry names any more. */
export const dropArtworks = async (db: Database, links: readonly string[]): Promise<void> => {
  const named = links.filter((link) => link.startsWith('artworks:'));
  if (named.length === 0) return;
  await db.execute(sql`
    delete from artworks using ${jsonRows(named.map((name) => ({ name })))} as gone (name text)
    where artworks.slug = substr(gone.name, 10)
      and not exists (select from catalogue_entries where links @> array[gone.name])`);
};
