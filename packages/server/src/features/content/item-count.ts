import { and, count, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.js';
import { contents, geoRules, playlistItems } from '../../database/schema/content.js';

type GeoRules = Readonly<Record<'id' | 'countries' | 'mode', AnyPgColumn>>;

/** The condition on a left-joined `geoRules` that says in SQL what `isGeoblocked` of the domain says of values. */
export const playableIn = (country: string, rules: GeoRules = geoRules): SQL | undefined =>
  or(isNull(rules.id), sql`(${country}::text = any(${rules.countries})) = (${rules.mode} = 'allow')`);

/**
 * How many videos a playlist of `contents` offers in a country. What else has parts tells how many there are: a series
 * shows a season of which nothing may be played here, and says why.
 */
export const itemCountIn = (db: Database, country: string): SQL<number | null> => {
  const video = alias(contents, 'item');
  const rules = alias(geoRules, 'item_rule');
  const playable = db
    .select({ items: count() })
    .from(playlistItems)
    .innerJoin(video, and(eq(video.kind, 'VOD'), eq(video.id, playlistItems.vodId)))
    .leftJoin(rules, eq(rules.id, video.geoRule))
    .where(and(eq(playlistItems.playlistId, contents.id), playableIn(country, rules)));
  return sql<number | null>`case when ${contents.kind} = 'PLAYLIST'
    then (${playable})::integer else ${contents.itemCount} end`;
};
