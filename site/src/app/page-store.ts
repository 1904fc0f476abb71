import type { HeldForPages } from '@footlight/domain';
import type { PageStore, PageStoreOptions } from '@footlight/state';
import { useSite } from './site-context.js';

/**
 * The hook of a store that one sort of page needs.
 *
 * @param heldFor the pages with which it is emptied; absent: it stands as long as the site
 */
export const createPageStore =
  <S extends PageStore>(create: (options: PageStoreOptions) => S, heldFor: HeldForPages | null = null) =>
  (): S =>
    useSite().state.pageStores.of(create, heldFor);
