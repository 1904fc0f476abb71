import type { RouteName } from './route-table.js';

/** Data that is kept for some pages and dropped when they are left. */
export type PageScopedData = 'upcoming' | 'hero' | 'adjacent' | 'history' | 'rankings' | 'news';

const PAGES: Readonly<Record<PageScopedData, readonly RouteName[]>> = {
  upcoming: ['upcoming'],
  hero: ['root', 'home', 'section', 'browse'],
  adjacent: ['vod', 'live'],
  history: ['history'],
  rankings: ['fighters', 'fighter'],
  news: ['news', 'newsItem'],
};

const isOf = (pages: readonly RouteName[], route: RouteName | null): boolean =>
  route !== null && pages.includes(route);

/**
 * The data to drop on navigation from one page to another; null stands for addresses outside the site. The player is
 * destroyed with its page and is not listed.
 *
 * @see docs/rules/navigation.md NAV-18
 */
export const leftBehind = (from: RouteName | null, to: RouteName | null): readonly PageScopedData[] => {
  const kinds = Object.entries(PAGES) as [PageScopedData, readonly RouteName[]][];
  return kinds.filter(([, pages]) => isOf(pages, from) && !isOf(pages, to)).map(([kind]) => kind);
};
