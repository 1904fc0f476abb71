import { and, asc, count, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { Repository } from '../../database/repository.js';
import {
  contents,
  geoRules,
  playlistItems,
  seasonEpisodes,
  seriesSeasons,
  type ContentTexts,
} from '../../database/schema/content.js';
import type { ContentView } from './content-view.js';
import { localised, type Reading } from './content.repository.js';
import { playableIn, suitableFor, visibleTo } from './conditions.repository.js';
import type { ListFilter } from './list-filter.js';
import type { PageRequest } from './page.js';

export interface StoredSeason {
  readonly id: string;
  readonly title: string;
  readonly seasonNumber: number;
  readonly episodeCount: number;
}

/** Ids before and after an item, in the order of its list. */
export interface Neighbours<T> {
  readonly previous: readonly T[];
  readonly next: readonly T[];
}

/** The caller of a list, and the filter applied for them. */
export interface Audience {
  readonly view: ContentView;
  readonly filter: ListFilter;
}

export interface PlaylistPlace {
  readonly playlistId: string;
  /** From 1; videos that cannot be played in the country are not counted. */
  readonly position: number;
}

const EVERYTHING_FOLLOWS = undefined;

const isVideo = (vodId: AnyPgColumn): SQL | undefined =>
  and(eq(contents.kind, 'VOD'), eq(contents.id, vodId));

/** The order of seasons, episodes and playlists. Paginated methods read one row more than the page size. */
export class CollectionsRepository extends Repository {
  seasons(seriesId: string, { size, lastSeen }: PageRequest, reading: Reading): Promise<StoredSeason[]> {
    const { seasonNumber } = seriesSeasons;
    const after =
      lastSeen === undefined
        ? EVERYTHING_FOLLOWS
        : gt(seasonNumber, this.#numberOfSeason(seriesId, lastSeen));
    return this.#selectSeasons(
      and(eq(seriesSeasons.seriesId, seriesId), after),
      asc(seasonNumber),
      size + 1,
      reading,
    );
  }

  /** Null if the season does not belong to the series. */
  async adjacentSeasons(
    seriesId: string,
    seasonId: string,
    size: number,
    reading: Reading,
  ): Promise<Neighbours<StoredSeason> | null> {
    const [place] = await this.#numberOfSeason(seriesId, seasonId);
    if (place === undefined) return null;
    const { seasonNumber } = seriesSeasons;
    const ofSeries = eq(seriesSeasons.seriesId, seriesId);
    const [preceding, next] = await Promise.all([
      this.#selectSeasons(and(ofSeries, lt(seasonNumber, place.number)), desc(seasonNumber), size, reading),
      this.#selectSeasons(and(ofSeries, gt(seasonNumber, place.number)), asc(seasonNumber), size, reading),
    ]);
    return { previous: preceding.toReversed(), next };
  }

  episodes(seasonId: string, { size, lastSeen }: PageRequest, { view, filter }: Audience): Promise<string[]> {
    const { episodeNumber } = seasonEpisodes;
    const ofSeason = eq(seasonEpisodes.seasonId, seasonId);
    const after =
      lastSeen === undefined
        ? EVERYTHING_FOLLOWS
        : gt(
            episodeNumber,
            this.db
              .select({ number: episodeNumber })
              .from(seasonEpisodes)
              .where(and(ofSeason, eq(seasonEpisodes.vodId, lastSeen))),
          );
    return this.#selectEpisodes(and(ofSeason, after, visibleTo(view, filter)), asc(episodeNumber), size + 1);
  }

  /** Neighbours of a video in its season; empty if it has no season. */
  async adjacentEpisodes(vodId: string, size: number): Promise<Neighbours<string>> {
    const [place] = await this.#placeInSeason(vodId);
    if (place === undefined) return { previous: [], next: [] };
    const { episodeNumber } = seasonEpisodes;
    const ofSeason = eq(seasonEpisodes.seasonId, place.seasonId);
    const [previous, next] = await Promise.all([
      this.#selectEpisodes(and(ofSeason, lt(episodeNumber, place.number)), desc(episodeNumber), size),
      this.#selectEpisodes(and(ofSeason, gt(episodeNumber, place.number)), asc(episodeNumber), size),
    ]);
    return { previous: previous.toReversed(), next };
  }

  playlistVods(
    playlistId: string,
    { size, lastSeen }: PageRequest,
    { view, filter }: Audience,
  ): Promise<string[]> {
    const after =
      lastSeen === undefined
        ? EVERYTHING_FOLLOWS
        : gt(playlistItems.position, this.#placeInPlaylist(playlistId, lastSeen));
    return this.#selectPlaylist(
      and(eq(playlistItems.playlistId, playlistId), after, visibleTo(view, filter)),
      asc(playlistItems.position),
      size + 1,
    );
  }

  /** Null if the playlist does not contain the video. */
  async adjacentInPlaylist(
    playlistId: string,
    vodId: string,
    size: number,
  ): Promise<Neighbours<string> | null> {
    const [place] = await this.#placeInPlaylist(playlistId, vodId);
    if (place === undefined) return null;
    const ofPlaylist = eq(playlistItems.playlistId, playlistId);
    const [previous, next] = await Promise.all([
      this.#selectPlaylist(
        and(ofPlaylist, lt(playlistItems.position, place.position)),
        desc(playlistItems.position),
        size,
      ),
      this.#selectPlaylist(
        and(ofPlaylist, gt(playlistItems.position, place.position)),
        asc(playlistItems.position),
        size,
      ),
    ]);
    return { previous: previous.toReversed(), next };
  }

  /** The first playlist in catalogue order that contains the video, or the requested one; null if there is none. */
  async placeOfVod(
    vodId: string,
    playlistId: string | undefined,
    { country, caller }: Pick<ContentView, 'country' | 'caller'>,
  ): Promise<PlaylistPlace | null> {
    const before = alias(playlistItems, 'before');
    const video = alias(contents, 'video');
    const countBefore = this.db
      .select({ items: count() })
      .from(before)
      .innerJoin(video, and(eq(video.kind, 'VOD'), eq(video.id, before.vodId)))
      .leftJoin(geoRules, eq(geoRules.id, video.geoRule))
      .where(
        and(
          eq(before.playlistId, playlistItems.playlistId),
          lt(before.position, playlistItems.position),
          playableIn(country),
          suitableFor(caller, video),
        ),
      );
    const [place] = await this.db
      .select({
        playlistId: playlistItems.playlistId,
        position: sql<number>`(${countBefore})::integer + 1`,
      })
      .from(playlistItems)
      .innerJoin(contents, and(eq(contents.kind, 'PLAYLIST'), eq(contents.id, playlistItems.playlistId)))
      .where(
        and(
          eq(playlistItems.vodId, vodId),
          playlistId === undefined ? undefined : eq(playlistItems.playlistId, playlistId),
        ),
      )
      .orderBy(asc(contents.position))
      .limit(1);
    return place ?? null;
  }

  #selectSeasons(where: SQL | undefined, order: SQL, limit: number, reading: Reading) {
    return this.db
      .select({
        id: contents.id,
        text: localised<ContentTexts>(contents.texts, reading),
        seasonNumber: seriesSeasons.seasonNumber,
        episodeCount: contents.itemCount,
      })
      .from(seriesSeasons)
      .innerJoin(contents, and(eq(contents.kind, 'SEASON'), eq(contents.id, seriesSeasons.seasonId)))
      .where(and(where, suitableFor(reading.caller)))
      .orderBy(order)
      .limit(limit)
      .then((rows) =>
        rows.map(({ id, text, seasonNumber, episodeCount }) => ({
          id,
          title: text.title,
          seasonNumber,
          episodeCount: episodeCount ?? 0,
        })),
      );
  }

  #numberOfSeason(seriesId: string, seasonId: string) {
    return this.db
      .select({ number: seriesSeasons.seasonNumber })
      .from(seriesSeasons)
      .where(and(eq(seriesSeasons.seriesId, seriesId), eq(seriesSeasons.seasonId, seasonId)));
  }

  #placeInSeason(vodId: string) {
    return this.db
      .select({ seasonId: seasonEpisodes.seasonId, number: seasonEpisodes.episodeNumber })
      .from(seasonEpisodes)
      .where(eq(seasonEpisodes.vodId, vodId));
  }

  #placeInPlaylist(playlistId: string, vodId: string) {
    return this.db
      .select({ position: playlistItems.position })
      .from(playlistItems)
      .where(and(eq(playlistItems.playlistId, playlistId), eq(playlistItems.vodId, vodId)));
  }

  #selectEpisodes(where: SQL | undefined, order: SQL, limit: number): Promise<string[]> {
    return this.db
      .select({ vodId: seasonEpisodes.vodId })
      .from(seasonEpisodes)
      .innerJoin(contents, isVideo(seasonEpisodes.vodId))
      .leftJoin(geoRules, eq(geoRules.id, contents.geoRule))
      .where(where)
      .orderBy(order)
      .limit(limit)
      .then((rows) => rows.map(({ vodId }) => vodId));
  }

  #selectPlaylist(where: SQL | undefined, order: SQL, limit: number): Promise<string[]> {
    return this.db
      .select({ vodId: playlistItems.vodId })
      .from(playlistItems)
      .innerJoin(contents, isVideo(playlistItems.vodId))
      .leftJoin(geoRules, eq(geoRules.id, contents.geoRule))
      .where(where)
      .orderBy(order)
      .limit(limit)
      .then((rows) => rows.map(({ vodId }) => vodId));
  }
}
