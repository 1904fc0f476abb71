import { SEARCH_PARAMETERS, addressOfSearch } from '@footlight/domain';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import { nextSearchEntry, searchDepthOf } from '../../navigation/search-depth.js';
import { KIND_PARAMETER, addressedSearch, type AddressedSearch } from './addressed-search.js';

const searchText = (before: string, { kind, ...query }: AddressedSearch): string => {
  const others = [...new URLSearchParams(before)].filter(
    ([name]) => name !== KIND_PARAMETER && !SEARCH_PARAMETERS.has(name),
  );
  const written = [
    ...others,
    ...addressOfSearch(query),
    ...(kind === null ? [] : [[KIND_PARAMETER, kind] as [string, string]]),
  ];
  return new URLSearchParams(written).toString();
};

/** The search in the address. The store follows it, and all changes go through the address. */
export const useSearch = () => {
  const { state: stores, addresses } = useSite();
  const location = useLocation();
  const { search: text } = location;
  const entry: unknown = location.state;
  const navigate = useNavigate();
  const { open } = stores.search.getState();
  const query = useMemo(() => addressedSearch(new URLSearchParams(text)), [text]);
  const { value, facets } = query;
  useEffect(() => void open({ value, facets }), [open, value, facets]);

  /** @param isReplaced replaces the history entry, so that going back skips partially typed searches */
  const seek = useCallback(
    async (next: Partial<AddressedSearch>, isReplaced = false): Promise<void> => {
      const written = searchText(text, { ...query, ...next });
      await navigate(
        { search: written === '' ? '' : `?${written}` },
        { replace: isReplaced, state: nextSearchEntry(entry, isReplaced) },
      );
    },
    [navigate, text, query, entry],
  );

  /** Returns to the page on which the search was opened, in the state it was left. */
  const close = useCallback((): void => {
    const depth = searchDepthOf(entry);
    if (depth === null) void navigate(addresses.route('home'));
    else void navigate(-depth);
  }, [navigate, entry, addresses]);

  return { query, seek, close };
};
