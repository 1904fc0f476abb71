import type { SearchKind, SearchQuery } from '@footlight/domain';
import { useEntry } from '@footlight/widgets';
import { searchKindQuery, searchParamsOf } from '@footlight/state';
import { Button, Notice, Skeleton, useLabels } from '@footlight/ui';
import { useCallback } from 'react';
import { useSite } from '../../app/site-context.js';
import { KindRow, TitledGrid } from './found-list.js';
import { KIND_LABELS } from './kind-labels.js';
import styles from './search.module.css';
import { useSearchCards } from './use-search-cards.js';

const useFound = (query: SearchQuery, kind: SearchKind) => {
  const { state } = useSite();
  const found = useEntry(state.queries.entry(searchKindQuery, { ...searchParamsOf(query), kind }));
  const { items: hits, data, more, hasMore, loadMore, retry } = found;
  const loadNext = useCallback(
    () => void (more === 'failed' ? retry() : loadMore()),
    [more, retry, loadMore],
  );
  return { hits, totalHits: data?.results[kind].totalHits ?? 0, more, hasMore, loadNext };
};

/** A row with the results of one kind. */
export const FoundRow = ({
  query,
  kind,
  isFirst,
  onShowAll,
}: {
  readonly query: SearchQuery;
  readonly kind: SearchKind;
  /** Whether it is the first row. */
  readonly isFirst: boolean;
  readonly onShowAll: (kind: SearchKind) => void;
}) => {
  const { t } = useLabels();
  const { hits, totalHits, more, hasMore, loadNext } = useFound(query, kind);
  const { cards, open } = useSearchCards(hits, isFirst);
  const hasFailed = more === 'failed';
  const end = hasFailed ? (
    <Notice title={t('rowFailed')} action={<Button onClick={loadNext}>{t('retry')}</Button>} />
  ) : hasMore ? (
    <Skeleton shape="wide" />
  ) : undefined;
  return (
    <KindRow
      kind={kind}
      totalHits={totalHits}
      onShowAll={() => onShowAll(kind)}
      {...(hasMore && !hasFailed ? { onNearEnd: loadNext } : {})}
      end={end}
      below={open?.content}
    >
      {cards}
    </KindRow>
  );
};

/** A grid with all results of one kind. */
export const FoundGrid = ({ query, kind }: { readonly query: SearchQuery; readonly kind: SearchKind }) => {
  const { t } = useLabels();
  const { hits, more, hasMore, loadNext } = useFound(query, kind);
  const { cards, open } = useSearchCards(hits, true);
  const title = t(KIND_LABELS[kind]);
  const after =
    more === 'failed' ? (
      <Notice urgent title={t('rowFailed')} action={<Button onClick={loadNext}>{t('retry')}</Button>} />
    ) : (
      hasMore && (
        <Button
          className={styles['more']}
          aria-label={t('searchMoreOf', { kind: title })}
          aria-busy={more === 'loading'}
          onClick={loadNext}
        >
          {t('showMore')}
        </Button>
      )
    );
  return (
    <TitledGrid id={`search-${kind}`} title={title} after={after} below={open}>
      {cards}
    </TitledGrid>
  );
};
