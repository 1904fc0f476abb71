import {
  PAGE_SIZES,
  WEIGHT_CLASSES,
  type Fighter,
  type NewsItem,
  type ReplyOf,
  type WeightClass,
} from '@footlight/contract';
import { askedOfFighters } from '@footlight/domain';
import { createCollectionStore } from './collection.store.js';
import { createDocumentStore, type DocumentParams } from './document.store.js';
import type { PageStoreOptions } from './page-stores.js';

const isWeightClass = (name: string): name is WeightClass => WEIGHT_CLASSES.some((one) => one === name);

/** A fighter’s page: who it is, and the numbers. */
export interface FighterPage {
  readonly fighter: ReplyOf<'getFighter'>;
  readonly statistics: ReplyOf<'getFighterStatistics'>;
}

type ById = { readonly id: string } & DocumentParams;

export const createNewsFeedsStore = ({ client, clock }: PageStoreOptions) =>
  createDocumentStore<DocumentParams, ReplyOf<'listNewsFeeds'>>({
    clock,
    fetch: (_, signal) => client.call('listNewsFeeds', { signal }),
  });

/** By the name of a feed. */
export const createNewsStore = ({ client, clock }: PageStoreOptions) =>
  createCollectionStore<ReplyOf<'listNews'>, NewsItem>({
    clock,
    firstSize: PAGE_SIZES.news,
    fetch: (feedName, query, signal) => client.call('listNews', { params: { feedName }, query, signal }),
    itemsOf: ({ items }) => items,
    mark: (item) => item,
  });

export const createNewsItemStore = ({ client, clock }: PageStoreOptions) =>
  createDocumentStore<
    { readonly feedName: string; readonly newId: string } & DocumentParams,
    ReplyOf<'getNewsItem'>
  >({ clock, fetch: (params, signal) => client.call('getNewsItem', { params, signal }) });

/** By weight class, or `ALL_CLASSES`. */
export const createFightersStore = ({ client, clock }: PageStoreOptions) =>
  createCollectionStore<ReplyOf<'listFighters'>, Fighter>({
    clock,
    firstSize: PAGE_SIZES.fighters,
    fetch: (name, page, signal) =>
      client.call('listFighters', {
        query: { ...page, ...(isWeightClass(name) ? askedOfFighters(name) : {}) },
        signal,
      }),
    itemsOf: ({ fighters }) => fighters,
    mark: (fighter) => fighter,
  });

export const createRankingsStore = ({ client, clock }: PageStoreOptions) =>
  createDocumentStore<DocumentParams, ReplyOf<'listRankings'>>({
    clock,
    fetch: (_, signal) => client.call('listRankings', { signal }),
  });

export const createFighterStore = ({ client, clock }: PageStoreOptions) =>
  createDocumentStore<ById, FighterPage>({
    clock,
    fetch: async (params, signal) => {
      const [fighter, statistics] = await Promise.all([
        client.call('getFighter', { params, signal }),
        client.call('getFighterStatistics', { params, signal }),
      ]);
      return { fighter, statistics };
    },
  });

export const createExternalPageStore = ({ client, clock }: PageStoreOptions) =>
  createDocumentStore<ById, ReplyOf<'getExternalPage'>>({
    clock,
    fetch: (params, signal) => client.call('getExternalPage', { params, signal }),
  });

export const createPluginStore = ({ client, clock }: PageStoreOptions) =>
  createDocumentStore<ById, ReplyOf<'getPlugin'>>({
    clock,
    fetch: (params, signal) => client.call('getPlugin', { params, signal }),
  });
