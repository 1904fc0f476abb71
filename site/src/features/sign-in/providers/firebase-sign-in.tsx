import { HttpError } from '@footlight/client';
import { Button, EmailField, FormSummary, Link, PasswordField, useLabels } from '@footlight/ui';
import { startTransition, useState } from 'react';
import { useSingleAction } from '../../../app/use-single-action.js';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSite } from '../../../app/site-context.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { AccountFrame } from '../account-frame.js';
import styles from '../account-frame.module.css';
import { useAfterSignIn } from '../use-after-sign-in.js';
import { useSignUp } from '../sign-up/use-sign-up.js';
import { appCheckToken } from '../firebase/firebase-app-check.js';
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

interface Outcome {
  readonly attempt: number;
  readonly message: string | null;
}

/** Sign-in and sign-up with the email and password of a Firebase account (SIGN-143). */
export const FirebaseSignIn = ({ settings }: { readonly settings: FirebaseSettings }) => {
  const { t } = useLabels();
  const { state, realm, addresses } = useSite();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const leave = useAfterSignIn();
  const { store, make } = useSignUp();
  const [email, setEmail] = useState(query.get('email') ?? '');
  const [password, setPassword] = useState('');
  const isNew = settings.signUp && query.has(NEW_ACCOUNT);
  const provider = firebaseLabel(realm.signIn);
  const wanted = new URLSearchParams(query);
  wanted.delete(NEW_ACCOUNT);

  const signIn = async (): Promise<void> => {
    const { idToken, refreshToken } = await createFirebaseToolkit(settings).signIn(email.trim(), password);
    await state.enterWith((client) =>
      client.call('loginFirebase', {
        body: { firebaseAuthToken: idToken, firebaseRefreshToken: refreshToken },
      }),
    );
    await leave(wanted);
  };
  /** The realm's terms are presented on the next page, as after every sign-up (SIGN-40). */
  const signUp = async (): Promise<void> => {
    const token = await appCheckToken(settings, 'signup');
    store.getState().keep({}, wanted.toString());
    await make(async () => {
      await state.enterWith((client) =>
        client.call('signupFirebase', {
          body: {
            username: email.trim(),
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

  const [{ attempt, message }, submit, isPending] = useSingleAction<Outcome>(
    async ({ attempt: last }) => {
      const refused = (words: string): Outcome => ({ attempt: last + 1, message: words });
      if (email.trim() === '' || password === '') return refused(t('errorEmptyInputs'));
      if (isNew && password.length < SHORTEST_PASSWORD) return refused(t('firebasePasswordHint'));
      try {
        await (isNew ? signUp() : signIn());
        return { attempt: last, message: null };
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        return refused(firebaseErrorMessage(error, provider, t));
      }
    },
    { attempt: 0, message: null },
  );

  const title = t(isNew ? 'firebaseSignUpTitle' : 'signInWithProvider', { provider });
  const other = addresses.route(
    'loginProvider',
    { authProvider: FIREBASE_WORD },
    { ...Object.fromEntries(wanted), ...(isNew ? {} : { [NEW_ACCOUNT]: '1' }) },
  );
  return (
    <>
      <PageTitle of={title} />
      <AccountFrame title={title} lead={t(isNew ? 'firebaseSignUpLead' : 'firebaseSignInLead', { provider })}>
        <form
          className={styles['form']}
          // POST keeps the fields out of the address if the form is submitted without JavaScript.
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isPending) startTransition(() => submit());
          }}
        >
          <FormSummary issues={[]} message={message} attempt={attempt} />
          <EmailField name="email" required value={email} onValue={setEmail} />
          <PasswordField
            name="password"
            required
            {...(isNew ? { isNew, hint: t('firebasePasswordHint') } : {})}
            value={password}
            onValue={setPassword}
          />
          <Button type="submit" look="primary" disabled={isPending}>
            {isPending ? t(isNew ? 'signingUp' : 'signingIn') : t(isNew ? 'firebaseSignUp' : 'signIn')}
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
