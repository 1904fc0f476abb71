import type { ContentItem } from '@footlight/contract';
import { NO_FACETS, isNoSearch } from '@footlight/domain';
import { useEntry } from '@footlight/widgets';
import { errorLabel } from '@footlight/i18n';
import { searchQuery, searchParamsOf } from '@footlight/state';
import { Button, Notice, RowSkeleton, useLabels } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import { shownKinds, type AddressedSearch } from './addressed-search.js';
import { FoundFighters, FoundNews } from './found-editorial.js';
import { FoundGrid, FoundRow } from './found-kind.js';
import { TitledGrid } from './found-list.js';
import styles from './search.module.css';
import { useSearchCards } from './use-search-cards.js';

interface Shown {
  readonly query: AddressedSearch;
  readonly onSeek: (next: Partial<AddressedSearch>) => Promise<void>;
}

/** Popular titles, shown before a search and when nothing was found. */
const Popular = ({ items }: { readonly items: readonly ContentItem[] }) => {
  const { t } = useLabels();
  const { cards, open } = useSearchCards(items, true);
  if (items.length === 0) return null;
  return (
    <TitledGrid id="search-popular" title={t('searchPopular')} below={open}>
      {cards}
    </TitledGrid>
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
                <Button onClick={() => void onSeek({ facets: NO_FACETS })}>{t('searchFiltersClear')}</Button>
              ),
            }
          : {})}
      />
    </div>
  );
};

/** Results by kind, or the reason why there are none and a link to continue. */
export const SearchResults = ({ query, onSeek }: Shown) => {
  const { t } = useLabels();
  const { state } = useSite();
  const { status, error, data, retry } = useEntry(state.queries.entry(searchQuery, searchParamsOf(query)));

  if (status === 'idle' || (status === 'loading' && data === null))
    return (
      <>
        <RowSkeleton label={t('loading')} />
        <RowSkeleton label={t('loading')} />
      </>
    );
  if (data === null || status === 'failed')
    return (
      <div className={styles['inset']}>
        <Notice
          urgent
          title={t('searchFailed')}
          text={t(errorLabel(error?.code ?? 'NETWORK'))}
          action={
            <Button look="primary" onClick={() => void retry()}>
              {t('retry')}
            </Button>
          }
        />
      </div>
    );
  const { order, totalCount, popularContent } = data;
  if (isNoSearch(query)) return <Popular items={popularContent} />;
  if (totalCount === 0)
    return (
      <>
        <NothingFound query={query} onSeek={onSeek} />
        <Popular items={popularContent} />
      </>
    );
  const shown = shownKinds(query.kind, order);
  if ('grid' in shown) return <FoundGrid key={shown.grid} query={query} kind={shown.grid} />;
  return shown.rows.map((kind, at) => {
    if (kind === 'FIGHTER') return <FoundFighters key={kind} fighters={data.fighters} isFirst={at === 0} />;
    if (kind === 'NEWS') return <FoundNews key={kind} items={data.news} isFirst={at === 0} />;
    return (
      <FoundRow
        key={kind}
        query={query}
        kind={kind}
        isFirst={at === 0}
        onShowAll={(chosen) => void onSeek({ kind: chosen })}
      />
    );
  });
};
