import { Button, useLabels } from '@footlight/ui';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../../app/site-context.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { AccountFrame } from '../account-frame.js';
import { providerLabel, type RealmProvider } from '../redirect/redirect-providers.js';
import { useBeginSignIn } from '../redirect/use-begin-sign-in.js';
import { SignedInAlready, useIsSignedInAlready } from '../signed-in-already.js';
import { useAfterSignIn } from '../use-after-sign-in.js';
import { ProviderMark } from './provider-mark.js';
import styles from './provider-buttons.module.css';
import { flowOf } from './flow-of.js';

/** A page that continues with one provider, for links that lead to it (SIGN-192). */
export const SocialSignIn = ({
  provider,
  flow: pageFlow = 'SIGNIN',
}: {
  readonly provider: RealmProvider;
  /** What the page begins unless the query says `type=signup`. */
  readonly flow?: 'SIGNIN' | 'SIGNUP';
}) => {
  const { t } = useLabels();
  const { realm } = useSite();
  const [query] = useSearchParams();
  const leave = useAfterSignIn();
  const isSignedIn = useIsSignedInAlready();
  const { begin, status } = useBeginSignIn();
  const name = providerLabel(provider);
  const flow = pageFlow === 'SIGNUP' ? pageFlow : flowOf(query, realm.signIn);
  const title = t(flow === 'SIGNUP' ? 'signUpTitle' : 'signInWithProvider', { provider: name });
  if (isSignedIn)
    return (
      <>
        <PageTitle of={title} />
        <SignedInAlready onContinue={leave} />
      </>
    );
  return (
    <>
      <PageTitle of={title} />
      <AccountFrame title={title} lead={t('providerContinueLead', { provider: name })}>
        <Button
          look="primary"
          className={styles['single']}
          icon={<ProviderMark name={name} />}
          disabled={status === 'leaving'}
          onClick={() => void begin(provider, flow)}
        >
          {t('continueWith', { provider: name })}
        </Button>
        {status === 'failed' && (
          <p className={styles['failure']} role="alert">
            {t('errorProviderFailed')}
          </p>
        )}
      </AccountFrame>
    </>
  );
};
