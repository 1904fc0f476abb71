import { PAGE_SIZES, type ContentItem, type ReplyOf } from '@footlight/contract';
import type { NoParams } from '../catalogue/content.queries.js';
import { nextNumber } from '../cache/keyset.js';
import type { Entry, Query } from '../cache/query.js';

type Events = ReplyOf<'listLiveEvents'>;

/** Events a page. */
interface Sized {
  readonly size: number;
}

/** What is on the air now. The side panel asks for pages of `PAGE_SIZES.liveSidePanel`. */
export const liveListQuery: Query<Sized, Events, ContentItem> = {
  name: 'liveList',
  tellsNewest: true,
  fetch: ({ client, params: { size }, cursor, signal }) =>
    client.call('listLiveEvents', { query: { p: Number(cursor ?? 1), rpp: size }, signal }),
  page: (reply) => ({ items: reply.events, next: nextNumber(reply) }),
};

/** What comes next. */
export const upcomingQuery: Query<NoParams, Events, ContentItem> = {
  name: 'upcoming',
  heldFor: 'upcoming',
  tellsNewest: true,
  fetch: ({ client, cursor, signal }) =>
    client.call('listUpcomingEvents', {
      query: { p: Number(cursor ?? 1), rpp: PAGE_SIZES.upcoming },
      signal,
    }),
  page: (reply) => ({ items: reply.events, next: nextNumber(reply) }),
};

export type LiveList = Entry<Events, ContentItem>;

/** The service says how many there are in all. */
export const countLive = (list: LiveList, totalResults: number): void => {
  if (list.getState().data?.totalResults === totalResults) return;
  list.edit(({ data, items }) => ({ data: data && { ...data, totalResults }, items }));
};

/** An event went off the air: one less in all. */
export const removeLive = (list: LiveList, id: string): void =>
  list.edit(({ data, items }) => {
    const events = items.filter((event) => event.id !== id);
    const totalResults = Math.max(events.length, (data?.totalResults ?? 0) - 1);
    return { data: data && { ...data, totalResults }, items: events };
  });
