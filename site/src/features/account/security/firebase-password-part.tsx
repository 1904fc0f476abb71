import { linkedProvidersQuery } from '@footlight/state';
import { useSite } from '../../../app/site-context.js';
import { useQuery } from '../../../app/use-query.js';
import { useAccountLabels } from '../../../shell/viewers/account-labels.js';
import { firebaseLabel } from '../../sign-in/firebase/firebase-labels.js';
import styles from '../account-area.module.css';
import { Loaded } from '../../../shell/pages/loaded.js';
import { Part } from '../part.js';
import { PasswordForm } from './password-form.js';
import { passwordOfFirebase } from './password-stores.js';

/** Changes the password of the linked Firebase account; renders nothing if none is linked (SIGN-150). */
export const FirebasePasswordPart = () => {
  const t = useAccountLabels();
  const { realm } = useSite();
  const linked = useQuery(linkedProvidersQuery, {});
  const { firebase } = realm.signIn;
  if (firebase === undefined) return null;
  const provider = firebaseLabel(realm.signIn);
  return (
    <Loaded entry={linked}>
      {({ linkedAccounts }) => {
        const email = linkedAccounts.find((link) => link.provider === 'FIREBASE')?.email ?? null;
        if (email === null) return null;
        return (
          <Part title={t('firebasePasswordTitle', { provider })}>
            <p className={styles['text']}>{t('firebasePasswordText', { provider, email })}</p>
            <PasswordForm store={passwordOfFirebase(firebase, email)} />
          </Part>
        );
      }}
    </Loaded>
  );
};
