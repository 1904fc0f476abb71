import type { Failure } from '@footlight/state';
import { useLabels } from '@footlight/ui';
import styles from './account-frame.module.css';
import { failureWords } from '../../sign-in/failure-words.js';

/** Why the form was not taken. */
export const FormFailure = ({ failure }: { readonly failure: Failure | null }) => {
  const { t } = useLabels();
  return (
    <p className={styles['failure']} role="alert" hidden={failure === null}>
      {failure === null ? '' : failureWords(failure, t)}
    </p>
  );
};
