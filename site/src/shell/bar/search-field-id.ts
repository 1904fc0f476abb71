/** Id of the field on the search page. */
export const SEARCH_FIELD_ID = 'search-value';
