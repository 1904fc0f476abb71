import type { ContentItem } from '@footlight/contract';
import type { ContentView } from './content-view.js';

/** What other features may ask of content. */
export interface ContentReader {
  /** The videos of `ids` in the order given; an id without a video is left out. Never asks once an item. */
  itemsByIds(ids: readonly string[], view: ContentView): Promise<ContentItem[]>;
  vodExists(id: string): Promise<boolean>;
}
