import { Button, EmailField, FormSummary, PasswordField, useLabels, useIsHydrating } from '@footlight/ui';
import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../app/error-message.js';
import { useSite } from '../../app/site-context.js';
import { useForm } from '../../app/use-form.js';
import styles from './account-frame.module.css';
import { enterSession } from './enter-session.js';
import { emailIssue } from './mail-links/email-form.js';
import { LoginHelp } from './login-help.js';
import { solveCaptcha } from './sign-up/solve-captcha.js';
import type { FactorChallenge } from './use-factor-challenge.js';

export interface LoginFormProps {
  readonly factor: Pick<FactorChallenge, 'run'>;
  readonly onSignedIn: () => Promise<void>;
  /** Default: “Sign in”. */
  readonly submitLabel?: string;
  /** Takes the address that is typed, which other ways to sign in then have. */
  readonly onEmail?: (email: string) => void;
}

/** Sign-in with the product's own provider. */
export const LoginForm = ({ factor, onSignedIn, submitLabel, onEmail }: LoginFormProps) => {
  const { t } = useLabels();
  const { state, realm } = useSite();
  const [query] = useSearchParams();
  const isHydrating = useIsHydrating();
  const form = useForm({
    initial: { email: query.get('email') ?? '', password: '' },
    send: async ({ email, password: secret }) => {
      const id = email.trim();
      if (id === '' && secret === '') return { message: t('errorEmptyInputs') };
      // The service's response does not distinguish an invalid address from a wrong password (SIGN-149).
      const issue = emailIssue(id);
      if (issue !== undefined) return { message: t(issue) };
      if (secret === '') return { issues: { password: t('pleaseProvideYourPassword') } };
      const error = await enterSession(state, () =>
        factor.run(async () =>
          state.client.call('login', { body: { id, secret, ...(await solveCaptcha(state.client, realm)) } }),
        ),
      );
      if (error === null) await onSignedIn();
      return error;
    },
    // The page shows the code step instead.
    word: (error) => (error.code === 'SECOND_FACTOR_REQUIRED' ? {} : errorMessage(error, t)),
  });

  const email = form.field('email');
  return (
    <form className={styles['form']} {...form.attributes}>
      <FormSummary {...form.summary} />
      <EmailField
        {...email}
        onValue={(value) => {
          email.onValue(value);
          onEmail?.(value.trim());
        }}
        required
        {...(realm.signIn.passkeys ? { autoComplete: 'username webauthn' } : {})}
      />
      <PasswordField {...form.field('password')} required />
      <LoginHelp email={form.values.email.trim()} />
      <Button type="submit" look="primary" disabled={isHydrating || form.isPending}>
        {form.isPending ? t('signingIn') : (submitLabel ?? t('signIn'))}
      </Button>
    </form>
  );
};
