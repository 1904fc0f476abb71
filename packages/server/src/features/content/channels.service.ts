import type { Clock } from '../../clock.js';
import type { ContentItem } from '@footlight/contract';
import type { CatchUp, SentTime } from '@footlight/domain';
import type { SentReader } from './content-ports.js';
import type { ContentView } from './content-view.js';
import type { ContentKey, ContentRepository } from './content.repository.js';
import type { ItemReader } from './item-reader.js';
import { listFilter } from './list-filter.js';
import { pageFrom, type Page, type PageRequest } from './page.js';
import type { ChannelFilter, TimedListsRepository } from './timed-lists.repository.js';

export interface ChannelsServiceOptions {
  readonly items: ItemReader;
  readonly timedLists: TimedListsRepository;
  readonly repository: Pick<ContentRepository, 'exists'>;
  readonly sent: SentReader;
  readonly clock: Clock;
}

export interface ReadChannel {
  readonly item: ContentItem;
  /** The live event that it carries; undefined if that is the channel itself. */
  readonly event: ContentItem | undefined;
  /** Null if the channel offers none of its broadcasts. */
  readonly catchUp: ChannelCatchUp | null;
}

/** What a channel offers of its broadcasts. */
export interface ChannelCatchUp extends CatchUp {
  /** When it sent what can still be played, in order. */
  readonly sent: readonly SentTime[];
}

/** Channels with the events that they carry; a page takes a handful of queries. */
export class ChannelsService {
  readonly #options: ChannelsServiceOptions;

  constructor(options: ChannelsServiceOptions) {
    this.#options = options;
  }

  /**
   * Channels visible in the caller's country, or all with `displayGeoblocked`, in catalogue order; with `id`, that
   * channel only.
   */
  async channels(
    {
      id,
      displayGeoblocked,
      narrowedBy,
      ...page
    }: PageRequest & {
      readonly id: string | undefined;
      readonly displayGeoblocked?: boolean | undefined;
      readonly narrowedBy?: ChannelFilter | undefined;
    },
    view: ContentView,
  ): Promise<Page<ReadChannel>> {
    const filter = listFilter({ displayGeoblocked });
    const list = {
      list: 'channels' as const,
      view,
      filter,
      now: new Date(this.#options.clock.now()),
      channels: narrowedBy,
    };
    const keys: ContentKey[] =
      id === undefined ? await this.#options.timedLists.page(list, page) : [{ kind: 'CHANNEL' as const, id }];
    const { entries, paging } = pageFrom(keys, page.size, (key) => key.id);
    const read = await this.#options.items.read(entries, view);
    const carried = read.flatMap(({ stored: { id: channelId, liveEventId } }) =>
      liveEventId === null || liveEventId === channelId
        ? []
        : [{ kind: 'LIVE_EVENT' as const, id: liveEventId }],
    );
    const events = new Map(
      (await this.#options.items.read(carried, view)).map((event) => [event.item.id, event]),
    );
    // A channel requested by id is filtered by country here; for lists the query does this.
    const shown = read.filter(({ item }) => filter.displayGeoblocked || item.accessLevel !== 'GEOBLOCKED');
    return {
      entries: await Promise.all(
        shown.map(async ({ item, stored }) => {
          const { id: channelId, liveEventId, catchUp } = stored;
          const event = events.get(liveEventId ?? '');
          const sender = liveEventId === null || liveEventId === channelId ? stored : event?.stored;
          return {
            item,
            event: event?.item,
            catchUp:
              catchUp === null || sender === undefined
                ? null
                : { ...catchUp, sent: await this.#options.sent.sentTimes(sender) },
          };
        }),
      ),
      paging,
    };
  }

  channelExists(id: string): Promise<boolean> {
    return this.#options.repository.exists({ kind: 'CHANNEL', id });
  }
}
