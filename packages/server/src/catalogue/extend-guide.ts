import { lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { lockGuide } from '../database/guide-lock.js';
import { jsonRows } from '../database/row-sets.js';
import { programmes, programmeVersions } from '../database/schema/content-guide.js';
import { deleteUnusedTemplates } from '../database/unused-templates.js';
import type { CatalogueChannels } from './catalogue-pages.schemas.js';
import { catalogueOf } from './entries/collections.js';
import { EntriesRepository } from './entries/entries.repository.js';
import { channelDay, dayOf, type GuideProgramme } from './guide-days.js';

const DAY_MS = 86_400_000;
const HOURS_A_DAY = 24;
/** The guide covers at least the two previous days, and the following week. */
const LEAST_DAYS_BACK = 2;
const DAYS_AHEAD = 7;

/** Days of the past that are kept: as many as the recording that is offered longest (GUIDE-21, GUIDE-41). */
export const daysBack = ({ formats, channels }: CatalogueChannels): number => {
  const hours = [
    ...Object.values(formats).flatMap(({ programmes: list }) =>
      list.map(({ recording }) => recording?.hours ?? 0),
    ),
    ...channels.map(({ catchUp }) => catchUp?.hours ?? 0),
  ];
  return Math.max(LEAST_DAYS_BACK, Math.ceil(Math.max(0, ...hours) / HOURS_A_DAY));
};

const insert = async (db: Database, list: readonly GuideProgramme[]): Promise<void> => {
  const rows = list.map(({ startsAt, endsAt, ...rest }) => ({
    ...rest,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }));
  await db.execute(sql`
    insert into ${programmes} (id, channel_id, template_id, episode, starts_at, ends_at)
    select id, "channelId", "templateId", episode, "startsAt", "endsAt"
    from ${jsonRows(rows)} as fresh
      (id text, "channelId" text, "templateId" text, episode text, "startsAt" timestamptz, "endsAt" timestamptz)
    on conflict (id) do nothing`);
};

/**
 * The last day with programmes of its format, by channel; infinite for a channel with dated programmes (GUIDE-35).
 * @param ids of the channels with a format
 */
const lastDays = async (db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const found = await db
    .select({
      id: programmes.channelId,
      isDated: sql<boolean>`bool_or(${programmes.dated})`,
      last: sql<string>`max(${programmes.startsAt})::text`,
    })
    .from(programmes)
    .where(sql`${programmes.channelId} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)
    .groupBy(programmes.channelId);
  return new Map(
    found.map(({ id, isDated, last }) => [id, isDated ? Number.POSITIVE_INFINITY : dayOf(Date.parse(last))]),
  );
};

/** So that no statement takes long. */
const DELETED_AT_ONCE = 5_000;

/** A programme lasts a week at most. */
const KEPT_VERSIONS_MS = 7 * DAY_MS;

const deleteEnded = async (db: Database, time: Date): Promise<void> => {
  const ended = await db
    .select({ id: programmes.id, templateId: programmes.templateId })
    .from(programmes)
    .where(lte(programmes.endsAt, time));
  for (let start = 0; start < ended.length; start += DELETED_AT_ONCE) {
    const some = ended.slice(start, start + DELETED_AT_ONCE);
    const ids = JSON.stringify(some.map(({ id }) => id));
    await db.execute(
      sql`delete from ${programmes} where id in (select jsonb_array_elements_text(${ids}::jsonb))`,
    );
    await deleteUnusedTemplates(db, [...new Set(some.map(({ templateId }) => templateId))]);
  }
  await db
    .delete(programmeVersions)
    .where(lte(programmeVersions.startsAt, new Date(time.getTime() - KEPT_VERSIONS_MS)));
};

/**
 * Adds the missing days of each channel's guide and deletes programmes that are too old.
 * @param db a transaction
 */
export const extendGuide = async (db: Database, now: number): Promise<void> => {
  await lockGuide(db);
  const { catalogue, places } = catalogueOf(
    await new EntriesRepository(db).inCollections(['formats', 'channels']),
  );
  const { channels } = catalogue;
  const today = dayOf(now);
  const first = today - daysBack(channels);
  await deleteEnded(db, new Date(first * DAY_MS));
  const last = await lastDays(
    db,
    channels.channels.flatMap(({ id, format }) => (format === undefined ? [] : [id])),
  );
  for (let day = first; day <= today + DAYS_AHEAD; day += 1) {
    const missing = channels.channels.filter(({ id }) => (last.get(id) ?? first - 1) < day);
    const list = missing.flatMap((channel) =>
      channelDay(channels, channel, places('channels', channel.id), day),
    );
    // oxlint-disable-next-line no-await-in-loop -- one connection
    if (list.length > 0) await insert(db, list);
  }
};
