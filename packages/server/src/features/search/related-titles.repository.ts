import { sql, type SQL } from 'drizzle-orm';
import type { Caller } from '../../feature.js';
import { Repository } from '../../database/repository.js';
import type { ContentKey } from '../content/content-reader.js';
import { playableIn, suitable, textArray } from './matched-documents.repository.js';
import { facetKey, facetOf } from './search-facets.js';

/** A title and its recent number of viewers. */
export interface WatchedTitle extends ContentKey {
  readonly watched: number;
}

/** A title to find related ones for. */
export interface TitleKey {
  readonly kind: 'VOD' | 'SERIES';
  readonly id: string;
}

export interface RelatedRequest {
  /** A video or series. It is excluded from its own results, and so is the series of an episode. */
  readonly of: TitleKey;
  /** Its genre and tags; the first eight count. */
  readonly traits: readonly string[];
  /** Fills up the results after titles that share a trait, and breaks ties between those. */
  readonly popular: readonly WatchedTitle[];
  readonly country: string;
  readonly caller: Pick<Caller, 'profile'>;
  readonly now: Date;
  readonly size: number;
}

/** Limit of titles per trait: more common traits are no sign of similarity. Included in catalogue order. */
const SHARING_MAX = 500;

/** Maximum number of traits that are compared; further tags add little. */
const TRAITS_MAX = 8;

/** Films and series only: episodes are represented by their series, which has the same genre. */
const isTitle: SQL = sql`d.kind in ('VOD', 'SERIES')
  and not exists (select from season_episodes e where d.kind = 'VOD' and e.vod_id = d.id)`;

/** Titles with the trait as their genre or one of their tags, with the trait's weight; rare traits weigh more. */
const sharing = (trait: string, country: string): SQL => sql`(
  select kind, id, 1 / ln(2 + count(*) over ()) as weight from (
    select d.kind, d.id from search_documents d
    where d.facets && ${textArray([facetKey('genre', trait), facetKey('tags', trait)])}
      and ${isTitle} and ${playableIn(country)}
    order by d.position, d.id limit ${SHARING_MAX}) one)`;

const standIns = (popular: readonly WatchedTitle[]): SQL => sql`
  select * from unnest(
    ${textArray(popular.map(({ kind }) => kind))},
    ${textArray(popular.map(({ id }) => id))},
    ${textArray(popular.map(({ watched }) => String(watched)))}::bigint[]) as popular (kind, id, watched)`;

export class RelatedTitlesRepository extends Repository {
  /** Genre and tags of a title, the genre first; empty for an unknown title. One query. */
  async traits({ kind, id }: TitleKey): Promise<string[]> {
    const { rows } = await this.db.execute<{ facet: string }>(sql`
      select facet from search_documents d, unnest(d.facets) with ordinality as each_facet (facet, place)
      where d.kind = ${kind} and d.id = ${id} order by place`);
    return rows.flatMap(({ facet }) => {
      const { name, value } = facetOf(facet);
      return name === 'genre' || name === 'tags' ? [value] : [];
    });
  }

  /** Films and series, ordered by how much they share; rare traits weigh more. One query. */
  async related({ of, traits, popular, country, caller, now, size }: RelatedRequest): Promise<ContentKey[]> {
    const shared = traits.slice(0, TRAITS_MAX).map((trait) => sharing(trait, country));
    const { rows } = await this.db.execute<{ kind: ContentKey['kind']; id: string }>(sql`
      with popular as materialized (${standIns(popular)}),
      found as (
        select kind, id, sum(weight) as likeness from (
          ${sql.join([...shared, sql`(select kind, id, 0 from popular)`], sql` union all `)}
        ) each_trait (kind, id, weight)
        group by kind, id)
      select d.kind, d.id from found
      join search_documents d using (kind, id)
      join contents c using (kind, id)
      left join popular p using (kind, id)
      where (d.kind <> ${of.kind} or d.id <> ${of.id})
        and not exists (
          select from season_episodes e join series_seasons s using (season_id)
          where ${of.kind} = 'VOD' and e.vod_id = ${of.id} and d.kind = 'SERIES' and s.series_id = d.id)
        and c.online_playback = 'AVAILABLE'
        and (c.scheduled_at is null or c.scheduled_at <= ${now.toISOString()}::timestamptz)
        and c.item_count is distinct from 0
        and not exists (select from contents whole where d.kind = 'VOD' and whole.trailer_id = d.id)
        and ${playableIn(country)} and ${suitable(caller)}
      order by found.likeness desc, coalesce(p.watched, 0) desc, c.scheduled_at desc nulls last, d.position,
        d.kind, d.id
      limit ${size}`);
    return rows;
  }

  /**
   * The most watched films and series since `since`, where episodes count for their series; then the first ones of the
   * catalogue. One query.
   */
  async popular(since: Date, limit: number): Promise<WatchedTitle[]> {
    const { rows } = await this.db.execute<{ kind: ContentKey['kind']; id: string; watched: number }>(sql`
      select kind, id, sum(watched)::integer as watched from (
        select case when s.series_id is null then 'VOD' else 'SERIES' end as kind,
          coalesce(s.series_id, most.vod_id) as id, most.watched, 0 as position
        from (
          select vod_id, count(*) as watched from watch_progress
          where watched_at > ${since.toISOString()}::timestamptz
          group by vod_id order by count(*) desc, vod_id limit ${limit}) most
        left join season_episodes e on e.vod_id = most.vod_id
        left join series_seasons s on s.season_id = e.season_id
        union all
        (select d.kind, d.id, 0, d.position from search_documents d
          where ${isTitle} order by d.position, d.id limit ${limit})
      ) popular
      group by kind, id order by sum(watched) desc, max(position), kind, id limit ${limit}`);
    return rows;
  }
}
