import {
  SEARCH_KINDS,
  SEARCH_PARAMETERS,
  addressOfSearch,
  searchOfAddress,
  type SearchKind,
  type SearchQuery,
} from '@footlight/domain';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import { nextSearchEntry, searchDepthOf } from '../../navigation/search-depth.js';

const KIND = 'kind';

/** A search as its address tells it. */
export interface AddressedSearch extends SearchQuery {
  /** The one kind that is looked through; all of them where it is null. */
  readonly kind: SearchKind | null;
}

const kindOf = (name: string | null): SearchKind | null => SEARCH_KINDS.find((kind) => kind === name) ?? null;

const searchText = (before: string, { kind, ...query }: AddressedSearch): string => {
  const others = [...new URLSearchParams(before)].filter(
    ([name]) => name !== KIND && !SEARCH_PARAMETERS.has(name),
  );
  const written = [
    ...others,
    ...addressOfSearch(query),
    ...(kind === null ? [] : [[KIND, kind] as [string, string]]),
  ];
  return new URLSearchParams(written).toString();
};

/** The search of the address, which the store follows; what changes goes through the address as well. */
export const useSearch = () => {
  const { state: stores, addresses } = useSite();
  const location = useLocation();
  const { search: text } = location;
  const entry: unknown = location.state;
  const navigate = useNavigate();
  const { open } = stores.search.getState();
  const query = useMemo<AddressedSearch>(() => {
    const parameters = new URLSearchParams(text);
    return { ...searchOfAddress(parameters), kind: kindOf(parameters.get(KIND)) };
  }, [text]);
  const { value, facets } = query;
  useEffect(() => void open({ value, facets }), [open, value, facets]);

  /** @param isReplaced takes the place of what is sought now: nobody wants to go back to half a word */
  const seek = useCallback(
    (next: Partial<AddressedSearch>, isReplaced = false): void => {
      const written = searchText(text, { ...query, ...next });
      void navigate(
        { search: written === '' ? '' : `?${written}` },
        { replace: isReplaced, state: nextSearchEntry(entry, isReplaced) },
      );
    },
    [navigate, text, query, entry],
  );

  /** Back to the page that the search was opened on, as it was left. */
  const close = useCallback((): void => {
    const depth = searchDepthOf(entry);
    if (depth === null) void navigate(addresses.route('home'));
    else void navigate(-depth);
  }, [navigate, entry, addresses]);

  return { query, seek, close };
};
