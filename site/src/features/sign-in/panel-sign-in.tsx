import { hasOwnAccounts } from '@footlight/domain';
import { Link, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import { signInQuery } from '../../navigation/sign-in-query.js';
import styles from './account-frame.module.css';
import { FactorForm } from './factor-step.js';
import { LoginForm } from './login-form.js';
import { OtherSignInOptions } from './other-sign-in-options.js';
import { PasskeySignIn } from './passkey-sign-in.js';
import { useFactorChallenge } from './use-factor-challenge.js';

/** The panel closes by itself once the viewer is signed in, and the page below stays. */
const stay = (): Promise<void> => Promise.resolve();

/** The ways to sign in, within the side panel: they return to the page that it covers (PAGE-59). */
export const PanelSignIn = () => {
  const { t } = useLabels();
  const { realm, addresses } = useSite();
  const { pathname, search } = useLocation();
  const query = signInQuery(pathname, search);
  const factor = useFactorChallenge();
  const [email, setEmail] = useState('');
  if (factor.challenge !== null)
    return <FactorForm challenge={factor.challenge} onSignedIn={stay} onStartOver={factor.forget} />;
  return (
    <>
      {hasOwnAccounts(realm.signIn.providers) && (
        <LoginForm factor={factor} onSignedIn={stay} onEmail={setEmail} />
      )}
      {realm.signIn.passkeys && <PasskeySignIn onSignedIn={stay} />}
      <OtherSignInOptions flow="SIGNIN" from={query['from']} email={email} />
      {realm.signIn.selfRegistration && (
        <p className={styles['other']}>
          {t('noAccountYet')} <Link href={addresses.route('signup', {}, query)}>{t('signUp')}</Link>
        </p>
      )}
    </>
  );
};
