import type { Failure } from '@footlight/state';
import { useLabels } from '@footlight/ui';
import styles from './account-frame.module.css';
import { failureWords } from './failure-words.js';

/** Shows why the service refused a form. */
export const FormFailure = ({ failure }: { readonly failure: Failure | null }) => {
  const { t } = useLabels();
  return (
    <p className={styles['failure']} role="alert" hidden={failure === null}>
      {failure === null ? '' : failureWords(failure, t)}
    </p>
  );
};
