import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { insertRows } from '../../../database/row-sets.js';
import { accounts } from '../../../database/schema/accounts.js';
import { programmeVersions } from '../../../database/schema/content-guide.js';
import type { EditedStarts } from './edited-programmes.js';

/** A state of the programme that a channel shows from a start on; `changedBy` is the name of the editor where it is read. */
export type ProgrammeVersionRow = typeof programmeVersions.$inferSelect;

const { channelId, startsAt, number } = programmeVersions;

const NAMED = {
  channelId,
  startsAt,
  number,
  endsAt: programmeVersions.endsAt,
  programme: programmeVersions.programme,
  edited: programmeVersions.edited,
  changedAt: programmeVersions.changedAt,
  changedBy: sql<string | null>`coalesce(${accounts.name}, ${accounts.email})`,
};

/** What editors wrote in the guides of channels, and what was there before. */
export class ProgrammeVersionsRepository extends Repository {
  /** Starts after a time at which imports leave channels as they are. */
  async editedAfter(channelIds: readonly string[], time: Date): Promise<ReadonlyMap<string, EditedStarts>> {
    const latest = this.db
      .selectDistinctOn([channelId, startsAt], {
        channelId,
        startsAt,
        edited: programmeVersions.edited,
        isShown: sql<boolean>`${programmeVersions.programme} is not null`.as('is_shown'),
      })
      .from(programmeVersions)
      .where(and(inArray(channelId, [...channelIds]), gt(startsAt, time)))
      .orderBy(asc(channelId), asc(startsAt), desc(number))
      .as('latest');
    const found = await this.db.select().from(latest).where(eq(latest.edited, true));
    const byChannel = new Map<string, Map<number, boolean>>();
    for (const one of found) {
      const starts = byChannel.get(one.channelId) ?? new Map<number, boolean>();
      byChannel.set(one.channelId, starts.set(one.startsAt.getTime(), one.isShown));
    }
    return byChannel;
  }

  /** The latest version of each of some starts that has any, by start. */
  async latest(channel: string, starts: readonly Date[]): Promise<ReadonlyMap<number, ProgrammeVersionRow>> {
    if (starts.length === 0) return new Map();
    const found = await this.db
      .selectDistinctOn([startsAt], NAMED)
      .from(programmeVersions)
      .leftJoin(accounts, eq(accounts.id, programmeVersions.changedBy))
      .where(and(eq(channelId, channel), inArray(startsAt, [...starts])))
      .orderBy(asc(startsAt), desc(number));
    return new Map(found.map((row) => [row.startsAt.getTime(), row]));
  }

  /** Newest first. @param before only versions with a lower number; not a number: all */
  versions(
    channel: string,
    start: Date,
    { most, before }: { readonly most: number; readonly before: number },
  ): Promise<readonly ProgrammeVersionRow[]> {
    return this.db
      .select(NAMED)
      .from(programmeVersions)
      .leftJoin(accounts, eq(accounts.id, programmeVersions.changedBy))
      .where(
        and(
          eq(channelId, channel),
          eq(startsAt, start),
          Number.isNaN(before) ? undefined : lt(number, before),
        ),
      )
      .orderBy(desc(number))
      .limit(most);
  }

  async add(rows: readonly ProgrammeVersionRow[]): Promise<void> {
    await insertRows(this.db, programmeVersions, rows);
  }
}
