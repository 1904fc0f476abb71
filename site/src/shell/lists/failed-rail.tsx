import { Button, Notice, useLabels } from '@footlight/ui';
import type { ReactNode } from 'react';
import type { Again } from '../../app/lazy-part.js';
import { RetryActions } from '../../app/not-fetched.js';
import styles from './below-title.module.css';

const Missing = ({ action }: { readonly action: ReactNode }) => {
  const { t } = useLabels();
  return (
    <div className={styles['inset']}>
      <Notice title={t('rowFailed')} action={action} />
    </div>
  );
};

/** Shown when a row below a title failed to load. */
export const FailedRail = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useLabels();
  return <Missing action={<Button onClick={onRetry}>{t('retry')}</Button>} />;
};

/** The same for a row whose code failed to load. */
export const failedRail = (again: Again) => <Missing action={<RetryActions {...again} />} />;
