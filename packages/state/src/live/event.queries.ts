import { PAGE_SIZES, type ContentItem, type ResponseOf } from '@footlight/contract';
import { nextNumber } from '../cache/keyset.js';
import type { NoParams, Query } from '../cache/query.js';
import type { Entry } from '../cache/query-entry.js';

type Events = ResponseOf<'listLiveEvents'>;

/** Page size. */
interface Sized {
  readonly size: number;
}

/** Events that are live now. The side panel uses pages of `PAGE_SIZES.liveSidePanel`. */
export const liveListQuery: Query<Sized, Events, ContentItem> = {
  name: 'liveList',
  usesLatestData: true,
  fetch: ({ client, params: { size }, cursor, signal }) =>
    client.call('listLiveEvents', { query: { p: Number(cursor ?? 1), rpp: size }, signal }),
  page: (response) => ({ items: response.events, next: nextNumber(response) }),
};

/** Upcoming events. */
export const upcomingQuery: Query<NoParams, Events, ContentItem> = {
  name: 'upcoming',
  retainedFor: 'upcoming',
  usesLatestData: true,
  fetch: ({ client, cursor, signal }) =>
    client.call('listUpcomingEvents', {
      query: { p: Number(cursor ?? 1), rpp: PAGE_SIZES.upcoming },
      signal,
    }),
  page: (response) => ({ items: response.events, next: nextNumber(response) }),
};

export type LiveList = Entry<Events, ContentItem>;

/** Sets the total number of events reported by the service. */
export const countLive = (list: LiveList, totalResults: number): void => {
  if (list.getState().data?.totalResults === totalResults) return;
  list.edit(({ data, items }) => ({ data: data && { ...data, totalResults }, items }));
};

/** Removes an event that is no longer live, and reduces the total. */
export const removeLive = (list: LiveList, id: string): void =>
  list.edit(({ data, items }) => {
    const events = items.filter((event) => event.id !== id);
    const totalResults = Math.max(events.length, (data?.totalResults ?? 0) - 1);
    return { data: data && { ...data, totalResults }, items: events };
  });
