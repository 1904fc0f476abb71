import { Button, Notice, useLabels } from '@footlight/ui';
import styles from './watch.module.css';

/** Stands where a row below a title did not come. */
export const FailedRail = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useLabels();
  return (
    <div className={styles['inset']}>
      <Notice title={t('rowFailed')} action={<Button onClick={onRetry}>{t('retry')}</Button>} />
    </div>
  );
};

/** The same as a part of a page that may be fetched again. */
export const failedRail = (retry: () => void) => <FailedRail onRetry={retry} />;
