import { and, asc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { artworks } from '../../database/schema/content.js';
import { programmes, programmeTemplates, type ProgrammeTexts } from '../../database/schema/content-guide.js';

const selectNext = (db: Database, channelIds: readonly string[], now: Date, each: number) => {
  const ranked = db
    .select({
      id: programmes.id,
      channelId: programmes.channelId,
      templateId: programmes.templateId,
      episode: programmes.episode,
      startsAt: programmes.startsAt,
      endsAt: programmes.endsAt,
      place:
        sql<number>`row_number() over (partition by ${programmes.channelId} order by ${programmes.endsAt})`.as(
          'place',
        ),
    })
    .from(programmes)
    .where(and(inArray(programmes.channelId, [...channelIds]), gt(programmes.endsAt, now)))
    .as('ranked');
  return db
    .select({
      id: ranked.id,
      channelId: ranked.channelId,
      episode: ranked.episode,
      startsAt: ranked.startsAt,
      endsAt: ranked.endsAt,
      texts: programmeTemplates.texts,
      artwork: programmeTemplates.artwork,
      pictures: artworks.kinds,
      dominantColour: artworks.dominantColour,
    })
    .from(ranked)
    .innerJoin(programmeTemplates, eq(programmeTemplates.id, ranked.templateId))
    .leftJoin(artworks, eq(artworks.slug, programmeTemplates.artwork))
    .where(lte(ranked.place, each))
    .orderBy(ranked.channelId, ranked.startsAt);
};

export type StoredProgramme = Awaited<ReturnType<typeof selectNext>>[number] & {
  readonly texts: Readonly<Record<string, ProgrammeTexts>>;
};

const selectBetween = (db: Database, channelIds: readonly string[], from: Date, to: Date) =>
  db
    .select({
      id: programmes.id,
      channelId: programmes.channelId,
      episode: programmes.episode,
      startsAt: programmes.startsAt,
      endsAt: programmes.endsAt,
      texts: programmeTemplates.texts,
      artwork: programmeTemplates.artwork,
      pictures: artworks.kinds,
      dominantColour: artworks.dominantColour,
    })
    .from(programmes)
    .innerJoin(programmeTemplates, eq(programmeTemplates.id, programmes.templateId))
    .leftJoin(artworks, eq(artworks.slug, programmeTemplates.artwork))
    .where(
      and(
        inArray(programmes.channelId, [...channelIds]),
        gt(programmes.endsAt, from),
        lt(programmes.startsAt, to),
      ),
    )
    .orderBy(asc(programmes.channelId), asc(programmes.startsAt));

export interface GuideRepository {
  /** The programmes of each channel that are not over yet, soonest first, `each` a channel at most. One query. */
  notOver(channelIds: readonly string[], now: Date, each: number): Promise<StoredProgramme[]>;
  /** Programmes that touch the time between two moments, by channel and start. One query. */
  between(channelIds: readonly string[], from: Date, to: Date): Promise<StoredProgramme[]>;
}

export const createGuideRepository = (db: Database): GuideRepository => ({
  notOver: (channelIds, now, each) => selectNext(db, channelIds, now, each),
  between: (channelIds, from, to) =>
    channelIds.length === 0 ? Promise.resolve([]) : selectBetween(db, channelIds, from, to),
});
