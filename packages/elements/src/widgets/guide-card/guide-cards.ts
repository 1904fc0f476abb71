import { createGuideCardStore, type GuideCardStore } from '@footlight/state';
import { pageSession, type PageSession } from '../../session.js';

const stores = new WeakMap<PageSession, GuideCardStore>();

/** What all guide cards of a page know: another after `configure`, for another viewer perhaps. */
export const pageGuideCards = (): GuideCardStore => {
  const session = pageSession();
  const store = stores.get(session) ?? createGuideCardStore({ client: session.client, clock: Date });
  stores.set(session, store);
  return store;
};
