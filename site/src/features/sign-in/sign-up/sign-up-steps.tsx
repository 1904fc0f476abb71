import { hasOwnAccounts, signUpFields } from '@footlight/domain';
import { Button, ButtonLink, Link, Notice, useLabels } from '@footlight/ui';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSite, useViewer } from '../../../app/site-context.js';
import { WaitingPage } from '../../../shell/pages/waiting-page.js';
import { AccountFrame } from '../account-frame.js';
import styles from '../account-frame.module.css';
import { ConsentStep } from './consent-step.js';
import { errorMessage } from '../../../app/error-message.js';
import { OtherSignInOptions } from '../other-sign-in-options.js';
import { ProfileFieldsStep } from './profile-fields-step.js';
import { SignUpForm } from './sign-up-form.js';
import { useAfterSignIn } from '../use-after-sign-in.js';
import { useSignUp } from './use-sign-up.js';

/** Renders the current step of the sign-up (SIGN-40). */
export const SignUpSteps = () => {
  const { t } = useLabels();
  const { realm, addresses } = useSite();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const leave = useAfterSignIn();
  const viewer = useViewer();
  const { store, signUp, isGuest, find, make } = useSignUp();
  const { step, status, terms, account, values, error } = signUp;
  const fields = useMemo(
    () => signUpFields(realm.signIn.providers.find(({ name }) => name === 'ID')?.fields ?? []),
    [realm],
  );

  /** The query that the sign-up started with; a returning viewer's address may lack it. */
  const wanted = signUp.query !== null && query.size === 0 ? new URLSearchParams(signUp.query) : query;
  const goOn = useEffectEvent(async () => {
    store.getState().finish();
    if (step !== 'PACKAGE_SELECTION') {
      await leave(wanted);
      return;
    }
    const chosen = ['licences', 'selectedLicence', 'redirectTo', 'from'].flatMap((name) => {
      const value = wanted.get(name);
      return value === null ? [] : [[name, value]];
    });
    await navigate(addresses.route('purchase', {}, Object.fromEntries(chosen) as Record<string, string>), {
      replace: true,
    });
  });
  const isOver = status === 'ready' && (step === null || step === 'PACKAGE_SELECTION');
  useEffect(() => {
    if (isOver) void goOn();
  }, [isOver]);

  const signOut = (
    <p className={styles['other']}>
      <Link href={addresses.route('logout')}>{t('signOut')}</Link>
    </p>
  );
  if (status === 'failed')
    return (
      <AccountFrame title={t('consentTitle')}>
        <Notice
          urgent
          title={t('consentFailed')}
          text={error === null ? t('errorGeneric') : errorMessage(error, t)}
          action={<Button onClick={() => void find()}>{t('retry')}</Button>}
        />
      </AccountFrame>
    );
  if (step === 'TV_PROVIDER')
    return (
      <AccountFrame takesFocus title={t('tvProviderStepTitle')} lead={t('tvProviderStepText')}>
        <ButtonLink look="primary" href={addresses.route('providers', {}, { from: `${pathname}${search}` })}>
          {t('tvProviderStepButton')}
        </ButtonLink>
        {signOut}
      </AccountFrame>
    );
  if (step === 'PROFILE_FIELDS' && status === 'ready' && account !== null)
    return (
      <AccountFrame takesFocus title={t('profileFieldsTitle')} lead={t('profileFieldsLead')}>
        <ProfileFieldsStep account={account} onSaved={find} />
        {signOut}
      </AccountFrame>
    );
  const profile = viewer?.pro ?? null;
  const isChanged = terms.some(({ changed }) => changed);
  if (step === 'CONSENT' && status === 'ready' && isChanged && profile?.tp !== 'adult')
    return (
      <AccountFrame takesFocus title={t('consentTitle')} lead={t('consentByAdult')}>
        <ButtonLink look="primary" href={addresses.route('profiles', {}, { from: `${pathname}${search}` })}>
          {t('consentChooseProfile')}
        </ButtonLink>
        {signOut}
      </AccountFrame>
    );
  if (step === 'CONSENT' && status === 'ready')
    return (
      <AccountFrame
        takesFocus
        title={t(isChanged ? 'consentChangedTitle' : 'consentTitle')}
        lead={t(isChanged ? 'consentChangedLead' : 'consentLead')}
      >
        <ConsentStep
          terms={terms}
          onAgree={async (answers) => {
            if (await signUp.agree(answers)) {
              await find();
              return null;
            }
            return store.getState().error ?? { message: t('errorGeneric') };
          }}
        />
        {signOut}
      </AccountFrame>
    );
  // The remaining steps are loading, or none remain and the page navigates away.
  if (!isGuest) return <WaitingPage />;
  const toWatch = query.get('signInToWatch') === 'true';
  return (
    <AccountFrame
      title={toWatch ? t('signInToWatch') : t('signUpTitle')}
      lead={toWatch ? t('signInToWatchText') : t('signUpLead')}
    >
      {hasOwnAccounts(realm.signIn.providers) && (
        <SignUpForm
          fields={fields}
          savedValues={values}
          onTyped={(typed) => signUp.keep(typed, query.toString())}
          make={make}
        />
      )}
      <OtherSignInOptions flow="SIGNUP" />
      <p className={styles['other']}>
        {t('alreadyAccount')}{' '}
        <Link href={addresses.route('login', {}, Object.fromEntries(query))}>{t('signIn')}</Link>
      </p>
    </AccountFrame>
  );
};
