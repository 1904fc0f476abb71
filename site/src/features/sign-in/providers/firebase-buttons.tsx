import { Button, ButtonLink, useLabels } from '@footlight/ui';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../../app/site-context.js';
import type { StoredSignIn } from '../redirect/stored-sign-in.js';
import { useIdentityProvider } from '../firebase/use-identity-provider.js';
import {
  FIREBASE_WORD,
  NEW_ACCOUNT,
  firebaseLabel,
  identityProviderLabel,
  type FirebaseSettings,
} from '../firebase/firebase-labels.js';
import { ProviderMark } from './provider-mark.js';
import styles from './provider-buttons.module.css';

interface Props {
  readonly settings: FirebaseSettings;
  readonly flow: StoredSignIn['flow'];
  /** Path to return to instead of the one in the address. */
  readonly from?: string | undefined;
}

/** One button per identity provider of the Firebase project (SIGN-143). */
export const IdentityProviderButtons = ({ settings, flow, from }: Props) => {
  const { t } = useLabels();
  const { begin, status } = useIdentityProvider(settings, flow, from);
  return (
    <>
      {settings.identityProviders.map((id) => (
        <li key={id}>
          <Button
            icon={<ProviderMark name={identityProviderLabel(id)} />}
            disabled={status === 'leaving'}
            onClick={() => void begin(id)}
          >
            {t('continueWith', { provider: identityProviderLabel(id) })}
          </Button>
        </li>
      ))}
      {status === 'failed' && (
        <li className={styles['failure']} role="alert">
          {t('errorProviderFailed')}
        </li>
      )}
    </>
  );
};

/** A button for Firebase's own accounts first; renders nothing if the realm does not enable Firebase. */
export const FirebaseButtons = ({ flow, from }: Pick<Props, 'flow' | 'from'>) => {
  const { t } = useLabels();
  const { addresses, realm } = useSite();
  const [query] = useSearchParams();
  const settings = realm.signIn.firebase;
  if (settings === undefined) return null;
  const form = {
    ...(from === undefined ? Object.fromEntries(query) : { from }),
    ...(flow === 'SIGNUP' && settings.signUp ? { [NEW_ACCOUNT]: '1' } : {}),
  };

  return (
    <>
      <li>
        <ButtonLink
          icon={<ProviderMark name={firebaseLabel(realm.signIn)} />}
          href={addresses.route('loginProvider', { authProvider: FIREBASE_WORD }, form)}
        >
          {t('continueWith', { provider: firebaseLabel(realm.signIn) })}
        </ButtonLink>
      </li>
      <IdentityProviderButtons settings={settings} flow={flow} from={from} />
    </>
  );
};
