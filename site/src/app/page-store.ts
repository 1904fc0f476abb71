import type { HeldForPages } from '@footlight/domain';
import type { PageStore, PageStoreOptions } from '@footlight/state';
import { useSite, type Site } from './site-context.js';

/** The hook of a store, which is there before any page is drawn as well. */
export interface PageStoreHook<S> {
  (): S;
  readonly of: (site: Pick<Site, 'state'>) => S;
}

/**
 * The hook of a store that one sort of page needs.
 *
 * @param heldFor the pages with which it is emptied; absent: it stands as long as the site
 */
export const createPageStore = <S extends PageStore>(
  create: (options: PageStoreOptions) => S,
  heldFor: HeldForPages | null = null,
): PageStoreHook<S> => {
  const of: PageStoreHook<S>['of'] = ({ state }) => state.pageStores.of(create, heldFor);
  return Object.assign(() => of(useSite()), { of });
};
