import { Button, useLabels } from '@footlight/ui';
import { useAccountLabels } from '../../shell/viewers/account-labels.js';
import { identityProviderLabel, type FirebaseSettings } from '../sign-in/firebase/firebase-labels.js';
import { useIdentityProvider } from '../sign-in/firebase/use-identity-provider.js';
import styles from './account-area.module.css';

interface Props {
  readonly settings: FirebaseSettings;
  /** Path of the page to return to. */
  readonly here: string;
  /** Runs what begins the linking, after a proof of identity. */
  readonly onLink: (begin: () => Promise<void>) => void;
}

/** A button for each of Firebase's identity providers, which links the account to that identity (SIGN-82). */
export const LinkIdentities = ({ settings, here, onLink }: Props) => {
  const { t: common } = useLabels();
  const t = useAccountLabels();
  const { begin, status } = useIdentityProvider(settings, 'LINK', here);
  return (
    <>
      {settings.identityProviders.map((id) => (
        <Button key={id} disabled={status === 'leaving'} onClick={() => onLink(() => begin(id))}>
          {t('linkedAdd', { provider: identityProviderLabel(id) })}
        </Button>
      ))}
      {status === 'failed' && (
        <p className={styles['failure']} role="alert">
          {common('errorProviderFailed')}
        </p>
      )}
    </>
  );
};
