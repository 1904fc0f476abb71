import { and, asc, eq, exists, gt, ilike, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { channelsTitledWith } from '../../database/programme-words.js';
import { Repository } from '../../database/repository.js';
import { contents, geoRules } from '../../database/schema/content.js';
import { favouriteChannels, guideChannels } from '../../database/schema/content-guide.js';
import type { ContentView } from './content-view.js';
import type { ContentKey } from './content.repository.js';
import { visibleTo } from './conditions.repository.js';
import type { ListFilter } from './list-filter.js';
import type { PageRequest } from './page.js';

/** Lists whose contents depend on the current time. */
export type TimedList = 'live' | 'upcoming' | 'channels';

/** Filters of the channel list; all given conditions must match. */
export interface ChannelFilter {
  /** Genre of the channel in the guide. */
  readonly genre?: string | undefined;
  /** Id of the account whose favourite channels are listed. */
  readonly favouritesOf?: string | undefined;
  /** Matches channels by name, or by the folded words of the title of a current or future programme. */
  readonly search?: { readonly name: string; readonly words: readonly string[] } | undefined;
}

export interface TimedListRequest {
  readonly list: TimedList;
  readonly view: ContentView;
  readonly filter: ListFilter;
  readonly now: Date;
  readonly channels?: ChannelFilter | undefined;
}

/** Start of an event, or of a video's premiere. */
const begins = sql`coalesce(${contents.startsAt}, ${contents.scheduledAt})`;

/** Live events and channels are in catalogue order; upcoming content is sorted by start, soonest first. */
const ORDER: Readonly<Record<TimedList, SQL>> = {
  live: sql`${contents.position}`,
  channels: sql`${contents.position}`,
  upcoming: begins,
};

const members = (list: TimedList, now: Date): SQL | undefined => {
  switch (list) {
    case 'live':
      return and(
        eq(contents.kind, 'LIVE_EVENT'),
        lte(contents.startsAt, now),
        or(isNull(contents.endsAt), gt(contents.endsAt, now)),
      );
    case 'upcoming':
      return or(
        and(eq(contents.kind, 'LIVE_EVENT'), gt(contents.startsAt, now)),
        and(eq(contents.kind, 'VOD'), eq(contents.releaseType, 'PREMIERE'), gt(contents.scheduledAt, now)),
      );
    case 'channels':
      return eq(contents.kind, 'CHANNEL');
    default:
      return list satisfies never;
  }
};

const escaped = (text: string): string => text.replaceAll(/[\\%_]/gu, '\\$&');

/** Conditions but the search are lookups by the channel's id, so the query can stop at the last channel of a page. */
const narrowed = (
  db: Database,
  { genre, favouritesOf, search }: ChannelFilter,
  now: Date,
): (SQL | undefined)[] => [
  genre === undefined
    ? undefined
    : exists(
        db
          .select({ one: sql`1` })
          .from(guideChannels)
          .where(and(eq(guideChannels.channelId, contents.id), eq(guideChannels.genre, genre))),
      ),
  favouritesOf === undefined
    ? undefined
    : inArray(
        contents.id,
        db
          .select({ id: favouriteChannels.channelId })
          .from(favouriteChannels)
          .where(eq(favouriteChannels.accountId, favouritesOf)),
      ),
  search === undefined
    ? undefined
    : or(
        sql`exists (select 1 from jsonb_each(${contents.texts}) as named (language, words)
          where ${ilike(sql`named.words->>'title'`, `%${escaped(search.name)}%`)})`,
        search.words.length === 0
          ? undefined
          : sql`${contents.id} in (${channelsTitledWith(search.words, now)})`,
      ),
];

const KINDS = {
  live: ['LIVE_EVENT'],
  upcoming: ['LIVE_EVENT', 'VOD'],
  channels: ['CHANNEL'],
} as const satisfies Record<TimedList, readonly string[]>;

export class TimedListsRepository extends Repository {
  /** One row more than the page size. */
  page(
    { list, view, filter, now, channels = {} }: TimedListRequest,
    { size, lastSeen }: PageRequest,
  ): Promise<ContentKey[]> {
    const order = ORDER[list];
    const after =
      lastSeen === undefined
        ? undefined
        : sql`(${order}, ${contents.id}) > (
            select ${order}, ${contents.id} from ${contents}
            where ${inArray(contents.kind, [...KINDS[list]])} and ${contents.id} = ${lastSeen}
            order by ${order} desc nulls last limit 1)`;
    return this.db
      .select({ kind: contents.kind, id: contents.id })
      .from(contents)
      .leftJoin(geoRules, eq(geoRules.id, contents.geoRule))
      .where(and(members(list, now), visibleTo(view, filter), ...narrowed(this.db, channels, now), after))
      .orderBy(asc(order), asc(contents.id))
      .limit(size + 1);
  }

  /** A numbered page, from 1, and the total number of entries. */
  async numbered(
    { list, view, filter, now }: TimedListRequest,
    { number, size }: { readonly number: number; readonly size: number },
  ): Promise<{ readonly keys: ContentKey[]; readonly total: number }> {
    const where = and(members(list, now), visibleTo(view, filter));
    const rows = await this.db
      .select({ kind: contents.kind, id: contents.id, total: sql<number>`(count(*) over ())::integer` })
      .from(contents)
      .leftJoin(geoRules, eq(geoRules.id, contents.geoRule))
      .where(where)
      .orderBy(asc(ORDER[list]), asc(contents.id))
      .limit(size)
      .offset((number - 1) * size);
    const total = rows[0]?.total;
    if (total !== undefined || number === 1) return { keys: rows, total: total ?? 0 };
    // Beyond the last page there is no row that carries the count.
    const [counted] = await this.db
      .select({ total: sql<number>`count(*)::integer` })
      .from(contents)
      .leftJoin(geoRules, eq(geoRules.id, contents.geoRule))
      .where(where);
    return { keys: [], total: counted?.total ?? 0 };
  }
}
