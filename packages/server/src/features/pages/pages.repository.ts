import { and, asc, count, eq, inArray, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.js';
import { contents, type ContentKind } from '../../database/schema/content.js';
import { fighters, newsItems } from '../../database/schema/editorial.js';
import type { ContentKey } from '../content/content-reader.js';

/** Kinds of content that have pages of their own. */
const WITH_PAGES: ContentKind[] = ['VOD', 'LIVE_EVENT', 'CHANNEL', 'SERIES', 'SEASON', 'PLAYLIST', 'SECTION'];

/** A page that is about something else than content. */
export interface EditorialKey {
  readonly kind: 'news' | 'fighter';
  /** The feed of a news item; empty for a fighter. */
  readonly feedName: string;
  readonly id: string;
}

export interface PagesRepository {
  count(): Promise<number>;
  /** In an order of their own that holds as long as nothing is added. @param offset from 0 */
  keys(offset: number, limit: number): Promise<ContentKey[]>;
  /** @param now what is published later is not there yet */
  countEditorial(now: Date): Promise<number>;
  /** In an order of their own. @param offset from 0 */
  editorial(now: Date, offset: number, limit: number): Promise<EditorialKey[]>;
  /** By language tag; empty for what does not exist. */
  titlesOf(key: ContentKey): Promise<Readonly<Record<string, string>>>;
}

export const createPagesRepository = (db: Database): PagesRepository => ({
  count: async () => {
    const [row] = await db.select({ all: count() }).from(contents).where(inArray(contents.kind, WITH_PAGES));
    return row?.all ?? 0;
  },
  keys: (offset, limit) =>
    db
      .select({ kind: contents.kind, id: contents.id })
      .from(contents)
      .where(inArray(contents.kind, WITH_PAGES))
      .orderBy(contents.kind, contents.id)
      .offset(offset)
      .limit(limit),
  countEditorial: async (now) => {
    const [[news], [people]] = await Promise.all([
      db.select({ all: count() }).from(newsItems).where(lte(newsItems.publishedAt, now)),
      db.select({ all: count() }).from(fighters),
    ]);
    return (news?.all ?? 0) + (people?.all ?? 0);
  },
  editorial: (now, offset, limit) =>
    unionAll(
      db
        .select({
          kind: sql<EditorialKey['kind']>`'news'`.as('kind'),
          feedName: newsItems.feedName,
          id: newsItems.id,
        })
        .from(newsItems)
        .where(lte(newsItems.publishedAt, now)),
      db
        .select({
          kind: sql<EditorialKey['kind']>`'fighter'`.as('kind'),
          feedName: sql<string>`''`.as('feed_name'),
          id: fighters.id,
        })
        .from(fighters),
    )
      .orderBy(({ kind, feedName, id }) => [asc(kind), asc(feedName), asc(id)])
      .offset(offset)
      .limit(limit),
  titlesOf: async ({ kind, id }) => {
    const [row] = await db
      .select({ texts: contents.texts })
      .from(contents)
      .where(and(eq(contents.kind, kind), eq(contents.id, id)));
    return Object.fromEntries(
      Object.entries(row?.texts ?? {}).flatMap(([language, text]) =>
        text === undefined ? [] : [[language, text.title]],
      ),
    );
  },
});
