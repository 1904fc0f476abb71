import { and, count, eq, isNull, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.js';
import { contents, geoRules, playlistItems } from '../../database/schema/content.js';
import type { Caller } from '../../feature.js';
import type { ContentView } from './content-view.js';
import type { ListFilter } from './list-filter.js';

type GeoRules = Readonly<Record<'id' | 'countries' | 'mode', AnyPgColumn>>;

/** SQL condition on a left-joined `geoRules`; the negated counterpart of `isGeoblocked` in the domain. */
export const playableIn = (country: string, rules: GeoRules = geoRules): SQL | undefined =>
  or(isNull(rules.id), sql`(${country}::text = any(${rules.countries})) = (${rules.mode} = 'allow')`);

type Rated = Readonly<Record<'kind' | 'minimumAge', SQLWrapper>>;

/**
 * SQL condition that excludes what is rated above the age limit of a child's profile, or not rated at all; containers
 * without a rating are kept, as their parts are rated. True for every other caller (ACC-40).
 */
export const suitableFor = (
  { profile }: Pick<Caller, 'profile'>,
  { kind, minimumAge }: Rated = contents,
): SQL | undefined =>
  profile?.tp === 'child'
    ? sql`(coalesce(${minimumAge} <= (select age_limit from profiles where profiles.id = ${profile.id}),
        ${minimumAge} is null and ${kind} not in ('VOD', 'LIVE_EVENT', 'CHANNEL')))`
    : undefined;

/**
 * The number of a playlist's videos that can be played in a country and suit the caller. Other kinds keep their stored count: a series also
 * lists seasons that cannot be played in the country, with the reason.
 */
export const itemCountIn = (
  db: Database,
  { country, caller }: Pick<ContentView, 'country' | 'caller'>,
): SQL<number | null> => {
  const video = alias(contents, 'item');
  const rules = alias(geoRules, 'item_rule');
  const playable = db
    .select({ items: count() })
    .from(playlistItems)
    .innerJoin(video, and(eq(video.kind, 'VOD'), eq(video.id, playlistItems.vodId)))
    .leftJoin(rules, eq(rules.id, video.geoRule))
    .where(
      and(eq(playlistItems.playlistId, contents.id), playableIn(country, rules), suitableFor(caller, video)),
    );
  return sql<number | null>`case when ${contents.kind} = 'PLAYLIST'
    then (${playable})::integer else ${contents.itemCount} end`;
};

/**
 * SQL condition on `contents` left-joined with `geoRules`. Filtering in the query keeps pages full; filtering
 * afterwards would leave gaps.
 */
export const visibleTo = ({ country, caller }: ContentView, filter: ListFilter): SQL | undefined =>
  and(
    suitableFor(caller),
    filter.displayGeoblocked ? undefined : playableIn(country),
    filter.displayContentAvailableOnSignIn || caller.accountId !== null
      ? undefined
      : ne(contents.access, 'signedIn'),
  );

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
