import { addressOfSearch, routeOf, type SearchQuery } from '@footlight/domain';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';
import { SEARCH_OPENED, nextSearchEntry } from '../../navigation/search-depth.js';
import { SEARCH_FIELD_ID } from './search-field-id.js';

/** State and address of the search. Opening it adds a history entry, so that closing returns to the current page. */
export const useOpenSearch = () => {
  const { state, addresses } = useSite();
  const location = useLocation();
  const { pathname } = location;
  const entry: unknown = location.state;
  const navigate = useNavigate();
  const value = useStore(state.search, (search) => search.value);
  const facets = useStore(state.search, (search) => search.facets);
  const isOpen = routeOf(pathname) === 'search';

  const addressOf = useCallback(
    (query: SearchQuery): string => {
      const text = new URLSearchParams(addressOfSearch(query)).toString();
      return text === '' ? addresses.route('search') : `${addresses.route('search')}?${text}`;
    },
    [addresses],
  );
  /** Address of the last search. */
  const href = useMemo(() => addressOf({ value, facets }), [addressOf, value, facets]);

  const open = useCallback(
    (query?: SearchQuery): void => {
      const address = query === undefined ? href : addressOf(query);
      if (isOpen && query === undefined) document.getElementById(SEARCH_FIELD_ID)?.focus();
      else void navigate(address, { state: isOpen ? nextSearchEntry(entry, false) : SEARCH_OPENED });
    },
    [isOpen, href, addressOf, navigate, entry],
  );
  return { isOpen, href, open };
};
