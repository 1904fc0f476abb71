import { createGuideCardStore, type GuideCardStore } from '@footlight/state';
import { pageSession, type PageSession } from '../session.js';

const stores = new WeakMap<PageSession, GuideCardStore>();

/** The store shared by all guide cards of a page; a new one after `configure`, because the viewer may be another. */
export const pageGuideCards = (): GuideCardStore => {
  const session = pageSession();
  const store = stores.get(session) ?? createGuideCardStore({ client: session.client, clock: Date });
  stores.set(session, store);
  return store;
};
