import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { contents } from '../database/schema/content.js';
import { jsonRows } from '../database/row-sets.js';
import { contentRows } from './content-rows.js';
import { catalogueOf } from './entries/collections.js';
import { EntriesRepository } from './entries/entries.repository.js';
import { keepManualEvents } from './keep-manual-events.js';

/** Counts relative times (`startsIn`) from this start of the service (LIVE-7). Must run in a transaction. */
export const moveRelativeTimes = async (tx: Database, now: number): Promise<void> => {
  const entries = await new EntriesRepository(tx).relative();
  if (entries.length === 0) return;
  const { contents: rows } = contentRows(catalogueOf(entries), new Map(), now);
  const moved = rows.map(({ kind, id, startsAt, endsAt, scheduledAt }) => ({
    kind,
    id,
    startsAt,
    endsAt,
    scheduledAt,
  }));
  await tx.execute(sql`
    update ${contents}
    set starts_at = moved."startsAt", ends_at = moved."endsAt", scheduled_at = moved."scheduledAt"
    from ${jsonRows(moved)} as moved
      (kind text, id text, "startsAt" timestamptz, "endsAt" timestamptz, "scheduledAt" timestamptz)
    where ${contents.kind} = moved.kind and ${contents.id} = moved.id
      and (starts_at, ends_at, scheduled_at) is distinct from (moved."startsAt", moved."endsAt", moved."scheduledAt")`);
  await keepManualEvents(
    tx,
    entries.filter(({ collection }) => collection === 'events').map(({ id }) => id),
  );
};
