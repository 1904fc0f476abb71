import type { Clock } from '../../clock.js';
import type { ChannelReader } from './content-reader.js';
import type { ContentKey, ContentRepository } from './content.repository.js';
import type { ItemReader } from './item-reader.js';
import { listFilter } from './list-filter.js';
import { pageFrom } from './page.js';
import type { TimedListsRepository } from './timed-lists.repository.js';

export interface ChannelsServiceOptions {
  readonly items: ItemReader;
  readonly timedLists: TimedListsRepository;
  readonly repository: Pick<ContentRepository, 'exists'>;
  readonly clock: Clock;
}

/** Channels with the events that they carry; a page takes a handful of queries. */
export const createChannelsService = ({
  items,
  timedLists,
  repository,
  clock,
}: ChannelsServiceOptions): ChannelReader => ({
  channelExists: (id) => repository.exists({ kind: 'CHANNEL', id }),
  channels: async ({ id, displayGeoblocked, narrowedBy, ...page }, view) => {
    const filter = listFilter({ displayGeoblocked });
    const list = {
      list: 'channels' as const,
      view,
      filter,
      now: new Date(clock.now()),
      channels: narrowedBy,
    };
    const keys: ContentKey[] =
      id === undefined ? await timedLists.page(list, page) : [{ kind: 'CHANNEL' as const, id }];
    const { entries, paging } = pageFrom(keys, page.size, (key) => key.id);
    const read = await items.read(entries, view);
    const carried = read.flatMap(({ stored: { id: channelId, liveEventId } }) =>
      liveEventId === null || liveEventId === channelId
        ? []
        : [{ kind: 'LIVE_EVENT' as const, id: liveEventId }],
    );
    const events = new Map((await items.read(carried, view)).map(({ item }) => [item.id, item]));
    // A channel requested by id is filtered by country here; for lists the query does this.
    const shown = read.filter(({ item }) => filter.displayGeoblocked || item.accessLevel !== 'GEOBLOCKED');
    return {
      entries: shown.map(({ item, stored }) => ({ item, event: events.get(stored.liveEventId ?? '') })),
      paging,
    };
  },
});
