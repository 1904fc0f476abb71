import type { ContentItem } from '@footlight/contract';
import type { ListedKind } from '../../database/schema/watchlists.js';
import type { ContentReader } from '../content/content-reader.js';
import type { ContentView } from '../content/content-view.js';

/** What watchlists ask of what they hold. */
export interface ListedItems {
  /** Cards of any kind in the order given; what is no longer there is left out. */
  itemsByKeys(
    keys: readonly { readonly kind: ListedKind; readonly id: string }[],
    view: ContentView,
  ): Promise<ContentItem[]>;
}

export interface NewsCards {
  /** News items that are published, in no order. */
  cards(ids: readonly string[], view: ContentView): Promise<ContentItem[]>;
}

/** Cards of content and of news, which editors write apart. */
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
