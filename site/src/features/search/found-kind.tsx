import type { SearchKind } from '@footlight/domain';
import { Button, Notice, Skeleton, useLabels } from '@footlight/ui';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';
import { useNow } from '../../app/use-now.js';
import { usePlaylistPanel } from '../../collections/use-playlist-panel.js';
import { isAtOnce } from '../../collections/at-once.js';
import { KindRow, TitledGrid } from './found-list.js';
import { KIND_LABELS } from './kind-labels.js';
import { SearchCard } from './search-card.js';
import styles from './search.module.css';

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
  const now = useNow();
  const { hits, totalHits, more, hasMore, loadNext } = useFound(kind);
  const { panelOf, open } = usePlaylistPanel(hits);
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
      {hits.map((item, index) => (
        <SearchCard
          key={`${item.type} ${item.id}`}
          item={item}
          now={now}
          panel={panelOf(item)}
          eager={isAtOnce(isFirst, index)}
        />
      ))}
    </KindRow>
  );
};

/** All that was found of one kind, line by line. */
export const FoundGrid = ({ kind }: { readonly kind: SearchKind }) => {
  const { t } = useLabels();
  const now = useNow();
  const { hits, more, hasMore, loadNext } = useFound(kind);
  const { panelOf, open } = usePlaylistPanel(hits);
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
      {hits.map((item, index) => (
        <SearchCard
          key={`${item.type} ${item.id}`}
          item={item}
          now={now}
          panel={panelOf(item)}
          eager={isAtOnce(true, index)}
        />
      ))}
    </TitledGrid>
  );
};
