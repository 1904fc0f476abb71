import { Button, Notice, Sheet, useLabels } from '@footlight/ui';
import { useEffect, useRef } from 'react';
import type { Again } from './lazy-part.js';
import styles from './not-fetched.module.css';

/** Retry and reload buttons below a notice about a failed download. */
export const RetryActions = ({ retry, isTrying, hasTried }: Again) => {
  const { t } = useLabels();
  return (
    <>
      <Button look="primary" aria-busy={isTrying} onClick={retry}>
        {t('retry')}
      </Button>
      {hasTried && <Button onClick={() => location.reload()}>{t('reloadPage')}</Button>}
    </>
  );
};

/** Fallback in the place of a part that failed to load. */
export const notFetched = (again: Again) => <NotFetched {...again} />;

const NotFetched = (again: Again) => {
  const { t } = useLabels();
  return (
    <Notice urgent title={t('partFailed')} text={t('partFailedText')} action={<RetryActions {...again} />} />
  );
};

/** Fallback over the page for a dialog that failed to load. */
export const dialogNotFetched = (onClose: () => void) => (again: Again) => (
  <DialogNotFetched {...again} onClose={onClose} />
);

const DialogNotFetched = ({ onClose, ...again }: Again & { readonly onClose: () => void }) => {
  const { t } = useLabels();
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => actions.current?.querySelector('button')?.focus(), []);
  return (
    <Sheet title={t('partFailed')} closeLabel={t('closePanel')} onClose={onClose}>
      <p className={styles['text']} role="alert">
        {t('partFailedText')}
      </p>
      <div ref={actions} className={styles['ways']}>
        <RetryActions {...again} />
      </div>
    </Sheet>
  );
};
