import { listOfQuery } from '@footlight/domain';
import { adjacentQuery, type WatchedList } from '@footlight/state';
import { Row, RowSkeleton, useLabels } from '@footlight/ui';
import { useSearchParams } from 'react-router-dom';
import { useNow } from '../../../app/use-now.js';
import { useQuery } from '../../../app/use-query.js';
import { ItemCard } from '../../content/collections/item-card.js';
import { FailedRail } from '../../../shell/lists/failed-rail.js';
import { DeferredRelated } from '../../content/collections/deferred-related.js';
import styles from './watch.module.css';

/** The next titles of the list that contains a video; at its end, related titles. */
export const AdjacentRail = ({
  id,
  list: { playlistId, watchlistId, owner },
}: {
  readonly id: string;
  /** The list that the video is watched in. */
  readonly list: WatchedList;
}) => {
  const { t } = useLabels();
  const [query] = useSearchParams();
  const now = useNow();
  const { status, data, retry } = useQuery(adjacentQuery, {
    id,
    ...(playlistId === undefined ? {} : { playlistId }),
    ...(watchlistId === undefined ? {} : { watchlistId }),
    ...(owner === undefined ? {} : { owner }),
  });
  if (status === 'failed') return <FailedRail onRetry={() => void retry()} />;
  if (data === null)
    return (
      <div className={styles['rail']}>
        <RowSkeleton label={t('loading')} />
      </div>
    );
  const { next } = data;
  if (next.length === 0) return <DeferredRelated key={id} id={id} />;
  const list = listOfQuery(query);
  return (
    <div className={styles['rail']}>
      <Row title={t('nextInList')}>
        {next.map((item) => (
          <ItemCard key={item.id} item={item} list={list} now={now} />
        ))}
      </Row>
    </div>
  );
};
