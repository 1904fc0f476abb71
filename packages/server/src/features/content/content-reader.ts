import type { ContentItem } from '@footlight/contract';
import type { ContentView } from './content-view.js';
import type { ContentKey } from './content.repository.js';
import type { Page, PageRequest } from './page.js';

export type { ContentKey };

/** What other features may ask of content. */
export interface ContentReader {
  /** The videos of `ids` in the order given; an id without a video is left out. Never asks once an item. */
  itemsByIds(ids: readonly string[], view: ContentView): Promise<ContentItem[]>;
  /** Content of any kind in the order given; a key without content is left out. */
  itemsByKeys(keys: readonly ContentKey[], view: ContentView): Promise<ContentItem[]>;
  vodExists(id: string): Promise<boolean>;
}

export interface ReadChannel {
  readonly item: ContentItem;
  /** The live event that it carries, where that is another than the channel itself. */
  readonly event: ContentItem | undefined;
}

/** What the guide asks of content. */
export interface ChannelReader {
  /** Channels that may be seen from the caller's country, in the order of the catalogue; with `id`, that one. */
  channels(
    page: PageRequest & { readonly id: string | undefined },
    view: ContentView,
  ): Promise<Page<ReadChannel>>;
}
