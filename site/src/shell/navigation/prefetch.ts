import { routeMatchOf, type RouteName } from '@footlight/domain';
import type { Page } from '../../app/define-page.js';
import type { Site } from '../../app/site-context.js';

export interface PrefetchOptions {
  readonly site: Pick<Site, 'state'>;
  /** Loads the code of a page, once; undefined for routes without a page. */
  readonly fetchPage: (route: RouteName) => Promise<Page> | undefined;
  /** Address of the current page. */
  readonly here: () => string;
  /** Whether the viewer saves data. @see https://wicg.github.io/savedata/#save-data-request-header-field */
  readonly isSavingData: () => boolean;
}

/** Prefetches the code and data of a link's page. */
export type Prefetch = (href: string) => void;

export const createPrefetch =
  ({ site, fetchPage, here, isSavingData }: PrefetchOptions): Prefetch =>
  (href) => {
    if (isSavingData()) return;
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
      // Failures are ignored: following the link retries and reports them.
      .catch(() => undefined);
  };
