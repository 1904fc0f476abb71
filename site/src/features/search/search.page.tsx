import { isNoSearch, isTypedOn, searchOfAddress } from '@footlight/domain';
import { useEntry } from '@footlight/widgets';
import { searchQuery, searchParamsOf } from '@footlight/state';
import { SearchField, useLabels } from '@footlight/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { definePage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { loadAhead } from '../../app/use-query.js';
import { PageTitle } from '../../shell/navigation/page-title.js';
import { SEARCH_FIELD_ID } from '../../shell/bar/search-field-id.js';
import { shownKind, type AddressedSearch } from './addressed-search.js';
import { searchHead } from './search-head.js';
import { SearchFilters } from './search-filters.js';
import { SearchLayout, headingOf } from './search-layout.js';
import { SearchResults } from './search-results.js';
import { useIsLeaving } from './use-is-leaving.js';
import { useSearch } from './use-search.js';
import { useTypedValue } from './use-typed-value.js';

/** Closes the search on Escape, unless an overlay handles the key. */
const useEscape = (onEscape: () => void): void => {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target, defaultPrevented } = event;
      const isHere =
        target === document.body || (target instanceof Element && target.closest('main') !== null);
      if (key !== 'Escape' || defaultPrevented || !isHere) return;
      event.preventDefault();
      escape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};

/** Focuses the field when the search opens; after back navigation the focus is left alone unless the field is empty. */
const useFieldFocus = () => {
  const field = useRef<HTMLInputElement>(null);
  const isBack = useNavigationType() === NavigationType.Pop;
  const begin = useEffectEvent(() => {
    if (isBack && field.current?.value !== '') return;
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  });
  useEffect(() => begin(), []);
  return field;
};

/** The search page; the address holds the search. */
export const SearchPage = () => {
  const { t } = useLabels();
  const { state } = useSite();
  const { query: requested, seek, close } = useSearch();
  const { data } = useEntry(state.queries.entry(searchQuery, searchParamsOf(requested)));
  const query = data === null ? requested : { ...requested, kind: shownKind(requested.kind, data.results) };
  const { value } = query;
  const field = useFieldFocus();
  const isLeaving = useIsLeaving();
  useEscape(close);
  const {
    typed,
    type,
    next,
    seek: seekNow,
  } = useTypedValue(value, (text) => {
    // A debounced search that fires after a link was followed would navigate back or overwrite the new address.
    if (isLeaving()) return;
    void seek({ value: text, ...(text === '' ? { kind: null } : {}) }, isTypedOn(value, text));
  });
  const onSeek = (change: Partial<AddressedSearch>) => seek({ value: next, ...change });
  const heading = headingOf(query, t);

  return (
    <>
      <PageTitle of={value === '' ? t('search') : heading} />
      <SearchLayout
        heading={heading}
        count={data === null || isNoSearch(query) ? '' : t('searchFound', { count: data.totalCount })}
        onClose={close}
        field={
          <SearchField ref={field} id={SEARCH_FIELD_ID} value={typed} onValue={type} onSubmit={seekNow} />
        }
        filters={!isNoSearch(query) && <SearchFilters query={query} onSeek={onSeek} />}
      >
        <SearchResults query={query} onSeek={onSeek} />
      </SearchLayout>
    </>
  );
};

export const searchPage = definePage({
  load: ({ site, query }) => loadAhead(site, searchQuery, searchParamsOf(searchOfAddress(query))),
  head: import.meta.env.SSR ? searchHead : undefined,
  Component: SearchPage,
  sharedByGuests: true,
});
