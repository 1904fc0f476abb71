import { and, eq, getTableColumns, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.js';
import { Repository } from '../../database/repository.js';
import {
  artworks,
  contents,
  geoRules,
  seasonEpisodes,
  seriesSeasons,
  type ContentKind,
  type ContentTexts,
} from '../../database/schema/content.js';
import { itemCountIn, suitableFor } from './conditions.repository.js';
import type { ContentView } from './content-view.js';

/** A video and its former live event can share an id, so content is identified by kind and id. */
export interface ContentKey {
  readonly kind: ContentKind;
  readonly id: string;
}

/** Texts are read in `language`, or else in the realm's default language. */
export interface ReadingLanguage {
  readonly language: string;
  readonly defaultLanguage: string;
}

/** The languages, the country and the caller that content is read for. */
export interface Reading extends ReadingLanguage, Pick<ContentView, 'country' | 'caller'> {}

export const localised = <T>(texts: unknown, { language, defaultLanguage }: ReadingLanguage): SQL<T> =>
  sql<T>`coalesce(${texts} -> ${language}::text, ${texts} -> ${defaultLanguage}::text)`;

const keysOf = (keys: readonly ContentKey[]): SQL | undefined => {
  const byKind = new Map<ContentKind, string[]>();
  for (const { kind, id } of keys) byKind.set(kind, [...(byKind.get(kind) ?? []), id]);
  return or(...[...byKind].map(([kind, ids]) => and(eq(contents.kind, kind), inArray(contents.id, ids))));
};

const { texts: _texts, position: _position, ...columns } = getTableColumns(contents);

const selectContents = (db: Database, reading: Reading, keys: readonly ContentKey[]) => {
  const season = alias(contents, 'season');
  const series = alias(contents, 'series');
  const channel = alias(contents, 'channel');
  return db
    .select({
      ...columns,
      text: localised<ContentTexts>(contents.texts, reading),
      /** Title in the realm's default language, which is the language of title images. */
      defaultTitle: sql<string>`${contents.texts} -> ${reading.defaultLanguage}::text ->> 'title'`,
      /** The channel's own logo, or that of the channel an event runs on. */
      logo: sql<string | null>`coalesce(${contents.logo}, ${channel.logo})`,
      logoAddress: sql<string | null>`coalesce(${contents.logoAddress}, ${channel.logoAddress})`,
      /** Number of parts; for a playlist, the number of videos that can be played in the country. */
      itemCountHere: itemCountIn(db, reading),
      dominantColour: artworks.dominantColour,
      pictures: artworks.kinds,
      geoMode: geoRules.mode,
      geoCountries: geoRules.countries,
      episodeNumber: seasonEpisodes.episodeNumber,
      seasonId: season.id,
      seasonText: localised<ContentTexts | null>(season.texts, reading),
      seasonNumber: seriesSeasons.seasonNumber,
      seriesId: series.id,
      seriesText: localised<ContentTexts | null>(series.texts, reading),
    })
    .from(contents)
    .innerJoin(artworks, eq(artworks.slug, contents.artwork))
    .leftJoin(geoRules, eq(geoRules.id, contents.geoRule))
    .leftJoin(seasonEpisodes, and(eq(contents.kind, 'VOD'), eq(seasonEpisodes.vodId, contents.id)))
    .leftJoin(season, and(eq(season.kind, 'SEASON'), eq(season.id, seasonEpisodes.seasonId)))
    .leftJoin(
      seriesSeasons,
      eq(
        seriesSeasons.seasonId,
        sql`case when ${contents.kind} = 'SEASON' then ${contents.id} else ${seasonEpisodes.seasonId} end`,
      ),
    )
    .leftJoin(series, and(eq(series.kind, 'SERIES'), eq(series.id, seriesSeasons.seriesId)))
    .leftJoin(channel, and(eq(channel.kind, 'CHANNEL'), eq(channel.id, contents.channelId)))
    .where(and(keysOf(keys), suitableFor(reading.caller)));
};

/** A content row in one language, with its place in a series. */
export type StoredContent = Awaited<ReturnType<typeof selectContents>>[number];

const nameOf = ({ kind, id }: ContentKey): string => `${kind}:${id}`;

export class ContentRepository extends Repository {
  /** In the order of `keys`; without unknown ones and those that do not suit the caller (ACC-40). One query. */
  async read(keys: readonly ContentKey[], reading: Reading): Promise<StoredContent[]> {
    if (keys.length === 0) return [];
    const rows = await selectContents(this.db, reading, keys);
    const byName = new Map(rows.map((row) => [nameOf(row), row]));
    return keys.flatMap((key) => byName.get(nameOf(key)) ?? []);
  }

  async exists({ kind, id }: ContentKey): Promise<boolean> {
    const rows = await this.db
      .select({ id: contents.id })
      .from(contents)
      .where(and(eq(contents.kind, kind), eq(contents.id, id)));
    return rows.length > 0;
  }

  /** Finds content by the id of an external system; null if there is none. */
  async byExternalId(kind: ContentKind, externalId: string): Promise<ContentKey | null> {
    const [row] = await this.db
      .select({ kind: contents.kind, id: contents.id })
      .from(contents)
      .where(and(eq(contents.kind, kind), eq(contents.externalId, externalId)))
      .orderBy(contents.position)
      .limit(1);
    return row ?? null;
  }

  async saveEventTimes(
    id: string,
    times: { readonly startsAt: Date | null; readonly endsAt: Date | null },
  ): Promise<void> {
    await this.db
      .update(contents)
      .set(times)
      .where(and(eq(contents.kind, 'LIVE_EVENT'), eq(contents.id, id)));
  }
}
