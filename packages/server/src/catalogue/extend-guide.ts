import { lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { programmes } from '../database/schema/content-guide.js';
import type { CatalogueChannels } from './catalogue-pages.schemas.js';
import { dayOf, guideDays, type GuideProgramme } from './guide-days.js';

const DAY_MS = 86_400_000;
const HOURS_A_DAY = 24;
/** The guide covers at least the two previous days, and the following week. */
const LEAST_DAYS_BACK = 2;
const DAYS_AHEAD = 7;

/** Days of the past that are kept: as many as the recording that is offered longest (GUIDE-21). */
export const daysBack = ({ formats }: CatalogueChannels): number => {
  const hours = Object.values(formats).flatMap(({ programmes: list }) =>
    list.map(({ recording }) => recording?.hours ?? 0),
  );
  return Math.max(LEAST_DAYS_BACK, Math.ceil(Math.max(0, ...hours) / HOURS_A_DAY));
};

const insert = (db: Database, list: readonly GuideProgramme[]): Promise<unknown> => {
  const rows = list.map(({ startsAt, endsAt, ...rest }) => ({
    ...rest,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }));
  return db.execute(sql`
    insert into ${programmes} (id, channel_id, template_id, episode, starts_at, ends_at)
    select id, "channelId", "templateId", episode, "startsAt", "endsAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh
      (id text, "channelId" text, "templateId" text, episode integer, "startsAt" timestamptz, "endsAt" timestamptz)
    on conflict (id) do nothing`);
};

const lastDay = async (db: Database): Promise<number | null> => {
  const [row] = await db
    .select({ at: sql<string | null>`max(${programmes.startsAt})::text` })
    .from(programmes);
  return row?.at === null || row?.at === undefined ? null : dayOf(Date.parse(row.at));
};

/** Adds the missing days of the guide and deletes programmes that are too old. */
export const extendGuide = async (db: Database, channels: CatalogueChannels, now: number): Promise<void> => {
  const today = dayOf(now);
  const first = today - daysBack(channels);
  await db.delete(programmes).where(lte(programmes.endsAt, new Date(first * DAY_MS)));
  const last = await lastDay(db);
  const from = last === null ? first : Math.max(last + 1, first);
  const to = today + DAYS_AHEAD;
  for (let day = from; day <= to; day += 1) await insert(db, guideDays(channels, day, day));
};
