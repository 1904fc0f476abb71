import { relatedQuery, relatedToSeriesQuery } from '@footlight/state';
import { Row, useLabels } from '@footlight/ui';
import { useDeferredValue, type ReactNode } from 'react';
import { useNow } from '../../../app/use-now.js';
import { useQuery } from '../../../app/use-query.js';
import { ItemCard } from './item-card.js';
import { FailedRail } from '../../../shell/lists/failed-rail.js';
import styles from '../../../shell/lists/below-title.module.css';

/** Films and series related to a title. */
export const RelatedRail = ({
  id,
  type,
  waiting,
}: {
  readonly id: string;
  readonly type: 'VOD' | 'SERIES';
  /** Rendered until they have loaded. */
  readonly waiting: ReactNode;
}) => {
  const { t } = useLabels();
  const now = useNow();
  const { status, data, retry } = useQuery(type === 'SERIES' ? relatedToSeriesQuery : relatedQuery, { id });
  // Deferred: query updates render in one task, and a rail of cards would delay input.
  const related = useDeferredValue(data?.related ?? null);
  if (related === null) return status === 'failed' ? <FailedRail onRetry={() => void retry()} /> : waiting;
  if (related.length === 0) return null;
  return (
    <div className={styles['rail']}>
      <Row id="related" title={t('moreLikeThis')}>
        {related.map((item) => (
          <ItemCard key={`${item.type}:${item.id}`} item={item} now={now} />
        ))}
      </Row>
    </div>
  );
};
