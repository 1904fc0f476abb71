import { Button, useLabels } from '@footlight/ui';
import { useSite } from '../../../app/site-context.js';
import type { StoredSignIn } from '../redirect/stored-sign-in.js';
import { isRedirected, providerLabel } from '../redirect/redirect-providers.js';
import { useBeginSignIn } from '../redirect/use-begin-sign-in.js';
import { FirebaseButtons } from './firebase-buttons.js';
import { ProviderMark } from './provider-mark.js';
import styles from './provider-buttons.module.css';

/** One button per external provider, in the order of the realm file (SIGN-89). */
export const ProviderButtons = ({
  flow,
  from,
}: {
  readonly flow: StoredSignIn['flow'];
  /** Path to return to instead of the one in the address. */
  readonly from?: string | undefined;
}) => {
  const { t } = useLabels();
  const { realm } = useSite();
  const { begin, status } = useBeginSignIn({ from });
  const providers = realm.signIn.providers.filter(isRedirected);
  return (
    <>
      <ul className={styles['list']}>
        {providers.map((provider) => (
          <li key={`${provider.name} ${provider.clientName ?? ''}`}>
            <Button
              icon={<ProviderMark name={providerLabel(provider)} />}
              disabled={status === 'leaving'}
              onClick={() => void begin(provider, flow)}
            >
              {t('continueWith', { provider: providerLabel(provider) })}
            </Button>
          </li>
        ))}
        <FirebaseButtons flow={flow} from={from} />
      </ul>
      {status === 'failed' && (
        <p className={styles['failure']} role="alert">
          {t('errorProviderFailed')}
        </p>
      )}
    </>
  );
};
