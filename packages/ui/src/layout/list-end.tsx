import { Button } from '../controls/button.js';
import { useLabels } from '../labels/labels.js';
import { Notice } from '../feedback/notice.js';
import { INFINITE_LOAD_DEBOUNCE_MS, useEndOfList } from '../viewport/use-end-of-list.js';
import { Skeleton } from '../feedback/skeleton.js';
import { unseen } from '../text/unseen.js';
import styles from './list-end.module.css';

export interface ListEndProps {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Loads the next page. */
  readonly onMore: () => void;
}

/** The end of an infinite list. The next page is loaded as the end comes near; after a failure a button retries. */
export const ListEnd = ({ hasMore, isLoading, hasFailed, onMore }: ListEndProps) => {
  const { t } = useLabels();
  const { end } = useEndOfList(hasMore && !isLoading && !hasFailed, onMore, INFINITE_LOAD_DEBOUNCE_MS);
  if (!hasMore && !hasFailed) return null;
  return (
    <div className={styles['end']}>
      {hasFailed ? (
        <Notice urgent title={t('listMoreFailed')} action={<Button onClick={onMore}>{t('retry')}</Button>} />
      ) : (
        <div ref={end} className={styles['mark']} role={isLoading ? 'status' : undefined}>
          {isLoading && <span className={unseen}>{t('loading')}</span>}
          <Skeleton shape="line" />
        </div>
      )}
    </div>
  );
};
