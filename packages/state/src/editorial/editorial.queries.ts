import { PAGE_SIZES, type NewsItem, type ResponseOf } from '@footlight/contract';
import { keyset, nextOf } from '../cache/keyset.js';
import type { NoParams, Query } from '../cache/query.js';

export const newsFeedsQuery: Query<NoParams, ResponseOf<'listNewsFeeds'>> = {
  name: 'newsFeeds',
  retainedFor: 'news',
  fetch: ({ client, signal }) => client.call('listNewsFeeds', { signal }),
};

export const newsQuery: Query<{ readonly feedName: string }, ResponseOf<'listNews'>, NewsItem> = {
  name: 'news',
  retainedFor: 'news',
  fetch: ({ client, params, cursor, signal }) =>
    client.call('listNews', { params, query: keyset(PAGE_SIZES.news, cursor), signal }),
  page: ({ items, paging }) => ({ items, next: nextOf(paging) }),
};

export const newsItemQuery: Query<
  { readonly feedName: string; readonly newId: string },
  ResponseOf<'getNewsItem'>
> = {
  name: 'newsItem',
  retainedFor: 'news',
  fetch: ({ client, params, signal }) => client.call('getNewsItem', { params, signal }),
};

export const externalPageQuery: Query<{ readonly id: string }, ResponseOf<'getExternalPage'>> = {
  name: 'externalPage',
  fetch: ({ client, params, signal }) => client.call('getExternalPage', { params, signal }),
};

export const pluginQuery: Query<{ readonly id: string }, ResponseOf<'getPlugin'>> = {
  name: 'plugin',
  fetch: ({ client, params, signal }) => client.call('getPlugin', { params, signal }),
};
