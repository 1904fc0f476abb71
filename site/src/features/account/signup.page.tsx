import { Button, Link, TextField, useLabels } from '@footlight/ui';
import { useEffect, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { definePage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { ForAdmitted } from '../../shell/barred.js';
import { PageTitle } from '../../shell/page-title.js';
import { AccountFrame } from './account-frame.js';
import styles from './account.module.css';
import { FormFailure } from './form-failure.js';
import { OwnDoor } from './own-door.js';
import { findFaults, refusedFields, type SignUpFaults, type SignUpForm } from './sign-up-form.js';
import { solveCaptcha } from './solve-captcha.js';
import { useAfterSignIn } from './use-after-sign-in.js';

/** A new account with the product's own provider. */
const Signup = () => {
  const { t, language } = useLabels();
  const { state, realm, addresses } = useSite();
  const [query] = useSearchParams();
  const { action, failure, signInWith, clearFailure } = useStore(state.session);
  const [form, setForm] = useState<SignUpForm>({ name: '', email: '', secret: '' });
  const [faults, setFaults] = useState<SignUpFaults>({});
  const wanted = query.get('signInToWatch') === 'true';
  const leave = useAfterSignIn();
  const refused = refusedFields(failure?.issues ?? []);
  useEffect(() => clearFailure, [clearFailure]);

  const change = (field: keyof SignUpForm) => (value: string) => {
    setForm({ ...form, [field]: value });
    setFaults({ ...faults, [field]: undefined });
  };
  const worded = (field: keyof SignUpForm) => {
    const fault = faults[field] ?? refused[field];
    return fault === undefined ? undefined : t(fault);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = findFaults(form);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const body = { email: form.email.trim(), secret: form.secret, name: form.name.trim(), language };
    const enter = async () =>
      state.client.call('signup', { body: { ...body, ...(await solveCaptcha(state.client, realm)) } });
    if (await signInWith(enter)) await leave();
  };

  return (
    <>
      <PageTitle of={t('signUp')} />
      <AccountFrame
        title={wanted ? t('signInToWatch') : t('signUpTitle')}
        lead={wanted ? t('signInToWatchText') : t('signUpLead')}
      >
        <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label={t('name')}
            name="name"
            autoComplete="name"
            required
            maxLength={80}
            value={form.name}
            onValue={change('name')}
            error={worded('name')}
          />
          <TextField
            label={t('email')}
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            required
            value={form.email}
            onValue={change('email')}
            error={worded('email')}
          />
          <TextField
            label={t('password')}
            name="password"
            type="password"
            autoComplete="new-password"
            required
            value={form.secret}
            onValue={change('secret')}
            error={worded('secret')}
            hint={t('passwordHint')}
          />
          <FormFailure failure={failure} />
          <Button type="submit" look="primary" disabled={action === 'loading'}>
            {action === 'loading' ? t('signingUp') : t('signUp')}
          </Button>
        </form>
        <p className={styles['other']}>
          {t('alreadyAccount')}{' '}
          <Link href={addresses.route('login', {}, Object.fromEntries(query))}>{t('signIn')}</Link>
        </p>
      </AccountFrame>
    </>
  );
};

export const SignupPage = () => (
  <ForAdmitted>
    <OwnDoor>
      <Signup />
    </OwnDoor>
  </ForAdmitted>
);

export const signupPage = definePage({ Component: SignupPage, layout: { bleed: true, bare: true } });
