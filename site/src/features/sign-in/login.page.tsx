import { hasOwnAccounts } from '@footlight/domain';
import { Link, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { definePage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { PageTitle } from '../../shell/navigation/page-title.js';
import { AccountFrame } from './account-frame.js';
import styles from './account-frame.module.css';
import { FactorStep } from './factor-step.js';
import { LoginForm } from './login-form.js';
import { OtherSignInOptions } from './other-sign-in-options.js';
import { OwnSignIn } from './own-sign-in.js';
import { PasskeySignIn } from './passkey-sign-in.js';
import { flowOf } from './providers/flow-of.js';
import { SignedInAlready, useIsSignedInAlready } from './signed-in-already.js';
import { useAfterSignIn } from './use-after-sign-in.js';
import { useFactorChallenge } from './use-factor-challenge.js';
import { useWantedTitle } from './use-wanted-title.js';

const Login = () => {
  const { t } = useLabels();
  const { realm, addresses } = useSite();
  const [query] = useSearchParams();
  const wanted = query.get('signInToWatch') === 'true';
  const title = useWantedTitle();
  const toWatch = title === null ? t('signInToWatchLead') : t('signInToWatchLeadOf', { title });
  const factor = useFactorChallenge();
  const [email, setEmail] = useState('');
  const leave = useAfterSignIn();
  const isSignedIn = useIsSignedInAlready();
  if (factor.challenge !== null)
    return (
      <>
        <PageTitle of={t('factorTitle')} />
        <FactorStep challenge={factor.challenge} onSignedIn={leave} onStartOver={factor.forget} />
      </>
    );
  if (isSignedIn)
    return (
      <>
        <PageTitle of={t('signIn')} />
        <SignedInAlready onContinue={leave} />
      </>
    );
  return (
    <>
      <PageTitle of={t('signIn')} />
      <AccountFrame
        title={wanted ? t('signInToWatch') : t('signInTitle')}
        lead={wanted ? toWatch : t('signInLead')}
      >
        {hasOwnAccounts(realm.signIn.providers) && (
          <LoginForm factor={factor} onSignedIn={leave} onEmail={setEmail} />
        )}
        {realm.signIn.passkeys && <PasskeySignIn onSignedIn={leave} />}
        <OtherSignInOptions flow="SIGNIN" email={email} />
        {realm.signIn.selfRegistration && (
          <p className={styles['other']}>
            {t('noAccountYet')}{' '}
            <Link href={addresses.route('signup', {}, Object.fromEntries(query))}>{t('signUp')}</Link>
          </p>
        )}
      </AccountFrame>
    </>
  );
};

export const LoginPage = () => {
  const { realm, addresses } = useSite();
  const [query] = useSearchParams();
  if (flowOf(query, realm.signIn) === 'SIGNUP') {
    const { type: _, ...kept } = Object.fromEntries(query);
    return <Navigate replace to={addresses.route('signup', {}, kept)} />;
  }
  return (
    <OwnSignIn flow="SIGNIN">
      <Login />
    </OwnSignIn>
  );
};

export const loginPage = definePage({ Component: LoginPage, layout: { bleed: true, bare: true } });
