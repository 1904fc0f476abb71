import type { Section } from '@footlight/contract';
import { createDocumentStore, type DocumentParams } from './document.store.js';
import type { PageStoreOptions } from './page-stores.js';

/** The first page of a section as a document, apart from the one that viewers look through. */
export const createSectionDocumentStore = ({ client, clock }: PageStoreOptions) =>
  createDocumentStore<{ readonly id: string } & DocumentParams, Section>({
    clock,
    fetch: ({ id }, signal) => client.call('getSection', { params: { section: id }, signal }),
  });
