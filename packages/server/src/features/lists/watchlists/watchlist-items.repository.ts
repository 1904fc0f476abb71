import { and, asc, count, desc, eq, gt, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { Repository } from '../../../database/repository.js';
import { watchlistItems, watchlists } from '../../../database/schema/watchlists.js';
import { listedOfName, type ListedKey } from './listed-kind.js';

export type StoredItem = Pick<typeof watchlistItems.$inferSelect, 'kind' | 'contentId' | 'contentType'>;

/** Result of adding items: all or none are added. */
export type Added =
  | { readonly outcome: 'added' }
  | { readonly outcome: 'full' }
  /** Items already in the list. */
  | { readonly outcome: 'duplicated'; readonly known: readonly StoredItem[] };

const columns = {
  kind: watchlistItems.kind,
  contentId: watchlistItems.contentId,
  contentType: watchlistItems.contentType,
};

const lock = async (tx: Database, watchlistId: string): Promise<void> => {
  await tx.select({ id: watchlists.id }).from(watchlists).where(eq(watchlists.id, watchlistId)).for('update');
};

const all = (tx: Database, watchlistId: string) =>
  tx
    .select({ ...columns, position: watchlistItems.position })
    .from(watchlistItems)
    .where(eq(watchlistItems.watchlistId, watchlistId))
    .orderBy(asc(watchlistItems.position));

/** Items of lists, in list order. */
export class WatchlistItemsRepository extends Repository {
  /** Items after `lastSeen`; empty if that item is no longer in the list. */
  page(watchlistId: string, limit: number, lastSeen: string | undefined): Promise<StoredItem[]> {
    return this.#select(
      and(
        eq(watchlistItems.watchlistId, watchlistId),
        lastSeen === undefined
          ? undefined
          : gt(watchlistItems.position, this.#placeOf(watchlistId, lastSeen)),
      ),
      asc(watchlistItems.position),
      limit,
    );
  }

  /** Both in list order; null if the item is not in the list. */
  async neighbours(
    watchlistId: string,
    contentId: string,
    size: number,
  ): Promise<{ readonly previous: StoredItem[]; readonly next: StoredItem[] } | null> {
    const [place] = await this.#placeOf(watchlistId, contentId);
    if (place === undefined) return null;
    const { position } = place;
    const ofList = eq(watchlistItems.watchlistId, watchlistId);
    const [previous, next] = await Promise.all([
      this.#select(and(ofList, lt(watchlistItems.position, position)), desc(watchlistItems.position), size),
      this.#select(and(ofList, gt(watchlistItems.position, position)), asc(watchlistItems.position), size),
    ]);
    return { previous: previous.toReversed(), next };
  }

  /** Appends to a list of at most `most` items. Concurrent calls are serialised. */
  add(
    watchlistId: string,
    items: readonly StoredItem[],
    { at, most }: { readonly at: Date; readonly most: number },
  ): Promise<Added> {
    return this.db.transaction(async (tx): Promise<Added> => {
      await lock(tx, watchlistId);
      const ofList = eq(watchlistItems.watchlistId, watchlistId);
      const known = await tx
        .select(columns)
        .from(watchlistItems)
        .where(
          and(
            ofList,
            or(
              ...items.map(({ kind, contentId }) =>
                and(eq(watchlistItems.kind, kind), eq(watchlistItems.contentId, contentId)),
              ),
            ),
          ),
        );
      if (known.length > 0) return { outcome: 'duplicated', known };
      const [current] = await tx
        .select({ size: count(), last: sql<number>`coalesce(max(${watchlistItems.position}), 0)` })
        .from(watchlistItems)
        .where(ofList);
      const { size, last } = current ?? { size: 0, last: 0 };
      if (size + items.length > most) return { outcome: 'full' };
      await tx
        .insert(watchlistItems)
        .values(
          items.map((item, index) => ({ ...item, watchlistId, addedAt: at, position: last + index + 1 })),
        );
      return { outcome: 'added' };
    });
  }

  async remove(watchlistId: string, { kind, contentId }: ListedKey): Promise<void> {
    await this.db
      .delete(watchlistItems)
      .where(
        and(
          eq(watchlistItems.watchlistId, watchlistId),
          eq(watchlistItems.kind, kind),
          eq(watchlistItems.contentId, contentId),
        ),
      );
  }

  /** Stores the order returned by `arrange`; if it throws, nothing changes. */
  rearrange(
    watchlistId: string,
    arrange: (items: readonly StoredItem[]) => readonly StoredItem[],
  ): Promise<void> {
    return this.db.transaction(async (tx) => {
      await lock(tx, watchlistId);
      const arranged = arrange(await all(tx, watchlistId));
      const kinds = arranged.map(({ kind }) => kind);
      const ids = arranged.map(({ contentId }) => contentId);
      await tx.execute(sql`
          update watchlist_items set position = arranged.place
          from unnest(${sql.param(kinds)}::text[], ${sql.param(ids)}::text[]) with ordinality
            as arranged (kind, content_id, place)
          where watchlist_id = ${watchlistId} and watchlist_items.kind = arranged.kind
            and watchlist_items.content_id = arranged.content_id`);
    });
  }

  #select(where: SQL | undefined, order: SQL, limit: number): Promise<StoredItem[]> {
    return this.db.select(columns).from(watchlistItems).where(where).orderBy(order).limit(limit);
  }

  /** Position of an item; for an id without a kind, a video takes precedence. */
  #placeOf(watchlistId: string, name: string) {
    const { kind, contentId } = listedOfName(name);
    return this.db
      .select({ position: watchlistItems.position })
      .from(watchlistItems)
      .where(
        and(
          eq(watchlistItems.watchlistId, watchlistId),
          eq(watchlistItems.contentId, contentId),
          kind === null ? undefined : eq(watchlistItems.kind, kind),
        ),
      )
      .orderBy(sql`${watchlistItems.kind} <> 'VOD'`)
      .limit(1);
  }
}
