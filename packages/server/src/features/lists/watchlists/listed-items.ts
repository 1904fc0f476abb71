import type { ContentItem } from '@footlight/contract';
import type { ListedKind } from '../../../database/schema/watchlists.js';
import type { ContentReader } from '../../content/content-reader.js';
import type { ContentView } from '../../content/content-view.js';

/** Provides the cards of the items in watchlists. */
export interface ListedItems {
  /** Cards of any kind, in the given order; items that no longer exist are left out. */
  itemsByKeys(
    keys: readonly { readonly kind: ListedKind; readonly id: string }[],
    view: ContentView,
  ): Promise<ContentItem[]>;
}

export interface NewsCards {
  /** Published news items, in no particular order. */
  cards(ids: readonly string[], view: ContentView): Promise<ContentItem[]>;
}

/** Combines the cards of content and of news, which is stored separately. */
export const createListedItems = (
  content: Pick<ContentReader, 'itemsByKeys'>,
  news: NewsCards,
): ListedItems => ({
  itemsByKeys: async (keys, view) => {
    const ofNews = keys.filter(({ kind }) => kind === 'NEWS').map(({ id }) => id);
    const others = keys.flatMap(({ kind, id }) => (kind === 'NEWS' ? [] : [{ kind, id }]));
    const [items, articles] = await Promise.all([
      content.itemsByKeys(others, view),
      ofNews.length === 0 ? [] : news.cards([...new Set(ofNews)], view),
    ]);
    const known = new Map([...items, ...articles].map((item) => [`${item.type}:${item.id}`, item]));
    return keys.flatMap(({ kind, id }) => known.get(`${kind}:${id}`) ?? []);
  },
});
