import type { CallError } from '@footlight/state';
import { useLabels } from '@footlight/ui';
import styles from './account-frame.module.css';
import { errorMessage } from './error-message.js';

/** Shows why the service refused a form. */
export const FormError = ({ error }: { readonly error: CallError | null }) => {
  const { t } = useLabels();
  return (
    <p className={styles['failure']} role="alert" hidden={error === null}>
      {error === null ? '' : errorMessage(error, t)}
    </p>
  );
};
