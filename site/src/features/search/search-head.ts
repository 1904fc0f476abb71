import type { ReadHead } from '../../app/define-page.js';
import { addressedSearch } from './addressed-search.js';
import { headingOf } from './search-layout.js';

/** All searches share one canonical address. */
export const searchHead: ReadHead = ({ query, t }) => {
  const search = addressedSearch(query);
  return {
    title: search.value === '' ? t('search') : headingOf(search, t),
    place: { route: 'search', params: {} },
  };
};
