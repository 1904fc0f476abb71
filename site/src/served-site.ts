import { createClient, createMemoryTokenStore } from '@footlight/client';
import type { PageRequest } from '@footlight/contract';
import { createSiteState, siteOf } from './app/create-site.js';
import type { Site } from './app/site-context.js';

/** The service renders for guests, who have no stored choices. */
const NO_STORAGE = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/**
 * The site for one document that the service renders for a guest.
 * @param state dehydrated state of an earlier pass for the same document; null for none
 */
export const createServedSite = (
  { boot, origin, now, fetch }: Pick<PageRequest, 'boot' | 'origin' | 'now' | 'fetch'>,
  pathname: string,
  state: unknown,
): Site => {
  const { language } = boot.labels;
  const client = createClient({
    origin: '',
    tokens: createMemoryTokenStore(),
    language: () => language,
    fetch,
  });
  const siteState = createSiteState({ client, storage: NO_STORAGE, data: { ...boot, now, state } });
  return siteOf(siteState, boot.realm, {
    pathname,
    origin,
    language,
    renderedAt: now,
    renderedFor: boot.menus.deviceType,
  });
};
