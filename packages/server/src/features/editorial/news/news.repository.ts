import { and, asc, desc, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { Repository } from '../../../database/repository.js';
import type { ArtworkKind } from '@footlight/packager';
import { artworks } from '../../../database/schema/content.js';
import { newsFeeds, newsItems, type NewsTexts } from '../../../database/schema/editorial.js';
import { localised, type PageRequest, type ReadingLanguage } from '../../content/content-reader.js';

const selectItems = (db: Database, reading: ReadingLanguage, where: SQL | undefined, limit: number) =>
  db
    .select({
      id: newsItems.id,
      feedName: newsItems.feedName,
      text: localised<NewsTexts>(newsItems.texts, reading),
      author: newsItems.author,
      publishedAt: newsItems.publishedAt,
      related: newsItems.related,
      artwork: newsItems.artwork,
      dominantColour: artworks.dominantColour,
      pictures: sql<Readonly<Partial<Record<ArtworkKind, readonly number[]>>> | null>`${artworks.kinds}`,
    })
    .from(newsItems)
    .leftJoin(artworks, eq(artworks.slug, newsItems.artwork))
    .where(where)
    .orderBy(desc(newsItems.publishedAt), desc(newsItems.id))
    .limit(limit);

export type StoredNewsItem = Awaited<ReturnType<typeof selectItems>>[number];

const published = (feedName: string, now: Date): SQL | undefined =>
  and(eq(newsItems.feedName, feedName), lte(newsItems.publishedAt, now));

export class NewsRepository extends Repository {
  /** In catalogue order. */
  feeds(reading: ReadingLanguage): Promise<{ feedName: string; title: string }[]> {
    return this.db
      .select({
        feedName: newsFeeds.feedName,
        title: sql<string>`coalesce(${newsFeeds.titles} ->> ${reading.language}::text, ${newsFeeds.titles} ->> ${reading.defaultLanguage}::text)`,
      })
      .from(newsFeeds)
      .orderBy(asc(newsFeeds.position));
  }

  async feedExists(feedName: string): Promise<boolean> {
    const rows = await this.db.select().from(newsFeeds).where(eq(newsFeeds.feedName, feedName));
    return rows.length > 0;
  }

  /** Items published by `now`, newest first; one more than the page size. */
  items(
    feedName: string,
    { size, lastSeen }: PageRequest,
    now: Date,
    reading: ReadingLanguage,
  ): Promise<StoredNewsItem[]> {
    const { publishedAt, id } = newsItems;
    const after =
      lastSeen === undefined
        ? undefined
        : sql`(${publishedAt}, ${id}) < (
              select ${publishedAt}, ${id} from ${newsItems}
              where ${newsItems.feedName} = ${feedName} and ${id} = ${lastSeen})`;
    return selectItems(this.db, reading, and(published(feedName, now), after), size + 1);
  }

  /** As `items`, but for all feeds. */
  latest({ size, lastSeen }: PageRequest, now: Date, reading: ReadingLanguage): Promise<StoredNewsItem[]> {
    const { publishedAt, id } = newsItems;
    const after =
      lastSeen === undefined
        ? undefined
        : sql`(${publishedAt}, ${id}) < (
              select ${publishedAt}, ${id} from ${newsItems} where ${id} = ${lastSeen})`;
    return selectItems(this.db, reading, and(lte(publishedAt, now), after), size + 1);
  }

  /** Items of any feed published by `now`, newest first. One query. */
  byIds(ids: readonly string[], now: Date, reading: ReadingLanguage): Promise<StoredNewsItem[]> {
    return selectItems(
      this.db,
      reading,
      and(inArray(newsItems.id, [...ids]), lte(newsItems.publishedAt, now)),
      ids.length,
    );
  }

  async item(
    feedName: string,
    id: string,
    now: Date,
    reading: ReadingLanguage,
  ): Promise<StoredNewsItem | null> {
    const where = and(published(feedName, now), eq(newsItems.id, id));
    return (await selectItems(this.db, reading, where, 1))[0] ?? null;
  }
}
