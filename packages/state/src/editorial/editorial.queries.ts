import { PAGE_SIZES, type NewsItem, type ReplyOf } from '@footlight/contract';
import { keyset, nextOf } from '../cache/keyset.js';
import type { NoParams, Query } from '../cache/query.js';

export const newsFeedsQuery: Query<NoParams, ReplyOf<'listNewsFeeds'>> = {
  name: 'newsFeeds',
  retainedFor: 'news',
  fetch: ({ client, signal }) => client.call('listNewsFeeds', { signal }),
};

export const newsQuery: Query<{ readonly feedName: string }, ReplyOf<'listNews'>, NewsItem> = {
  name: 'news',
  retainedFor: 'news',
  fetch: ({ client, params, cursor, signal }) =>
    client.call('listNews', { params, query: keyset(PAGE_SIZES.news, cursor), signal }),
  page: ({ items, paging }) => ({ items, next: nextOf(paging) }),
};

export const newsItemQuery: Query<
  { readonly feedName: string; readonly newId: string },
  ReplyOf<'getNewsItem'>
> = {
  name: 'newsItem',
  retainedFor: 'news',
  fetch: ({ client, params, signal }) => client.call('getNewsItem', { params, signal }),
};

export const externalPageQuery: Query<{ readonly id: string }, ReplyOf<'getExternalPage'>> = {
  name: 'externalPage',
  fetch: ({ client, params, signal }) => client.call('getExternalPage', { params, signal }),
};

export const pluginQuery: Query<{ readonly id: string }, ReplyOf<'getPlugin'>> = {
  name: 'plugin',
  fetch: ({ client, params, signal }) => client.call('getPlugin', { params, signal }),
};
