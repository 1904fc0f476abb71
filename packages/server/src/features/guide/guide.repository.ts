import { and, asc, eq, gt, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { isTitledWith } from '../../database/programme-words.js';
import { Repository } from '../../database/repository.js';
import { artworks } from '../../database/schema/content.js';
import {
  guideGenres,
  programmes,
  programmeTemplates,
  type ProgrammeTexts,
} from '../../database/schema/content-guide.js';

/** Columns of the template and its artwork that are read with every programme. */
const SHOWN = {
  texts: programmeTemplates.texts,
  artwork: programmeTemplates.artwork,
  pictures: artworks.kinds,
  dominantColour: artworks.dominantColour,
  recordingId: programmeTemplates.recordingId,
  recordingHours: programmeTemplates.recordingHours,
  picture: programmeTemplates.picture,
  year: programmeTemplates.year,
  ageRating: programmeTemplates.ageRating,
};

/** The lateral join lets the index limit each channel to `each` rows, however far its guide reaches. */
const selectNext = (db: Database, channelIds: readonly string[], now: Date, each: number) => {
  const next = db
    .select({
      id: programmes.id,
      templateId: programmes.templateId,
      episode: programmes.episode,
      season: programmes.season,
      status: programmes.status,
      startsAt: programmes.startsAt,
      endsAt: programmes.endsAt,
    })
    .from(programmes)
    .where(and(sql`${programmes.channelId} = asked.channel_id`, gt(programmes.endsAt, now)))
    .orderBy(asc(programmes.endsAt))
    .limit(each)
    .as('next');
  return db
    .select({
      id: next.id,
      channelId: sql<string>`asked.channel_id`.as('channel_id'),
      episode: next.episode,
      season: next.season,
      status: next.status,
      startsAt: next.startsAt,
      endsAt: next.endsAt,
      ...SHOWN,
    })
    .from(
      sql`unnest(array[${sql.join(
        channelIds.map((id) => sql`${id}`),
        sql`, `,
      )}]::text[]) as asked (channel_id)`,
    )
    .crossJoinLateral(next)
    .innerJoin(programmeTemplates, eq(programmeTemplates.id, next.templateId))
    .leftJoin(artworks, eq(artworks.slug, programmeTemplates.artwork))
    .orderBy(sql`asked.channel_id`, next.startsAt);
};

export type StoredProgramme = Awaited<ReturnType<typeof selectNext>>[number] & {
  readonly texts: Readonly<Record<string, ProgrammeTexts>>;
};

const selectWhere = (db: Database, condition: SQL | undefined) =>
  db
    .select({
      id: programmes.id,
      channelId: programmes.channelId,
      episode: programmes.episode,
      season: programmes.season,
      status: programmes.status,
      startsAt: programmes.startsAt,
      endsAt: programmes.endsAt,
      ...SHOWN,
    })
    .from(programmes)
    .innerJoin(programmeTemplates, eq(programmeTemplates.id, programmes.templateId))
    .leftJoin(artworks, eq(artworks.slug, programmeTemplates.artwork))
    .where(condition)
    .orderBy(asc(programmes.channelId), asc(programmes.startsAt));

const selectBetween = (db: Database, channelIds: readonly string[], from: Date, to: Date) =>
  selectWhere(
    db,
    and(
      inArray(programmes.channelId, [...channelIds]),
      gt(programmes.endsAt, from),
      lt(programmes.startsAt, to),
    ),
  );

/** The first current or upcoming programme of each channel whose title has the words. */
const selectFirst = (db: Database, channelIds: readonly string[], words: readonly string[], now: Date) =>
  db
    .selectDistinctOn([programmes.channelId], {
      id: programmes.id,
      channelId: programmes.channelId,
      episode: programmes.episode,
      season: programmes.season,
      status: programmes.status,
      startsAt: programmes.startsAt,
      endsAt: programmes.endsAt,
      ...SHOWN,
    })
    .from(programmes)
    .innerJoin(programmeTemplates, eq(programmeTemplates.id, programmes.templateId))
    .leftJoin(artworks, eq(artworks.slug, programmeTemplates.artwork))
    .where(
      and(inArray(programmes.channelId, [...channelIds]), isTitledWith(words), gt(programmes.endsAt, now)),
    )
    .orderBy(asc(programmes.channelId), asc(programmes.endsAt));

export class GuideRepository extends Repository {
  /** Current and upcoming programmes, soonest first, at most `each` per channel. One query. */
  notOver(channelIds: readonly string[], now: Date, each: number): Promise<StoredProgramme[]> {
    return channelIds.length === 0 ? Promise.resolve([]) : selectNext(this.db, channelIds, now, each);
  }

  /** Programmes that overlap the time range, by channel and start. One query. */
  between(channelIds: readonly string[], from: Date, to: Date): Promise<StoredProgramme[]> {
    return channelIds.length === 0 ? Promise.resolve([]) : selectBetween(this.db, channelIds, from, to);
  }

  /** The first current or upcoming programme of each channel whose title has the folded words. One query. */
  firstOf(channelIds: readonly string[], words: readonly string[], now: Date): Promise<StoredProgramme[]> {
    return channelIds.length === 0 || words.length === 0
      ? Promise.resolve([])
      : selectFirst(this.db, channelIds, words, now);
  }

  /** The programmes with these ids; without unknown ones. One query. */
  byIds(ids: readonly string[]): Promise<StoredProgramme[]> {
    return ids.length === 0 ? Promise.resolve([]) : selectWhere(this.db, inArray(programmes.id, [...ids]));
  }

  genres(): Promise<(typeof guideGenres.$inferSelect)[]> {
    return this.db.select().from(guideGenres).orderBy(asc(guideGenres.position));
  }
}
