import { createRelatedStore } from '@footlight/state';
import { Row, useLabels } from '@footlight/ui';
import { useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { createPageStore } from '../../app/page-store.js';
import { useNow } from '../../app/use-now.js';
import { ItemCard } from '../../collections/item-card.js';
import { FailedRail } from './failed-rail.js';
import styles from './watch.module.css';

const useRelatedStore = createPageStore(createRelatedStore);

/** Films and series that are like a title. */
export const RelatedRail = ({
  id,
  waiting,
}: {
  readonly id: string;
  /** Stands here until they have come. */
  readonly waiting: ReactNode;
}) => {
  const { t } = useLabels();
  const now = useNow();
  const { status, params, value, load, refresh } = useStore(useRelatedStore());
  useEffect(() => void load({ id }), [id, load]);
  if (params?.id !== id) return waiting;
  if (value === null) return status === 'failed' ? <FailedRail onRetry={() => void refresh()} /> : waiting;
  if (value.length === 0) return null;
  return (
    <div className={styles['rail']}>
      <Row id="related" title={t('moreLikeThis')}>
        {value.map((item) => (
          <ItemCard key={`${item.type}:${item.id}`} item={item} now={now} />
        ))}
      </Row>
    </div>
  );
};
