import type { Failure } from '@footlight/state';
import { useLabels } from '@footlight/ui';
import styles from './account-frame.module.css';
import { errorMessage } from './error-message.js';

/** Shows why the service refused a form. */
export const FormFailure = ({ failure }: { readonly failure: Failure | null }) => {
  const { t } = useLabels();
  return (
    <p className={styles['failure']} role="alert" hidden={failure === null}>
      {failure === null ? '' : errorMessage(failure, t)}
    </p>
  );
};
