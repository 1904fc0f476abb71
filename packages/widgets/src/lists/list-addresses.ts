import type { ContentItem } from '@footlight/contract';
import { listQuery, type ListContext } from '@footlight/domain';

/** The placeholder for the path in `universalLink` (SHARE-2). */
const PATH = '{path}';

export interface SharingSettings {
  readonly universalLink: string | null;
  /** Query parameters of every shared link: `utm_source=share`. */
  readonly trackingConfiguration: readonly string[];
}

const withTracking = (url: URL, tracking: readonly string[]): URL => {
  for (const parameter of tracking)
    for (const [name, value] of new URLSearchParams(parameter)) url.searchParams.set(name, value);
  return url;
};

/**
 * The link that shares a watchlist.
 * @param options.page the host page's own address for lists, which gets the list in its query; by default the site's
 * page
 * @throws {TypeError} when `page` is not a valid URL
 */
export const watchlistShareAddress = (options: {
  readonly origin: string;
  readonly list: { readonly id: string; readonly owner: string; readonly path: string };
  readonly settings: SharingSettings;
  readonly page?: string | undefined;
}): string => {
  const { origin, list, settings, page } = options;
  if (page === undefined) {
    const address = settings.universalLink?.replace(PATH, list.path) ?? list.path;
    return withTracking(new URL(address, origin), settings.trackingConfiguration).href;
  }
  const url = new URL(page, origin);
  const query = listQuery({ watchlist: { id: list.id, owner: list.owner, shared: true } });
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return withTracking(url, settings.trackingConfiguration).href;
};

const PAGES: Readonly<Record<ContentItem['type'], string>> = {
  VOD: 'video',
  LIVE_EVENT: 'live',
  CHANNEL: 'live',
  SEASON: 'season',
  SERIES: 'series',
  PLAYLIST: 'playlist',
  SECTION: 'section',
  NEWS: 'news',
};

/**
 * The page of the site where an item is watched, for pages outside the site; the list is in its query. That page also
 * handles locked items.
 */
export const watchAddress = (
  origin: string,
  { type, id, feedName = 'news' }: Pick<ContentItem, 'type' | 'id' | 'feedName'>,
  list?: ListContext,
): string => {
  const feed = type === 'NEWS' ? `${encodeURIComponent(feedName)}/` : '';
  const url = new URL(`/${PAGES[type]}/${feed}${encodeURIComponent(id)}`, origin);
  for (const [name, value] of Object.entries(listQuery(list))) url.searchParams.set(name, value);
  return url.href;
};
