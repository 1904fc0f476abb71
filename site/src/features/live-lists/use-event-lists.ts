import { createLiveListStore, type EventListStore } from '@footlight/state';
import type { LoadPage } from '../../app/define-page.js';
import { createPageStore } from '../../app/page-store.js';

/** The list of the page, in pages of its own size. */
export const useLivePageStore = createPageStore(createLiveListStore);

/** Another page may have asked already. */
export const loadOnce = async (list: EventListStore): Promise<void> => {
  if (list.getState().status === 'idle') await list.getState().load();
};

export const beginLiveNow: LoadPage = ({ site }) => loadOnce(useLivePageStore.of(site));

export const beginUpcoming: LoadPage = ({ site: { state } }) => loadOnce(state.upcomingList);
