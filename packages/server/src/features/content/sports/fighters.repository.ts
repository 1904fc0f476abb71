import { and, asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { WeightClass } from '@footlight/contract';
import type { Database } from '../../../database/database.js';
import { Repository } from '../../../database/repository.js';
import type { ArtworkKind } from '@footlight/packager';
import { artworks } from '../../../database/schema/content.js';
import { fighters, rankings, type FighterTexts } from '../../../database/schema/editorial.js';
import { localised, type PageRequest, type ReadingLanguage } from '../content-reader.js';

const { texts: _texts, ...columns } = getTableColumns(fighters);

const select = (db: Database, reading: ReadingLanguage) =>
  db
    .select({
      ...columns,
      text: localised<FighterTexts>(fighters.texts, reading),
      dominantColour: artworks.dominantColour,
      pictures: sql<Readonly<Partial<Record<ArtworkKind, readonly number[]>>> | null>`${artworks.kinds}`,
    })
    .from(fighters)
    .leftJoin(artworks, eq(artworks.slug, fighters.artwork));

export type StoredFighter = Awaited<ReturnType<typeof select>>[number];

export interface StoredRanking {
  readonly weightClass: WeightClass;
  readonly championId: string | null;
  readonly contenderIds: readonly string[];
}

const nameIn = (reading: ReadingLanguage): SQL => sql`${localised(fighters.texts, reading)} ->> 'name'`;

export class FightersRepository extends Repository {
  /** By name in the requested language; returns one more row than the page holds. */
  page(
    weightClass: WeightClass | undefined,
    { size, lastSeen }: PageRequest,
    reading: ReadingLanguage,
  ): Promise<StoredFighter[]> {
    const name = nameIn(reading);
    const after =
      lastSeen === undefined
        ? undefined
        : sql`(${name}, ${fighters.id}) > (
              select ${name}, ${fighters.id} from ${fighters} where ${fighters.id} = ${lastSeen})`;
    const ofClass = weightClass === undefined ? undefined : eq(fighters.weightClass, weightClass);
    return select(this.db, reading)
      .where(and(ofClass, after))
      .orderBy(asc(name), asc(fighters.id))
      .limit(size + 1);
  }

  async byId(id: string, reading: ReadingLanguage): Promise<StoredFighter | null> {
    return (await select(this.db, reading).where(eq(fighters.id, id)))[0] ?? null;
  }

  /** In no particular order. One query. */
  async byIds(ids: readonly string[], reading: ReadingLanguage): Promise<ReadonlyMap<string, StoredFighter>> {
    if (ids.length === 0) return new Map();
    const rows = await select(this.db, reading).where(inArray(fighters.id, [...ids]));
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** In catalogue order. */
  rankings(weightClass: WeightClass | undefined): Promise<StoredRanking[]> {
    return this.db
      .select({
        weightClass: rankings.weightClass,
        championId: rankings.championId,
        contenderIds: rankings.contenderIds,
      })
      .from(rankings)
      .where(weightClass === undefined ? undefined : eq(rankings.weightClass, weightClass))
      .orderBy(asc(rankings.position));
  }
}
