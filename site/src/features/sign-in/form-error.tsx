import type { CallError } from '@footlight/state';
import { useLabels } from '@footlight/ui';
import { errorMessage } from '../../app/error-message.js';
import styles from './account-frame.module.css';

/** Shows why a form was not accepted. */
export const FormError = ({ error }: { readonly error: CallError | string | null }) => {
  const { t } = useLabels();
  return (
    <p className={styles['failure']} role="alert" hidden={error === null}>
      {error === null || typeof error === 'string' ? error : errorMessage(error, t)}
    </p>
  );
};
