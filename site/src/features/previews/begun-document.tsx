import { errorLabel } from '@footlight/i18n';
import type { Failure } from '@footlight/state';
import { Button, Notice, Skeleton, useLabels } from '@footlight/ui';
import styles from './previews.module.css';

/** What stands in place of an editor whose document is on its way, or did not come. */
export const BegunDocument = ({
  failure,
  onRetry,
}: {
  readonly failure: Failure | null;
  readonly onRetry: () => void;
}) => {
  const { t } = useLabels();
  return (
    <div className={styles['inset']}>
      {failure === null ? (
        <div role="status" aria-label={t('loading')}>
          <Skeleton shape="wide" />
        </div>
      ) : (
        <Notice
          urgent
          title={t(errorLabel(failure.code))}
          action={<Button onClick={onRetry}>{t('retry')}</Button>}
        />
      )}
    </div>
  );
};
