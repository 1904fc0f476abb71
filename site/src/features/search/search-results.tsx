import { NO_FACETS, SEARCH_KINDS, isNoSearch, isSameSearch } from '@footlight/domain';
import { errorLabel } from '@footlight/i18n';
import { Button, CardGrid, Notice, RowSkeleton, useLabels } from '@footlight/ui';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';
import { useNow } from '../../app/use-now.js';
import { FoundGrid, FoundRow } from './found-kind.js';
import { SearchCard } from './search-card.js';
import styles from './search.module.css';
import type { AddressedSearch } from './use-search.js';

interface Shown {
  readonly query: AddressedSearch;
  readonly onSeek: (next: Partial<AddressedSearch>) => void;
}

/** What most watch now: where to begin, and where to go on when nothing was found. */
const Popular = () => {
  const { t } = useLabels();
  const { state } = useSite();
  const now = useNow();
  const items = useStore(state.search, ({ popularContent }) => popularContent);
  if (items.length === 0) return null;
  return (
    <section className={styles['grid']} aria-labelledby="search-popular">
      <h2 id="search-popular" className={styles['kind']}>
        {t('searchPopular')}
      </h2>
      <CardGrid id="search-popular" label={t('searchPopular')}>
        {items.map((item) => (
          <SearchCard key={`${item.type} ${item.id}`} item={item} now={now} />
        ))}
      </CardGrid>
    </section>
  );
};

const NothingFound = ({ query: { value, facets }, onSeek }: Shown) => {
  const { t } = useLabels();
  const isNarrowed = facets.size > 0;
  return (
    <div className={styles['inset']}>
      <Notice
        title={value === '' ? t('searchNothingFiltered') : t('searchNothing', { query: value })}
        text={isNarrowed ? t('searchNothingFilteredText') : t('searchNothingText')}
        {...(isNarrowed
          ? {
              action: (
                <Button onClick={() => onSeek({ facets: NO_FACETS })}>{t('searchFiltersClear')}</Button>
              ),
            }
          : {})}
      />
    </div>
  );
};

/** What was found, kind by kind; or why there is nothing, and one way on. */
export const SearchResults = ({ query, onSeek }: Shown) => {
  const { t } = useLabels();
  const { state } = useSite();
  const { status, failure, results, totalCount, refresh, value, facets } = useStore(state.search);

  if (!isSameSearch({ value, facets }, query) || status === 'idle' || status === 'loading')
    return (
      <>
        <RowSkeleton label={t('loading')} />
        <RowSkeleton label={t('loading')} />
      </>
    );
  if (status === 'failed')
    return (
      <div className={styles['inset']}>
        <Notice
          urgent
          title={t('searchFailed')}
          text={t(errorLabel(failure?.code ?? 'NETWORK'))}
          action={
            <Button look="primary" onClick={() => void refresh()}>
              {t('retry')}
            </Button>
          }
        />
      </div>
    );
  if (isNoSearch(query)) return <Popular />;
  if (totalCount === 0)
    return (
      <>
        <NothingFound query={query} onSeek={onSeek} />
        <Popular />
      </>
    );
  const kinds = SEARCH_KINDS.filter((kind) => results[kind].totalHits > 0);
  const [first] = kinds;
  const alone = query.kind ?? (kinds.length === 1 ? first : undefined);
  if (alone !== undefined) return <FoundGrid key={alone} kind={alone} />;
  return kinds.map((kind) => (
    <FoundRow key={kind} kind={kind} onWhole={(whole) => onSeek({ kind: whole })} />
  ));
};
