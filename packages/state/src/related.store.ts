import type { ContentItem } from '@footlight/contract';
import { createDocumentStore } from './document.store.js';
import type { PageStoreOptions } from './page-stores.js';

/** Films and series that are like a video, best first. */
export const createRelatedStore = ({ client, clock }: PageStoreOptions) =>
  createDocumentStore<{ readonly id: string }, readonly ContentItem[]>({
    clock,
    fetch: async (params, signal) => (await client.call('getRelatedVods', { params, signal })).related,
  });

export type RelatedStore = ReturnType<typeof createRelatedStore>;
