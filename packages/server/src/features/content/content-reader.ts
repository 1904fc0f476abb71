import type { ContentItem } from '@footlight/contract';
import type { ContentView } from './content-view.js';
import { localised, type ContentKey, type ReadingLanguage } from './content.repository.js';
import { imageOf } from './images.js';
import { pageFrom, type Page, type PageRequest } from './page.js';
import type { ChannelFilter } from './timed-lists.repository.js';

export type { ChannelFilter, ContentKey, ContentView, PageRequest, ReadingLanguage };
export { imageOf, localised, pageFrom };

/** What other features may ask of content. */
export interface ContentReader {
  /** The videos of `ids` in the order given; an id without a video is left out. Never asks once an item. */
  itemsByIds(ids: readonly string[], view: ContentView): Promise<ContentItem[]>;
  /** Content of any kind in the order given; a key without content is left out. */
  itemsByKeys(keys: readonly ContentKey[], view: ContentView): Promise<ContentItem[]>;
  vodExists(id: string): Promise<boolean>;
  seriesExists(id: string): Promise<boolean>;
}

export interface ReadChannel {
  readonly item: ContentItem;
  /** The live event that it carries, where that is another than the channel itself. */
  readonly event: ContentItem | undefined;
}

/** What the guide asks of content. */
export interface ChannelReader {
  /**
   * Channels that may be seen from the caller's country, or all with `displayGeoblocked`, in the order of the
   * catalogue; with `id`, that one.
   */
  channels(
    page: PageRequest & {
      readonly id: string | undefined;
      readonly displayGeoblocked?: boolean | undefined;
      readonly narrowedBy?: ChannelFilter | undefined;
    },
    view: ContentView,
  ): Promise<Page<ReadChannel>>;
  channelExists(id: string): Promise<boolean>;
}
