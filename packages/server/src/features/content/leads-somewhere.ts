import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * SQL condition that excludes events that have ended without leaving a video of the same id, because their page has
 * nothing to show.
 */
export const leadsSomewhere = (
  { kind, id }: { readonly kind: SQLWrapper; readonly id: SQLWrapper },
  now: Date,
): SQL => sql`(${kind} <> 'LIVE_EVENT' or not exists (
  select from contents event where event.kind = ${kind} and event.id = ${id}
    and event.ends_at <= ${now.toISOString()}::timestamptz
    and not exists (select from contents video where video.kind = 'VOD' and video.id = ${id})))`;
