import { Button, EmailField, FormSummary, PasswordField, useLabels, useIsHydrating } from '@footlight/ui';
import { startTransition, useState } from 'react';
import { useSingleAction } from '../../app/use-single-action.js';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import styles from './account-frame.module.css';
import { emailIssue } from './mail-links/email-form.js';
import { errorMessage } from './error-message.js';
import { LoginHelp } from './login-help.js';
import { solveCaptcha } from './sign-up/solve-captcha.js';
import type { FactorChallenge } from './use-factor-challenge.js';

interface Outcome {
  readonly attempt: number;
  /** Why the sign-in failed. */
  readonly message: string | null;
}

export interface LoginFormProps {
  readonly factor: Pick<FactorChallenge, 'run'>;
  readonly onSignedIn: () => Promise<void>;
}

/** Sign-in with the product's own provider. */
export const LoginForm = ({ factor, onSignedIn }: LoginFormProps) => {
  const { t } = useLabels();
  const { state, realm } = useSite();
  const [query] = useSearchParams();
  const isHydrating = useIsHydrating();
  const [id, setId] = useState(query.get('email') ?? '');
  const [secret, setSecret] = useState('');

  const [{ attempt, message }, submit, isPending] = useSingleAction<Outcome>(
    async (before) => {
      const refused = (words: string): Outcome => ({ attempt: before.attempt + 1, message: words });
      if (id.trim() === '' && secret === '') return refused(t('errorEmptyInputs'));
      // The service's response does not distinguish an invalid address from a wrong password (SIGN-149).
      const issue = emailIssue(id.trim());
      if (issue !== undefined) return refused(t(issue));
      const session = state.session.getState();
      const enter = async () =>
        factor.run(async () =>
          state.client.call('login', {
            body: { id: id.trim(), secret, ...(await solveCaptcha(state.client, realm)) },
          }),
        );
      if (await session.signInBy(enter)) {
        await onSignedIn();
        return { attempt: before.attempt, message: null };
      }
      const { error } = state.session.getState();
      session.clearError();
      // The page shows the code step instead.
      if (error?.code === 'SECOND_FACTOR_REQUIRED') return { attempt: before.attempt, message: null };
      return refused(error === null ? t('errorGeneric') : errorMessage(error, t));
    },
    { attempt: 0, message: null },
  );

  return (
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
      <EmailField
        name="email"
        required
        {...(realm.signIn.passkeys ? { autoComplete: 'username webauthn' } : {})}
        value={id}
        onValue={setId}
      />
      <PasswordField name="password" required value={secret} onValue={setSecret} />
      <LoginHelp />
      <Button type="submit" look="primary" disabled={isHydrating || isPending}>
        {isPending ? t('signingIn') : t('signIn')}
      </Button>
    </form>
  );
};
