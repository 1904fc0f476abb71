import { and, count, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.js';
import { contents, geoRules, playlistItems } from '../../database/schema/content.js';

type GeoRules = Readonly<Record<'id' | 'countries' | 'mode', AnyPgColumn>>;

/** SQL condition on a left-joined `geoRules`; the negated counterpart of `isGeoblocked` in the domain. */
export const playableIn = (country: string, rules: GeoRules = geoRules): SQL | undefined =>
  or(isNull(rules.id), sql`(${country}::text = any(${rules.countries})) = (${rules.mode} = 'allow')`);

/**
 * The number of a playlist's videos that can be played in a country. Other kinds keep their stored count: a series also
 * lists seasons that cannot be played in the country, with the reason.
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
