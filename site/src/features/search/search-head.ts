import type { ReadHead } from '../../app/define-page.js';
import { addressedSearch } from './addressed-search.js';
import { headingOf } from './search-layout.js';

/** All searches share one canonical address. */
export const searchHead: ReadHead = ({ query, t }) => {
  const asked = addressedSearch(query);
  return {
    title: asked.value === '' ? t('search') : headingOf(asked, t),
    place: { route: 'search', params: {} },
  };
};
