import type { SearchKind } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import { Repository } from '../../database/repository.js';
import { searchFacets } from '../../database/schema/search.js';
import type { ContentKey } from '../content/content-reader.js';
import {
  matchedDocuments,
  openDocuments,
  textArray,
  type SearchMatch,
} from './matched-documents.repository.js';

export type SearchGroup = SearchKind | 'FIGHTER' | 'NEWS';

export interface SearchRequest extends SearchMatch {
  /** Groups whose hits are returned; totals cover all groups. */
  readonly groups: readonly SearchGroup[];
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

export interface Found {
  /** Best first. */
  readonly hits: readonly {
    readonly kind: string;
    readonly id: string;
    readonly grouped: SearchGroup;
  }[];
  readonly totals: Readonly<Partial<Record<SearchGroup, number>>>;
  /** Rank of the best hit of each group. */
  readonly best: Readonly<Partial<Record<SearchGroup, number>>>;
  /** Number of results each facet value would leave, ignoring the choice within its own facet. */
  readonly facets: readonly { readonly facet: string; readonly count: number }[];
}

export interface KnownWord {
  readonly word: string;
  /** Words of the catalogue that start with it, including itself; at most one more than `COMPLETIONS_MAX`. */
  readonly completions: readonly string[];
  /** By text search configuration; empty for a stop word of that language. */
  readonly forms: Readonly<Record<string, readonly string[]>>;
}

/** With more completions than this, a word is searched by prefix. */
export const COMPLETIONS_MAX = 16;

/** Maximum number of candidates for correcting typing errors. */
const NEAR_WORDS_MAX = 1_000;

export class SearchRepository extends Repository {
  /** Best first, with totals. One query. */
  async find(request: SearchRequest): Promise<Found> {
    const { chosen, groups, page, size } = request;
    const isNarrowed = chosen.size > 0;
    // Without chosen facets the clauses are omitted, because each would be evaluated for thousands of rows.
    const matches = isNarrowed ? sql`(select * from matched where missed = '{}')` : sql`matched`;
    const counted = isNarrowed
      ? sql`where cardinality(missed) = 0 or missed <@ array[split_part(facet, ':', 1)]`
      : sql``;
    const best = sql`rank desc, position, id collate "C"`;
    const hits = sql`
      select coalesce(json_agg(json_build_object('grouped', grouped, 'kind', kind, 'id', id) order by ${best}), '[]')
      from unnest(${textArray(groups)}) as one (name), lateral (
        select * from ${matches} hit where hit.grouped = one.name
        order by ${best} limit ${size} offset ${(page - 1) * size}) hits`;
    const totals = sql`
      select coalesce(json_object_agg(grouped, total), '{}')
      from (select grouped, count(*) as total from ${matches} hit group by grouped) counted`;
    const bests = sql`
      select coalesce(json_object_agg(grouped, best), '{}')
      from (select grouped, max(rank) as best from ${matches} hit group by grouped) ranked`;
    const facets = sql`
      select coalesce(json_agg(
        json_build_object('facet', facet, 'count', total) order by total desc, facet collate "C"), '[]')
      from (
        select facet, count(*) as total
        from (select unnest(facets) as facet, missed from matched) each_facet
        ${counted} group by facet) counted`;
    const { rows } = await this.db.execute<{ found: Found }>(sql`
      with ${matchedDocuments(request)}
      select json_build_object('hits', (${hits}), 'totals', (${totals}), 'best', (${bests}),
        'facets', (${facets})) as found`);
    return rows[0]?.found ?? { hits: [], totals: {}, best: {}, facets: [] };
  }

  /** Forms of words in the given text search configurations, and their completions. One query. */
  async readWords(words: readonly string[], configurations: readonly string[]): Promise<KnownWord[]> {
    if (words.length === 0) return [];
    const { rows } = await this.db.execute<KnownWord & Record<string, unknown>>(sql`
        select typed.word,
          array(
            select w.word from search_words w
            where w.word >= typed.word collate "C" and w.word < (typed.word || chr(1114109)) collate "C"
            order by w.word limit ${COMPLETIONS_MAX + 1}
          ) as completions,
          (select coalesce(json_object_agg(configuration, tsvector_to_array(
              to_tsvector(configuration::regconfig, typed.word))), '{}')
            from unnest(${textArray(configurations)}) as configuration) as forms
        from unnest(${textArray(words)}) with ordinality as typed (word, place) order by typed.place`);
    return rows;
  }

  /** Words that share a key with one of `keys`, most frequent first. One query. */
  async wordsByKeys(keys: readonly string[]): Promise<string[]> {
    const { rows } = await this.db.execute<{ word: string }>(sql`
        select w.word from search_words w
        where w.word in (select word from search_word_keys where key = any(${textArray(keys)}))
        order by w.frequency desc, w.word limit ${NEAR_WORDS_MAX}`);
    return rows.map(({ word }) => word);
  }

  /**
   * The most watched content since `since`; then the first of the catalogue, without episodes, channels and ended
   * events. One query.
   */
  async popular(since: Date, now: Date, limit: number): Promise<ContentKey[]> {
    const { rows } = await this.db.execute<{ kind: ContentKey['kind']; id: string }>(sql`
        select kind, id from (
          (select 'VOD' as kind, vod_id as id, 0 as rank, -count(*) as place from watch_progress
            where watched_at > ${since.toISOString()}::timestamptz
            group by vod_id order by count(*) desc, vod_id limit ${limit})
          union all
          (select kind, id, 1, position from search_documents d
            where d.kind not in ('CHANNEL', 'FIGHTER', 'NEWS') and ${openDocuments(now)}
              and not exists (select from season_episodes e where d.kind = 'VOD' and e.vod_id = d.id)
            order by position, id limit ${2 * limit})
        ) popular
        group by kind, id order by min(rank), min(place), kind, id limit ${limit}`);
    return rows;
  }

  /** Labels of facet values; values without labels are left out. One query. */
  async facetWords(
    facets: readonly string[],
  ): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
    if (facets.length === 0) return new Map();
    const rows = await this.db
      .select()
      .from(searchFacets)
      .where(sql`${searchFacets.facet} = any(${textArray(facets)})`);
    return new Map(rows.map(({ facet, texts }) => [facet, texts]));
  }
}
