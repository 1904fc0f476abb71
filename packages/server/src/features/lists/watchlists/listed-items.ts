import type { ContentItem } from '@footlight/contract';
import type { ListedKind } from '../../../database/schema/watchlists.js';
import type { ContentReader } from '../../content/content-reader.js';
import type { ContentView } from '../../content/content-view.js';

export interface NewsCards {
  /** Published news items, in no particular order. */
  cards(ids: readonly string[], view: ContentView): Promise<ContentItem[]>;
}

/** Provides the cards of the items in watchlists. */
export class ListedItems {
  readonly #content: Pick<ContentReader, 'itemsByKeys'>;
  readonly #news: NewsCards;

  /** Combines the cards of content and of news, which is stored separately. */
  constructor(content: Pick<ContentReader, 'itemsByKeys'>, news: NewsCards) {
    this.#content = content;
    this.#news = news;
  }

  /** Cards of any kind, in the given order; items that no longer exist are left out. */
  async itemsByKeys(
    keys: readonly { readonly kind: ListedKind; readonly id: string }[],
    view: ContentView,
  ): Promise<ContentItem[]> {
    const ofNews = keys.filter(({ kind }) => kind === 'NEWS').map(({ id }) => id);
    const others = keys.flatMap(({ kind, id }) => (kind === 'NEWS' ? [] : [{ kind, id }]));
    const [items, articles] = await Promise.all([
      this.#content.itemsByKeys(others, view),
      ofNews.length === 0 ? [] : this.#news.cards([...new Set(ofNews)], view),
    ]);
    const known = new Map([...items, ...articles].map((item) => [`${item.type}:${item.id}`, item]));
    return keys.flatMap(({ kind, id }) => known.get(`${kind}:${id}`) ?? []);
  }
}
