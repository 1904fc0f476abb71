import type { SearchKind } from '@footlight/domain';
import type { LabelKey } from '@footlight/i18n';
import { Button, CardGrid, Notice, Row, Skeleton, useLabels } from '@footlight/ui';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';
import { useNow } from '../../app/use-now.js';
import { SearchCard } from './search-card.js';
import styles from './search.module.css';

export const KIND_LABELS: Readonly<Record<SearchKind, LabelKey>> = {
  LIVE_EVENT: 'searchLive',
  VOD_VIDEO: 'searchVideos',
  VOD_PLAYLIST: 'searchPlaylists',
};

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
  onWhole,
}: {
  readonly kind: SearchKind;
  readonly onWhole: (kind: SearchKind) => void;
}) => {
  const { t } = useLabels();
  const now = useNow();
  const { hits, totalHits, more, hasMore, loadNext } = useFound(kind);
  const title = t(KIND_LABELS[kind]);
  const count = t('searchFound', { count: totalHits });
  const hasFailed = more === 'failed';
  const end = hasFailed ? (
    <Notice title={t('rowFailed')} action={<Button onClick={loadNext}>{t('retry')}</Button>} />
  ) : hasMore ? (
    <Skeleton shape="wide" />
  ) : undefined;
  return (
    <Row
      id={`search-${kind}`}
      title={title}
      more={
        <button
          type="button"
          className={styles['whole']}
          aria-label={`${title}: ${count}`}
          onClick={() => onWhole(kind)}
        >
          {count}
        </button>
      }
      {...(hasMore && !hasFailed ? { onNearEnd: loadNext } : {})}
      end={end}
    >
      {hits.map((item) => (
        <SearchCard key={`${item.type} ${item.id}`} item={item} now={now} />
      ))}
    </Row>
  );
};

/** All that was found of one kind, line by line. */
export const FoundGrid = ({ kind }: { readonly kind: SearchKind }) => {
  const { t } = useLabels();
  const now = useNow();
  const { hits, more, hasMore, loadNext } = useFound(kind);
  const title = t(KIND_LABELS[kind]);
  return (
    <section className={styles['grid']} aria-labelledby="search-kind">
      <h2 id="search-kind" className={styles['kind']}>
        {title}
      </h2>
      <CardGrid id={`search-${kind}`} label={title}>
        {hits.map((item) => (
          <SearchCard key={`${item.type} ${item.id}`} item={item} now={now} />
        ))}
      </CardGrid>
      {more === 'failed' ? (
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
      )}
    </section>
  );
};
