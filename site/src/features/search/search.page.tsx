import { isNoSearch, isTypedOn } from '@footlight/domain';
import { IconButton, SearchField, useLabels } from '@footlight/ui';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';
import { PageTitle } from '../../shell/page-title.js';
import { SEARCH_FIELD_ID } from '../../shell/use-open-search.js';
import { SearchFilters } from './search-filters.js';
import { SearchResults } from './search-results.js';
import styles from './search.module.css';
import { useSearch, type AddressedSearch } from './use-search.js';
import { useTypedValue } from './use-typed-value.js';

/** Escape closes the search, unless it closes something that stands above it. */
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

/** Whoever opens the search types at once; whoever comes back to it goes on where they were. */
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

/** Words in, what they find out; the address holds what is sought. */
export const SearchPage = () => {
  const { t } = useLabels();
  const { state } = useSite();
  const { query: asked, seek, close } = useSearch();
  const { status, totalCount, results } = useStore(state.search);
  // Of a kind that nothing was found of, all others are shown.
  const isWithoutHits = status === 'ready' && asked.kind !== null && results[asked.kind].totalHits === 0;
  const query = isWithoutHits ? { ...asked, kind: null } : asked;
  const { value } = query;
  const field = useFieldFocus();
  useEscape(close);
  const {
    typed,
    type,
    next,
    seek: seekNow,
  } = useTypedValue(value, (sought) =>
    seek({ value: sought, ...(sought === '' ? { kind: null } : {}) }, isTypedOn(value, sought)),
  );
  const onSeek = (change: Partial<AddressedSearch>) => seek({ value: next, ...change });
  const title =
    value === '' ? t(isNoSearch(query) ? 'searchBegin' : 'search') : t('searchTitle', { query: value });
  const isFound = status === 'ready' && !isNoSearch(query);

  return (
    <div className={styles['page']}>
      <PageTitle of={value === '' ? t('search') : title} />
      <header className={styles['head']}>
        <div className={styles['line']}>
          <h1 className={styles['title']}>{title}</h1>
          <p className={styles['count']} role="status">
            {isFound && t('searchFound', { count: totalCount })}
          </p>
          <IconButton className={styles['close']} label={t('searchClose')} onClick={close}>
            <X />
          </IconButton>
        </div>
        <SearchField ref={field} id={SEARCH_FIELD_ID} value={typed} onValue={type} onSubmit={seekNow} />
      </header>
      {!isNoSearch(query) && <SearchFilters query={query} onSeek={onSeek} />}
      <div className={styles['results']}>
        <SearchResults query={query} onSeek={onSeek} />
      </div>
    </div>
  );
};
