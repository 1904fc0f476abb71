import type { LabelKey } from '@footlight/i18n';
import { attempt, type CallError } from '@footlight/state';
import { Button, ButtonLink, TextField, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useSingleAction } from '../../../app/use-single-action.js';
import { useSite } from '../../../app/site-context.js';
import type { ProviderName } from './reset-provider.js';
import { pageWordOf } from '../tv/partners.js';
import styles from '../account-frame.module.css';
import { FormError } from '../form-error.js';

/** Minimum length that the service accepts. */
const SHORTEST_PASSWORD = 10;

type Saving =
  | {
      readonly type: 'form';
      readonly issues: { readonly secret?: LabelKey; readonly again?: LabelKey };
      readonly error: CallError | null;
    }
  | { readonly type: 'saved' }
  | { readonly type: 'invalidLink' };

const FORM: Saving = { type: 'form', issues: {}, error: null };

const issuesOf = (secret: string, again: string) => ({
  ...(secret.length < SHORTEST_PASSWORD ? { secret: 'passwordTooShort' as const } : {}),
  ...(secret === again ? {} : { again: 'passwordsDiffer' as const }),
});

export interface NewPasswordFormProps {
  readonly token: string;
  /** The provider that the reset link belongs to. */
  readonly provider: ProviderName;
}

/** Sets a new password with the token of a reset link. */
export const NewPasswordForm = ({ token, provider }: NewPasswordFormProps) => {
  const { t } = useLabels();
  const { state: app, addresses } = useSite();
  const page = pageWordOf(provider);
  const signInAddress =
    page === undefined ? addresses.route('login') : addresses.route('loginProvider', { authProvider: page });
  const [secret, setSecret] = useState('');
  const [again, setAgain] = useState('');
  const [state, submit, isPending] = useSingleAction<Saving>(async () => {
    const issues = issuesOf(secret, again);
    if (Object.keys(issues).length > 0) return { type: 'form', issues, error: null };
    const error = await attempt(() =>
      app.client.call('resetPassword', { body: { token, secret, provider } }),
    );
    if (error === null) return { type: 'saved' };
    return error.code === 'RESET_TOKEN_INVALID'
      ? { type: 'invalidLink' }
      : { type: 'form', issues: {}, error };
  }, FORM);

  if (state.type === 'saved') {
    return (
      <>
        <p className={styles['said']} role="status">
          <strong>{t('passwordSuccessfullyReset')}.</strong> {t('passwordSuccessfullyResetText')}
        </p>
        <div className={styles['actions']}>
          <ButtonLink look="primary" href={signInAddress}>
            {t('signIn')}
          </ButtonLink>
        </div>
      </>
    );
  }
  if (state.type === 'invalidLink') {
    return (
      <>
        <p className={styles['failure']} role="alert">
          {t('resetLinkInvalid')}
        </p>
        <div className={styles['actions']}>
          <ButtonLink
            look="primary"
            href={addresses.route('requestPassword', {}, { providerName: provider })}
          >
            {t('askForNewLink')}
          </ButtonLink>
        </div>
      </>
    );
  }
  const worded = (issue: LabelKey | undefined) => (issue === undefined ? undefined : t(issue));
  return (
    <form className={styles['form']} noValidate action={submit}>
      <TextField
        label={t('newPassword')}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        value={secret}
        onValue={setSecret}
        error={worded(state.issues.secret)}
        hint={t('passwordHint')}
      />
      <TextField
        label={t('repeatPassword')}
        name="repeat"
        type="password"
        autoComplete="new-password"
        required
        value={again}
        onValue={setAgain}
        error={worded(state.issues.again)}
      />
      <FormError error={state.error} />
      <Button type="submit" look="primary" disabled={isPending}>
        {isPending ? t('savingPassword') : t('savePassword')}
      </Button>
    </form>
  );
};
