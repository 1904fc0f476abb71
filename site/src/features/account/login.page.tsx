import { Button, Link, TextField, useLabels } from '@footlight/ui';
import { useEffect, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { definePage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { PageTitle } from '../../shell/page-title.js';
import { AccountFrame } from './account-frame.js';
import styles from './account.module.css';
import { FormFailure } from './form-failure.js';
import { OwnDoor } from './own-door.js';
import { solveCaptcha } from './solve-captcha.js';
import { useAfterSignIn } from './use-after-sign-in.js';

/** Sign in with the product's own provider. */
const Login = () => {
  const { t } = useLabels();
  const { state, realm, addresses } = useSite();
  const [query] = useSearchParams();
  const { action, failure, signInWith, clearFailure } = useStore(state.session);
  const [id, setId] = useState(query.get('email') ?? '');
  const [secret, setSecret] = useState('');
  const leave = useAfterSignIn();
  useEffect(() => clearFailure, [clearFailure]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { id: id.trim(), secret };
    const enter = async () =>
      state.client.call('login', { body: { ...body, ...(await solveCaptcha(state.client, realm)) } });
    if (await signInWith(enter)) await leave();
  };
  const wanted = query.get('signInToWatch') === 'true';

  return (
    <>
      <PageTitle of={t('signIn')} />
      <AccountFrame
        title={wanted ? t('signInToWatch') : t('signInTitle')}
        lead={wanted ? t('signInToWatchLead') : t('signInLead')}
      >
        <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label={t('email')}
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            required
            value={id}
            onValue={setId}
          />
          <TextField
            label={t('password')}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            value={secret}
            onValue={setSecret}
          />
          {realm.signIn.passwordReset && (
            <Link
              className={styles['forgotten']}
              href={addresses.route('requestPassword', {}, { providerName: 'ID' })}
            >
              {t('forgotPassword')}
            </Link>
          )}
          <FormFailure failure={failure} />
          <Button type="submit" look="primary" disabled={action === 'loading'}>
            {action === 'loading' ? t('signingIn') : t('signIn')}
          </Button>
        </form>
        {realm.signIn.magicLink && (
          <p className={styles['other']}>
            <Link href={addresses.route('magicLink', {}, Object.fromEntries(query))}>
              {t('magicLinkOffer')}
            </Link>
          </p>
        )}
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

export const LoginPage = () => (
  <OwnDoor>
    <Login />
  </OwnDoor>
);

export const loginPage = definePage({ Component: LoginPage, layout: { bleed: true, bare: true } });
