import type { SearchKind } from '@footlight/domain';
import { Button, Notice, Skeleton, useLabels } from '@footlight/ui';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';
import { KindRow, TitledGrid } from './found-list.js';
import { KIND_LABELS } from './kind-labels.js';
import styles from './search.module.css';
import { useSearchCards } from './use-search-cards.js';

const useFound = (kind: SearchKind) => {
  const { state } = useSite();
  const found = useStore(state.search, ({ results }) => results[kind]);
  const { loadMore } = state.search.getState();
  const loadNext = useCallback(() => void loadMore(kind), [loadMore, kind]);
  return { ...found, hasMore: found.page < found.totalPages, loadNext };
};

/** What was found of one kind, in a row among the others. */
export const FoundRow = ({
  kind,
  isFirst,
  onWhole,
}: {
  readonly kind: SearchKind;
  /** Above the other kinds. */
  readonly isFirst: boolean;
  readonly onWhole: (kind: SearchKind) => void;
}) => {
  const { t } = useLabels();
  const { hits, totalHits, more, hasMore, loadNext } = useFound(kind);
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
      onWhole={() => onWhole(kind)}
      {...(hasMore && !hasFailed ? { onNearEnd: loadNext } : {})}
      end={end}
      below={open?.content}
    >
      {cards}
    </KindRow>
  );
};

/** All that was found of one kind, line by line. */
export const FoundGrid = ({ kind }: { readonly kind: SearchKind }) => {
  const { t } = useLabels();
  const { hits, more, hasMore, loadNext } = useFound(kind);
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
