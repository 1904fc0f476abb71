import { relatedQuery } from '@footlight/state';
import { Row, useLabels } from '@footlight/ui';
import type { ReactNode } from 'react';
import { useNow } from '../../app/use-now.js';
import { useQuery } from '../../app/use-query.js';
import { ItemCard } from '../../collections/item-card.js';
import { FailedRail } from './failed-rail.js';
import styles from './watch.module.css';

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
  const { status, data, retry } = useQuery(relatedQuery, { id });
  if (data === null) return status === 'failed' ? <FailedRail onRetry={() => void retry()} /> : waiting;
  if (data.related.length === 0) return null;
  return (
    <div className={styles['rail']}>
      <Row id="related" title={t('moreLikeThis')}>
        {data.related.map((item) => (
          <ItemCard key={`${item.type}:${item.id}`} item={item} now={now} />
        ))}
      </Row>
    </div>
  );
};
