/** The project's own papers: found, but after what is written for those who use it. */
const OWN_PAPERS = /^\/docs\/(?:rules|decisions)\//u;
const LESS = 0.05;

/** How the index is made and read: both sides have to agree. */
export const SEARCH_OPTIONS = {
  fields: ['title', 'page', 'text'],
  storeFields: ['title', 'page', 'excerpt'],
  searchOptions: {
    boost: { title: 4, page: 2 },
    prefix: true,
    fuzzy: 0.15,
    combineWith: 'AND',
    boostDocument: (id) => (OWN_PAPERS.test(id) ? LESS : 1),
  },
};
