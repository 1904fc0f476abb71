import { Button, EmailField, FormSummary, Link, PasswordField, useLabels } from '@footlight/ui';
import { callErrorOf, type CallError } from '@footlight/state';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSite } from '../../../app/site-context.js';
import { useForm } from '../../../app/use-form.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { AccountFrame } from '../account-frame.js';
import styles from '../account-frame.module.css';
import { AccountConflict } from '../conflict/account-conflict.js';
import { SignedInAlready, useIsSignedInAlready } from '../signed-in-already.js';
import { useAfterSignIn } from '../use-after-sign-in.js';
import { useSignUp } from '../sign-up/use-sign-up.js';
import { appCheckToken } from '../firebase/firebase-app-check.js';
import { flowOf } from './flow-of.js';
import { IdentityProviderButtons } from './firebase-buttons.js';
import { firebaseErrorMessage } from '../firebase/firebase-error-message.js';
import { createFirebaseToolkit } from '../firebase/firebase-toolkit.js';
import {
  FIREBASE_WORD,
  NEW_ACCOUNT,
  firebaseLabel,
  type FirebaseSettings,
} from '../firebase/firebase-labels.js';
import buttons from './provider-buttons.module.css';

/** Minimum length that Firebase accepts. */
const SHORTEST_PASSWORD = 6;

/** Sign-in and sign-up with the email and password of a Firebase account (SIGN-143). */
export const FirebaseSignIn = ({ settings }: { readonly settings: FirebaseSettings }) => {
  const { t } = useLabels();
  const { state, realm, addresses } = useSite();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const leave = useAfterSignIn();
  const isSignedIn = useIsSignedInAlready();
  const { store, make } = useSignUp();
  const isNew = settings.signUp && (query.has(NEW_ACCOUNT) || flowOf(query, realm.signIn) === 'SIGNUP');
  const provider = firebaseLabel(realm.signIn);
  const wanted = new URLSearchParams(query);
  wanted.delete(NEW_ACCOUNT);
  wanted.delete('type');

  const signIn = async (email: string, password: string): Promise<void> => {
    const { idToken, refreshToken } = await createFirebaseToolkit(settings).signIn(email, password);
    await state.enterWith((client) =>
      client.call('loginFirebase', {
        body: { firebaseAuthToken: idToken, firebaseRefreshToken: refreshToken },
      }),
    );
    await leave(wanted);
  };
  /** The realm's terms are presented on the next page, as after every sign-up (SIGN-40). */
  const signUp = async (email: string, password: string): Promise<void> => {
    const token = await appCheckToken(settings, 'signup');
    store.getState().keep({}, wanted.toString());
    await make(async () => {
      await state.enterWith((client) =>
        client.call('signupFirebase', {
          body: {
            username: email,
            password,
            consentAnswers: [],
            // The service does not check the token if the project has no App Check.
            appCheckToken: token ?? 'none',
          },
        }),
      );
      return state.session.getState().user?.id ?? null;
    });
    await navigate(addresses.route('signup', {}, Object.fromEntries(wanted)), { replace: true });
  };

  const [conflict, setConflict] = useState<CallError | null>(null);
  const form = useForm({
    initial: { email: query.get('email') ?? '', password: '' },
    send: async ({ email: typed, password }) => {
      const email = typed.trim();
      if (email === '' || password === '') return { message: t('errorEmptyInputs') };
      if (isNew && password.length < SHORTEST_PASSWORD) return { message: t('firebasePasswordHint') };
      try {
        await (isNew ? signUp : signIn)(email, password);
        return null;
      } catch (error) {
        const found = callErrorOf(error);
        if (found.pendingLink === undefined) return { message: firebaseErrorMessage(error, provider, t) };
        setConflict(found);
        return null;
      }
    },
  });

  const title = t(isNew ? 'firebaseSignUpTitle' : 'signInWithProvider', { provider });
  if (conflict !== null)
    return <AccountConflict error={conflict} provider={provider} back={addresses.route('login')} />;
  if (isSignedIn)
    return (
      <>
        <PageTitle of={title} />
        <SignedInAlready onContinue={() => leave(wanted)} />
      </>
    );
  const other = addresses.route(
    'loginProvider',
    { authProvider: FIREBASE_WORD },
    { ...Object.fromEntries(wanted), ...(isNew ? {} : { [NEW_ACCOUNT]: '1' }) },
  );
  return (
    <>
      <PageTitle of={title} />
      <AccountFrame title={title} lead={t(isNew ? 'firebaseSignUpLead' : 'firebaseSignInLead', { provider })}>
        <form className={styles['form']} {...form.attributes}>
          <FormSummary {...form.summary} />
          <EmailField {...form.field('email')} required />
          <PasswordField
            {...form.field('password')}
            required
            {...(isNew ? { isNew, hint: t('firebasePasswordHint') } : {})}
          />
          <Button type="submit" look="primary" disabled={form.isPending}>
            {form.isPending ? t(isNew ? 'signingUp' : 'signingIn') : t(isNew ? 'firebaseSignUp' : 'signIn')}
          </Button>
        </form>
        <ul className={buttons['list']}>
          <IdentityProviderButtons settings={settings} flow={isNew ? 'SIGNUP' : 'SIGNIN'} />
        </ul>
        {settings.signUp && realm.signIn.selfRegistration && (
          <p className={styles['other']}>
            <Link href={other}>{t(isNew ? 'firebaseToSignIn' : 'firebaseToSignUp')}</Link>
          </p>
        )}
      </AccountFrame>
    </>
  );
};
