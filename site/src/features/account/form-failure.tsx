import { errorLabel } from '@footlight/i18n';
import type { Failure } from '@footlight/state';
import { useLabels } from '@footlight/ui';
import styles from './account.module.css';

/** Why the form was not taken: the words of its code, whose fault it is included. */
export const FormFailure = ({ failure }: { readonly failure: Failure | null }) => {
  const { t } = useLabels();
  return (
    <p className={styles['failure']} role="alert" hidden={failure === null}>
      {failure === null ? '' : t(errorLabel(failure.code))}
    </p>
  );
};
