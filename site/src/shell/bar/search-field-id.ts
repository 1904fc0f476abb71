/** Of the field where one types what is sought, on the page of the search. */
export const SEARCH_FIELD_ID = 'search-value';
