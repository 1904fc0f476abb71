import { routeMatchOf, type RouteName } from '@footlight/domain';
import type { Page } from '../app/define-page.js';
import type { Site } from '../app/site-context.js';

export interface PrefetchOptions {
  readonly site: Pick<Site, 'state'>;
  /** Fetches the code of a page, once; nothing for routes without a page. */
  readonly fetchPage: (route: RouteName) => Promise<Page> | undefined;
  /** Of the page that is shown. */
  readonly here: () => string;
  /** The viewer wishes for as little traffic as can be. @see https://wicg.github.io/savedata/#save-data-request-header-field */
  readonly isSparing: () => boolean;
}

/** Fetches what stands behind a link before it is followed: the page's code, and what it loads. */
export type Prefetch = (href: string) => void;

export const createPrefetch =
  ({ site, fetchPage, here, isSparing }: PrefetchOptions): Prefetch =>
  (href) => {
    if (isSparing()) return;
    const [address = ''] = href.split('#', 1);
    const [pathname = '', query] = address.split('?', 2);
    const place = pathname === here() ? null : routeMatchOf(pathname);
    if (place === null) return;
    fetchPage(place.route)
      ?.then((page) =>
        page.load?.({
          site,
          params: place.params,
          query: new URLSearchParams(query),
          now: Date.now(),
          timeZone: undefined,
        }),
      )
      // Whoever follows the link asks again, and is told what is wrong.
      .catch(() => undefined);
  };
