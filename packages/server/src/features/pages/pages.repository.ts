import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { contents, type ContentKind } from '../../database/schema/content.js';
import type { ContentKey } from '../content/content-reader.js';

/** Kinds of content that have pages of their own. */
const WITH_PAGES: ContentKind[] = ['VOD', 'LIVE_EVENT', 'CHANNEL', 'SERIES', 'SEASON', 'PLAYLIST', 'SECTION'];

export interface PagesRepository {
  count(): Promise<number>;
  /** In an order of their own that holds as long as nothing is added. @param offset from 0 */
  keys(offset: number, limit: number): Promise<ContentKey[]>;
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
