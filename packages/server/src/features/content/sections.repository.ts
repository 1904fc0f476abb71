import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { Repository } from '../../database/repository.js';
import {
  artworks,
  bucketItems,
  buckets,
  contents,
  geoRules,
  heroes,
  type BucketTexts,
  type HeroTexts,
} from '../../database/schema/content.js';
import type { ContentView } from './content-view.js';
import { localised, type ContentKey, type ReadingLanguage } from './content.repository.js';
import { visibleTo } from './conditions.repository.js';
import type { ListFilter } from './list-filter.js';
import type { PageRequest } from './page.js';
import type { StoredArtwork } from './images.js';

const selectBuckets = (db: Database, reading: ReadingLanguage, where: SQL | undefined, limit: number) =>
  db
    .select({
      id: buckets.id,
      type: buckets.type,
      source: buckets.source,
      titles: buckets.titles,
      display: buckets.display,
      text: localised<BucketTexts>(buckets.texts, reading),
    })
    .from(buckets)
    .where(where)
    .orderBy(asc(buckets.position))
    .limit(limit);

export type StoredBucket = Awaited<ReturnType<typeof selectBuckets>>[number];

const selectHeroes = (db: Database, reading: ReadingLanguage, sectionId: string) =>
  db
    .select({
      id: heroes.id,
      kind: heroes.kind,
      contentId: heroes.contentId,
      text: localised<HeroTexts | null>(heroes.texts, reading),
      gradients: heroes.gradients,
      primaryButton: heroes.primaryButton,
      secondaryButton: heroes.secondaryButton,
    })
    .from(heroes)
    .where(eq(heroes.sectionId, sectionId))
    .orderBy(asc(heroes.position));

export type StoredHero = Awaited<ReturnType<typeof selectHeroes>>[number];

export interface BucketItemsRequest {
  readonly bucketIds: readonly string[];
  readonly view: ContentView;
  readonly filter: ListFilter;
  /** Applies to each bucket; `lastSeen` requires a single bucket. */
  readonly page: PageRequest;
  /** Limits the items to these genres; undefined for all. */
  readonly genres?: readonly string[] | undefined;
}

export interface StoredGenre {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

export class SectionsRepository extends Repository {
  /** The rows of a section, one more than the page size. */
  rows(
    sectionId: string,
    { size, lastSeen }: PageRequest,
    reading: ReadingLanguage,
  ): Promise<StoredBucket[]> {
    const after =
      lastSeen === undefined
        ? undefined
        : gt(
            buckets.position,
            this.db
              .select({ position: buckets.position })
              .from(buckets)
              .where(and(eq(buckets.sectionId, sectionId), eq(buckets.id, lastSeen))),
          );
    return selectBuckets(this.db, reading, and(eq(buckets.sectionId, sectionId), after), size + 1);
  }

  async row(sectionId: string, bucketId: string, reading: ReadingLanguage): Promise<StoredBucket | null> {
    const where = and(eq(buckets.sectionId, sectionId), eq(buckets.id, bucketId));
    return (await selectBuckets(this.db, reading, where, 1))[0] ?? null;
  }

  async grid(id: string, reading: ReadingLanguage): Promise<StoredBucket | null> {
    const where = and(isNull(buckets.sectionId), eq(buckets.id, id));
    return (await selectBuckets(this.db, reading, where, 1))[0] ?? null;
  }

  heroes(sectionId: string, reading: ReadingLanguage): Promise<StoredHero[]> {
    return selectHeroes(this.db, reading, sectionId);
  }

  /** The items of each row, one more than the page size. One query for all rows. */
  async items(request: BucketItemsRequest): Promise<ReadonlyMap<string, readonly ContentKey[]>> {
    if (request.bucketIds.length === 0) return new Map();
    const ranked = this.#rankedItems(request);
    const rows = await this.db
      .select({ bucketId: ranked.bucketId, kind: ranked.kind, id: ranked.id })
      .from(ranked)
      .where(lte(ranked.place, request.page.size + 1))
      .orderBy(asc(ranked.bucketId), asc(ranked.position));
    const byBucket = new Map<string, ContentKey[]>();
    for (const { bucketId, kind, id } of rows) {
      byBucket.set(bucketId, [...(byBucket.get(bucketId) ?? []), { kind, id }]);
    }
    return byBucket;
  }

  /** The genres in a list with their number of items, most frequent first. */
  async genres(
    bucketId: string,
    {
      view,
      filter,
      reading,
    }: Pick<BucketItemsRequest, 'view' | 'filter'> & { readonly reading: ReadingLanguage },
  ): Promise<readonly StoredGenre[]> {
    const label = sql<string>`min(coalesce(${contents.texts} -> ${reading.language}::text ->> 'genre',
        ${contents.texts} -> ${reading.defaultLanguage}::text ->> 'genre', ${contents.genre}))`;
    const count = sql<number>`count(*)::integer`;
    const rows = await this.db
      .select({ genre: contents.genre, label, count })
      .from(bucketItems)
      .innerJoin(contents, and(eq(contents.kind, bucketItems.kind), eq(contents.id, bucketItems.contentId)))
      .leftJoin(geoRules, eq(geoRules.id, contents.geoRule))
      .where(and(eq(bucketItems.bucketId, bucketId), isNotNull(contents.genre), visibleTo(view, filter)))
      .groupBy(contents.genre)
      .orderBy(desc(count), asc(contents.genre));
    return rows.flatMap(({ genre, ...row }) => (genre === null ? [] : [{ value: genre, ...row }]));
  }

  async artworks(slugs: readonly string[]): Promise<ReadonlyMap<string, StoredArtwork>> {
    if (slugs.length === 0) return new Map();
    const rows = await this.db
      .select()
      .from(artworks)
      .where(inArray(artworks.slug, [...slugs]));
    return new Map(rows.map((row) => [row.slug, row]));
  }

  #rankedItems({ bucketIds, view, filter, genres, page: { lastSeen } }: BucketItemsRequest) {
    const after =
      lastSeen === undefined
        ? undefined
        : gt(
            bucketItems.position,
            this.db
              .select({ position: bucketItems.position })
              .from(bucketItems)
              .where(and(inArray(bucketItems.bucketId, [...bucketIds]), eq(bucketItems.contentId, lastSeen))),
          );
    return this.db
      .select({
        bucketId: bucketItems.bucketId,
        kind: bucketItems.kind,
        id: bucketItems.contentId,
        position: bucketItems.position,
        place:
          sql<number>`row_number() over (partition by ${bucketItems.bucketId} order by ${bucketItems.position})`.as(
            'place',
          ),
      })
      .from(bucketItems)
      .innerJoin(contents, and(eq(contents.kind, bucketItems.kind), eq(contents.id, bucketItems.contentId)))
      .leftJoin(geoRules, eq(geoRules.id, contents.geoRule))
      .where(
        and(
          inArray(bucketItems.bucketId, [...bucketIds]),
          visibleTo(view, filter),
          genres === undefined ? undefined : inArray(contents.genre, [...genres]),
          after,
        ),
      )
      .as('ranked');
  }
}
