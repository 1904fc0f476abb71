import { searchWords } from '@footlight/domain';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.js';
import {
  artworks,
  bucketItems,
  buckets,
  contents,
  geoRules,
  heroes,
  playlistItems,
  seasonEpisodes,
  seriesSeasons,
} from '../database/schema/content.js';
import { guideChannels, guideGenres, programmeTemplates } from '../database/schema/content-guide.js';
import { fighters, newsFeeds, newsItems, rankings, realmTexts } from '../database/schema/editorial.js';
import type { Catalogue } from './catalogue-files.js';
import type { EditorialRows } from './editorial-rows.js';
import type { ContentRow } from './entry-row.js';
import type { ContentRows } from './content-rows.js';
import { templateId } from './guide-days.js';
import type { PageRows } from './page-rows.js';

export interface CatalogueRows {
  readonly artworks: readonly (typeof artworks.$inferInsert)[];
  readonly content: ContentRows;
  readonly pages: PageRows;
  readonly editorial: EditorialRows;
}

/** PostgreSQL allows 65 535 parameters per statement; the widest table has about forty columns. */
const ROWS_A_STATEMENT = 500;

const insertAll = async <T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> => {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await db.insert(table).values(rows.slice(start, start + ROWS_A_STATEMENT));
  }
};

const templateRows = ({ formats }: Catalogue['channels']): (typeof programmeTemplates.$inferInsert)[] =>
  Object.entries(formats).flatMap(([format, { programmes }]) =>
    programmes.map(({ id, texts, artwork, recording }) => ({
      id: templateId(format, id),
      texts,
      artwork: artwork ?? null,
      recordingId: recording?.vod ?? null,
      recordingHours: recording?.hours ?? 0,
      searchText: searchTextOf(Object.values(texts).map(({ title }) => title)),
    })),
  );

/** Titles in several languages, folded for search. */
const searchTextOf = (titles: readonly string[]): string =>
  [...new Set(titles.map((title) => searchWords(title).join(' ')))].join('\n');

const genreRows = ({ formats }: Catalogue['channels']): (typeof guideGenres.$inferInsert)[] =>
  Object.entries(formats).flatMap(([id, { genre }], position) =>
    genre === undefined ? [] : [{ id, titles: genre, position }],
  );

const channelRows = ({ formats, channels }: Catalogue['channels']): (typeof guideChannels.$inferInsert)[] =>
  channels.flatMap(({ id, format }) =>
    formats[format]?.genre === undefined ? [] : [{ channelId: id, genre: format }],
  );

/** Replaces the previous catalogue. Must run in a transaction, so that queries see either the old or the new one. */
export const writeCatalogue = async (
  db: Database,
  catalogue: Catalogue,
  rows: CatalogueRows,
): Promise<void> => {
  // Referring tables first; the guide is deleted with its templates.
  for (const table of [
    rankings,
    fighters,
    newsItems,
    newsFeeds,
    realmTexts,
    programmeTemplates,
    guideChannels,
    guideGenres,
    bucketItems,
    buckets,
    heroes,
    playlistItems,
    seasonEpisodes,
    seriesSeasons,
    contents,
    geoRules,
    artworks,
  ]) {
    await db.delete(table);
  }
  await insertAll(db, artworks, rows.artworks);
  await insertAll(
    db,
    geoRules,
    catalogue.geoRules.map((rule) => ({ ...rule, countries: [...rule.countries] })),
  );
  await insertAll(db, contents, rows.content.contents);
  await insertAll(db, seriesSeasons, rows.content.seasons);
  await insertAll(db, seasonEpisodes, rows.content.episodes);
  await insertAll(db, playlistItems, rows.content.playlistItems);
  await insertAll(db, heroes, rows.pages.heroes);
  await insertAll(db, buckets, rows.pages.buckets);
  await insertAll(db, bucketItems, rows.pages.items);
  await insertAll(db, programmeTemplates, templateRows(catalogue.channels));
  await insertAll(db, guideGenres, genreRows(catalogue.channels));
  await insertAll(db, guideChannels, channelRows(catalogue.channels));
  await insertAll(db, newsFeeds, rows.editorial.feeds);
  await insertAll(db, newsItems, rows.editorial.items);
  await insertAll(db, fighters, rows.editorial.fighters);
  await insertAll(db, rankings, rows.editorial.rankings);
  await insertAll(db, realmTexts, rows.editorial.texts);
};

/** Updates only the times, which may be relative to the start of the service. */
export const moveRelativeTimes = async (db: Database, rows: readonly ContentRow[]): Promise<void> => {
  const moved = rows
    .filter(({ startsAt, scheduledAt }) => startsAt !== null || scheduledAt !== null)
    .map(({ kind, id, startsAt, endsAt, scheduledAt }) => ({ kind, id, startsAt, endsAt, scheduledAt }));
  await db.execute(sql`
    update ${contents}
    set starts_at = moved."startsAt", ends_at = moved."endsAt", scheduled_at = moved."scheduledAt"
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved
      (kind text, id text, "startsAt" timestamptz, "endsAt" timestamptz, "scheduledAt" timestamptz)
    where ${contents.kind} = moved.kind and ${contents.id} = moved.id`);
};
