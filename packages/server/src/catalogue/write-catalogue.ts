import { searchWords } from '@footlight/domain';
import { eq, sql } from 'drizzle-orm';
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
import {
  guideChannels,
  guideGenres,
  programmes,
  programmeTemplates,
} from '../database/schema/content-guide.js';
import { fighters, newsFeeds, newsItems, rankings, realmTexts } from '../database/schema/editorial.js';
import { lockGuide } from '../database/guide-lock.js';
import { replaceContents } from '../database/table-contents.js';
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

const genreRows = ({ formats, genres = {} }: Catalogue['channels']): (typeof guideGenres.$inferInsert)[] => {
  const titles = new Map<string, Readonly<Record<string, string>>>();
  for (const [id, { genre }] of Object.entries(formats)) if (genre !== undefined) titles.set(id, genre);
  for (const [id, title] of Object.entries(genres)) titles.set(id, title);
  return [...titles].map(([id, title], position) => ({ id, titles: title, position }));
};

const channelRows = ({ formats, channels }: Catalogue['channels']): (typeof guideChannels.$inferInsert)[] =>
  channels.flatMap(({ id, format = '', genre }) => {
    const ofFormat = formats[format]?.genre === undefined ? undefined : format;
    const own = genre ?? ofFormat;
    return own === undefined ? [] : [{ channelId: id, genre: own }];
  });

/**
 * Replaces the previous catalogue. Must run in a transaction, so that queries see either the old or the new one.
 * @returns writes what differs. All before it locks nothing that others write, such as an event that begins.
 */
export const writeCatalogue = async (
  db: Database,
  catalogue: Catalogue,
  rows: CatalogueRows,
): Promise<() => Promise<void>> => {
  const write = await replaceContents(db, [
    [artworks, rows.artworks],
    [geoRules, catalogue.geoRules],
    [contents, rows.content.contents],
    [seriesSeasons, rows.content.seasons],
    [seasonEpisodes, rows.content.episodes],
    [playlistItems, rows.content.playlistItems],
    [heroes, rows.pages.heroes],
    [buckets, rows.pages.buckets],
    [bucketItems, rows.pages.items],
    [programmeTemplates, templateRows(catalogue.channels), eq(programmeTemplates.dated, true)],
    [guideGenres, genreRows(catalogue.channels)],
    [guideChannels, channelRows(catalogue.channels)],
    [newsFeeds, rows.editorial.feeds],
    [newsItems, rows.editorial.items],
    [fighters, rows.editorial.fighters],
    [rankings, rows.editorial.rankings],
    [realmTexts, rows.editorial.texts],
  ]);
  return async () => {
    await lockGuide(db);
    // The programmes of formats are computed again, since their length is not stored; dated ones stay (GUIDE-34).
    await db.delete(programmes).where(eq(programmes.dated, false));
    await write();
  };
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
    where ${contents.kind} = moved.kind and ${contents.id} = moved.id
      and (starts_at, ends_at, scheduled_at) is distinct from (moved."startsAt", moved."endsAt", moved."scheduledAt")`);
};
