import { errorLabel } from '@footlight/i18n';
import type { CallError } from '@footlight/state';
import { Button, Notice, Skeleton, useLabels } from '@footlight/ui';
import styles from './previews.module.css';

/** Shown instead of the editor while its document is loading or after it failed to load. */
export const PendingDocument = ({
  error,
  onRetry,
}: {
  readonly error: CallError | null;
  readonly onRetry: () => void;
}) => {
  const { t } = useLabels();
  return (
    <div className={styles['inset']}>
      {error === null ? (
        <div role="status" aria-label={t('loading')}>
          <Skeleton shape="wide" />
        </div>
      ) : (
        <Notice
          urgent
          title={t(errorLabel(error.code))}
          action={<Button onClick={onRetry}>{t('retry')}</Button>}
        />
      )}
    </div>
  );
};
