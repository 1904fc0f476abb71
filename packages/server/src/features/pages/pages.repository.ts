import { and, asc, count, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { redirectId, type CatalogueRedirect } from '../../catalogue/catalogue-pages.schemas.js';
import { Repository } from '../../database/repository.js';
import { catalogueEntries } from '../../database/schema/catalogue-entries.js';
import { contents, type ContentKind, type Texts } from '../../database/schema/content.js';
import { buckets } from '../../database/schema/content.js';
import { fighters, newsItems } from '../../database/schema/editorial.js';
import type { ContentKey } from '../content/content-reader.js';
import { leadsSomewhere } from '../content/conditions.repository.js';

/** Kinds of content that have pages of their own. */
const WITH_PAGES: ContentKind[] = ['VOD', 'LIVE_EVENT', 'CHANNEL', 'SERIES', 'SEASON', 'PLAYLIST', 'SECTION'];

/** A page of a news item or a fighter, which are not content. */
export interface EditorialKey {
  readonly kind: 'news' | 'fighter';
  /** The feed of a news item; empty for a fighter. */
  readonly feedName: string;
  readonly id: string;
}

const hasPage = (now: Date) => and(inArray(contents.kind, WITH_PAGES), leadsSomewhere(contents, now));

const titlesIn = (texts: Texts<{ readonly title: string } | undefined> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text === undefined ? [] : [[language, text.title]])),
  );

export class PagesRepository extends Repository {
  /** Where pages are that were at one of these paths, the first one that is known; null if none is. */
  async redirect(paths: readonly string[]): Promise<string | null> {
    const { collection, id, document } = catalogueEntries;
    const rows = await this.db
      .select({ document })
      .from(catalogueEntries)
      .where(and(eq(collection, 'redirects'), inArray(id, paths.map(redirectId)), isNotNull(document)));
    const targets = new Map(
      rows.map((row) => {
        const { from, to } = row.document as CatalogueRedirect;
        return [from, to];
      }),
    );
    return targets.get(paths.find((path) => targets.has(path)) ?? '') ?? null;
  }

  /** @param now events that ended before this without leaving a video have no page */
  async count(now: Date): Promise<number> {
    const [row] = await this.db.select({ all: count() }).from(contents).where(hasPage(now));
    return row?.all ?? 0;
  }

  /** In a stable order while nothing is added. @param offset from 0 */
  keys(now: Date, offset: number, limit: number): Promise<ContentKey[]> {
    return this.db
      .select({ kind: contents.kind, id: contents.id })
      .from(contents)
      .where(hasPage(now))
      .orderBy(contents.kind, contents.id)
      .offset(offset)
      .limit(limit);
  }

  /** Ids of all grids, in display order. */
  async grids(): Promise<string[]> {
    const rows = await this.db
      .select({ id: buckets.id })
      .from(buckets)
      .where(isNull(buckets.sectionId))
      .orderBy(asc(buckets.position), asc(buckets.id));
    return rows.map(({ id }) => id);
  }

  /** @param now news items published later are not counted */
  async countEditorial(now: Date): Promise<number> {
    const [[news], [people]] = await Promise.all([
      this.db.select({ all: count() }).from(newsItems).where(lte(newsItems.publishedAt, now)),
      this.db.select({ all: count() }).from(fighters),
    ]);
    return (news?.all ?? 0) + (people?.all ?? 0);
  }

  /** In a stable order. @param offset from 0 */
  editorial(now: Date, offset: number, limit: number): Promise<EditorialKey[]> {
    return unionAll(
      this.db
        .select({
          kind: sql<EditorialKey['kind']>`'news'`.as('kind'),
          feedName: newsItems.feedName,
          id: newsItems.id,
        })
        .from(newsItems)
        .where(lte(newsItems.publishedAt, now)),
      this.db
        .select({
          kind: sql<EditorialKey['kind']>`'fighter'`.as('kind'),
          feedName: sql<string>`''`.as('feed_name'),
          id: fighters.id,
        })
        .from(fighters),
    )
      .orderBy(({ kind, feedName, id }) => [asc(kind), asc(feedName), asc(id)])
      .offset(offset)
      .limit(limit);
  }

  /** Titles by language tag, in the order of the keys; empty for content that does not exist. One query. */
  async titlesOf(keys: readonly ContentKey[]): Promise<Readonly<Record<string, string>>[]> {
    if (keys.length === 0) return [];
    const rows = await this.db
      .select({ kind: contents.kind, id: contents.id, texts: contents.texts })
      .from(contents)
      .where(or(...keys.map(({ kind, id }) => and(eq(contents.kind, kind), eq(contents.id, id)))));
    return keys.map((key) =>
      titlesIn(rows.find(({ kind, id }) => kind === key.kind && id === key.id)?.texts),
    );
  }
}
