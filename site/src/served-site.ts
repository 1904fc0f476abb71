import { createClient, createMemoryTokenStore } from '@footlight/client';
import type { PageRequest } from '@footlight/contract';
import { createSiteState, siteOf } from './app/create-site.js';
import type { Site } from './app/site-context.js';

/** Choices are kept by browsers; whoever the service draws for has made none. */
const NO_STORAGE = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/**
 * The site as it stands for one document that the service sends to a guest.
 * @param state what another site of the same document has read; null for nothing
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
  const held = createSiteState({ client, storage: NO_STORAGE, data: { ...boot, now, state } });
  return siteOf(held, boot.realm, {
    pathname,
    origin,
    language,
    drawnAt: now,
    drawnFor: boot.menus.deviceType,
  });
};
