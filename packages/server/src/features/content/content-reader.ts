import type { ContentItem } from '@footlight/contract';
import type { ContentView } from './content-view.js';
import { localised, type ContentKey, type ReadingLanguage } from './content.repository.js';
import { imageOf } from './images.js';
import { pageFrom, type Page, type PageRequest } from './page.js';
import type { ChannelFilter } from './timed-lists.repository.js';

export type { ChannelFilter, ContentKey, ContentView, PageRequest, ReadingLanguage };
export { imageOf, localised, pageFrom };

/** Content calls for other features. */
export interface ContentReader {
  /** Videos in the order of `ids`; unknown ids are left out. The number of queries does not grow with `ids`. */
  itemsByIds(ids: readonly string[], view: ContentView): Promise<ContentItem[]>;
  /** Content of any kind in the order of `keys`; unknown keys are left out. */
  itemsByKeys(keys: readonly ContentKey[], view: ContentView): Promise<ContentItem[]>;
  vodExists(id: string): Promise<boolean>;
  seriesExists(id: string): Promise<boolean>;
}

export interface ReadChannel {
  readonly item: ContentItem;
  /** The live event that it carries; undefined if that is the channel itself. */
  readonly event: ContentItem | undefined;
}

/** Channel calls for the guide. */
export interface ChannelReader {
  /**
   * Channels visible in the caller's country, or all with `displayGeoblocked`, in catalogue order; with `id`, that
   * channel only.
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
