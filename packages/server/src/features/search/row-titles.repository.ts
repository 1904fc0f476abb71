import { and, asc, desc, eq, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { Repository } from '../../database/repository.js';
import { contents, geoRules, type StoredTitlesQuery } from '../../database/schema/content.js';
import { favourites } from '../../database/schema/favourites.js';
import { watchProgress } from '../../database/schema/watching.js';
import { visibleTo } from '../content/conditions.repository.js';
import type { ContentKey, ContentView, PageRequest } from '../content/content-reader.js';
import type { ListFilter } from '../content/list-filter.js';
import { textArray } from './matched-documents.repository.js';
import { facetKey } from './search-facets.js';

export interface TitlesRequest {
  readonly view: ContentView;
  readonly filter: ListFilter;
  readonly now: Date;
  readonly page: PageRequest;
}

const nameOf = ({ kind, id }: ContentKey): string => `${kind}:${id}`;
const ownName = sql`${contents.kind} || ':' || ${contents.id}`;

const isEpisode = sql`(${contents.kind} = 'VOD' and exists (
  select from season_episodes e where e.vod_id = ${contents.id}))`;
const isTrailer = sql`(${contents.kind} = 'VOD' and exists (
  select from contents whole where whole.trailer_id = ${contents.id}))`;

/** When the entry of a title is withdrawn; episodes have none of their own. */
const withdrawnAt = sql`(select e.withdraw_at from catalogue_entries e
  where e.collection = case ${contents.kind} when 'VOD' then 'vods' else 'series' end and e.id = ${contents.id})`;

/** What can be watched now. */
const watchable = (now: Date): SQL | undefined =>
  and(
    eq(contents.onlinePlayback, 'AVAILABLE'),
    or(isNull(contents.scheduledAt), lte(contents.scheduledAt, now)),
    sql`${contents.itemCount} is distinct from 0`,
  );

const described = ({
  kinds = ['VOD', 'SERIES'],
  genre,
  tags,
  person,
}: StoredTitlesQuery): (SQL | undefined)[] => {
  const facets = [
    ...(genre === undefined ? [] : [[facetKey('genre', genre)]]),
    // A tag that is the genre is stored once.
    ...(tags === undefined ? [] : [tags.flatMap((tag) => [facetKey('tags', tag), facetKey('genre', tag)])]),
  ];
  return [
    inArray(contents.kind, [...kinds]),
    ...facets.map(
      (some) => sql`exists (select from search_documents d
        where d.kind = ${contents.kind} and d.id = ${contents.id} and d.facets && ${textArray(some)})`,
    ),
    person === undefined
      ? undefined
      : or(
          sql`${contents.credits} @> ${JSON.stringify([{ person }])}::jsonb`,
          sql`${contents.credits} @> ${JSON.stringify([{ name: person }])}::jsonb`,
        ),
  ];
};

/** Sort keys, smallest first, and what a title needs to be in the list at all. */
const orderOf = (
  order: StoredTitlesQuery['order'],
  now: Date,
): { readonly by: SQL; readonly isListed?: SQL } => {
  switch (order) {
    case 'newest':
      return { by: sql`-extract(epoch from coalesce(${contents.scheduledAt}, ${contents.addedAt}))` };
    case 'expiring':
      return { by: withdrawnAt, isListed: sql`${withdrawnAt} > ${now.toISOString()}::timestamptz` };
    case 'catalogue':
    case 'mostWatched':
    case undefined:
      return { by: sql`${contents.position}` };
    default:
      return order satisfies never;
  }
};

/** Titles of rows, in the order of the row. */
export class RowTitlesRepository extends Repository {
  /** Titles that a description fits. One query. */
  described(query: StoredTitlesQuery, request: TitlesRequest): Promise<ContentKey[]> {
    const { by, isListed } = orderOf(query.order, request.now);
    const { lastSeen } = request.page;
    const after =
      lastSeen === undefined
        ? undefined
        : sql`(${by}, ${contents.id}) > (select ${by}, ${contents.id} from ${contents}
            where ${contents.kind} in ('VOD', 'SERIES') and ${contents.id} = ${lastSeen} limit 1)`;
    return this.#page([...described(query), isListed, sql`not ${isEpisode}`, after], by, request);
  }

  /**
   * Those of given titles that a description fits, in the order given. One query.
   * @param query without an order
   */
  among(
    keys: readonly ContentKey[],
    query: StoredTitlesQuery,
    request: TitlesRequest,
  ): Promise<ContentKey[]> {
    const { lastSeen } = request.page;
    const from = lastSeen === undefined ? 0 : keys.findIndex(({ id }) => id === lastSeen) + 1;
    // What was on the page before is no longer among them.
    if (from === 0 && lastSeen !== undefined) return Promise.resolve([]);
    const names = textArray(keys.slice(from).map((key) => nameOf(key)));
    const isGiven = sql`(${contents.kind}, ${contents.id}) in (
      select split_part(name, ':', 1), substr(name, strpos(name, ':') + 1) from unnest(${names}) as given (name))`;
    return this.#page([...described(query), isGiven], sql`array_position(${names}, ${ownName})`, request);
  }

  #page(
    conditions: readonly (SQL | undefined)[],
    by: SQL,
    { view, filter, now, page }: TitlesRequest,
  ): Promise<ContentKey[]> {
    return this.db
      .select({ kind: contents.kind, id: contents.id })
      .from(contents)
      .leftJoin(geoRules, eq(geoRules.id, contents.geoRule))
      .where(and(...conditions, watchable(now), sql`not ${isTrailer}`, visibleTo(view, filter)))
      .orderBy(asc(by), asc(contents.id))
      .limit(page.size + 1);
  }

  /** What a viewer has begun and not finished, newest first. */
  begun(viewerId: string, limit: number): Promise<ContentKey[]> {
    return this.#watched(limit, and(eq(watchProgress.viewerId, viewerId), eq(watchProgress.finished, false)));
  }

  /** The title that a viewer watched last, where an episode counts for its series; null if there is none. */
  async lastWatched(viewerId: string): Promise<ContentKey | null> {
    const [last] = await this.#watched(1, eq(watchProgress.viewerId, viewerId));
    if (last === undefined) return null;
    const { rows } = await this.db.execute<{ id: string }>(sql`
      select s.series_id as id from season_episodes e join series_seasons s using (season_id)
      where e.vod_id = ${last.id}`);
    const [series] = rows;
    return series === undefined ? last : { kind: 'SERIES', id: series.id };
  }

  #watched(limit: number, where: SQL | undefined): Promise<ContentKey[]> {
    return this.db
      .select({ kind: contents.kind, id: contents.id })
      .from(watchProgress)
      .innerJoin(contents, and(eq(contents.kind, 'VOD'), eq(contents.id, watchProgress.vodId)))
      .where(and(where, ne(contents.onlinePlayback, 'NOT_AVAILABLE')))
      .orderBy(desc(watchProgress.watchedAt), desc(watchProgress.vodId))
      .limit(limit);
  }

  /** What an account has saved, newest first. */
  saved(accountId: string, limit: number): Promise<ContentKey[]> {
    return this.db
      .select({ kind: contents.kind, id: contents.id })
      .from(favourites)
      .innerJoin(contents, and(eq(contents.kind, 'VOD'), eq(contents.id, favourites.vodId)))
      .where(eq(favourites.accountId, accountId))
      .orderBy(desc(favourites.sequence))
      .limit(limit);
  }
}
