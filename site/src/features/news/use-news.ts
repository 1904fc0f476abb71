import { createNewsFeedsStore, createNewsItemStore, createNewsStore } from '@footlight/state';
import { createPageStore } from '../../app/page-store.js';

export const useNewsFeeds = createPageStore(createNewsFeedsStore, 'news');
export const useNews = createPageStore(createNewsStore, 'news');
export const useNewsItem = createPageStore(createNewsItemStore, 'news');
