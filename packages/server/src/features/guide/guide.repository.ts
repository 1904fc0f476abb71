import { and, asc, desc, eq, gt, inArray, like, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
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

const selectBetween = (db: Database, channelIds: readonly string[], from: Date, to: Date) =>
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
    .where(
      and(
        inArray(programmes.channelId, [...channelIds]),
        gt(programmes.endsAt, from),
        lt(programmes.startsAt, to),
      ),
    )
    .orderBy(asc(programmes.channelId), asc(programmes.startsAt));

/** The first current or upcoming programme of each channel that has one of the templates. */
const selectFirst = (
  db: Database,
  channelIds: readonly string[],
  templateIds: readonly string[],
  now: Date,
) =>
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
      and(
        inArray(programmes.channelId, [...channelIds]),
        inArray(programmes.templateId, [...templateIds]),
        gt(programmes.endsAt, now),
      ),
    )
    .orderBy(asc(programmes.channelId), asc(programmes.endsAt));

/** The maximum number of templates that a search matches. */
const MOST_TEMPLATES = 500;
const escaped = (text: string): string => text.replaceAll(/[\\%_]/gu, '\\$&');

export class GuideRepository extends Repository {
  /** Current and upcoming programmes, soonest first, at most `each` per channel. One query. */
  notOver(channelIds: readonly string[], now: Date, each: number): Promise<StoredProgramme[]> {
    return channelIds.length === 0 ? Promise.resolve([]) : selectNext(this.db, channelIds, now, each);
  }

  /** Programmes that overlap the time range, by channel and start. One query. */
  between(channelIds: readonly string[], from: Date, to: Date): Promise<StoredProgramme[]> {
    return channelIds.length === 0 ? Promise.resolve([]) : selectBetween(this.db, channelIds, from, to);
  }

  /** Ids of the templates whose titles contain all of these normalised words. */
  async titled(words: readonly string[]): Promise<string[]> {
    const rows = await this.db
      .select({ id: programmeTemplates.id })
      .from(programmeTemplates)
      .where(and(...words.map((word) => like(programmeTemplates.searchText, `%${escaped(word)}%`))))
      .orderBy(desc(programmeTemplates.id))
      .limit(MOST_TEMPLATES);
    return rows.map(({ id }) => id);
  }

  /** The first current or upcoming programme of each channel that has one of the templates. One query. */
  firstOf(
    channelIds: readonly string[],
    templateIds: readonly string[],
    now: Date,
  ): Promise<StoredProgramme[]> {
    return channelIds.length === 0 || templateIds.length === 0
      ? Promise.resolve([])
      : selectFirst(this.db, channelIds, templateIds, now);
  }

  genres(): Promise<(typeof guideGenres.$inferSelect)[]> {
    return this.db.select().from(guideGenres).orderBy(asc(guideGenres.position));
  }
}
