import { returnTarget } from '@footlight/domain';
import { attempt } from '@footlight/state';
import { Button, ButtonLink, TextField, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useForm } from '../../../app/use-form.js';
import { useSite } from '../../../app/site-context.js';
import type { ProviderName } from './reset-provider.js';
import { pageWordOf } from '../tv/partners.js';
import styles from '../account-frame.module.css';
import { FormError } from '../form-error.js';

/** Minimum length that the service accepts. */
const SHORTEST_PASSWORD = 10;

export interface NewPasswordFormProps {
  readonly token: string;
  /** The provider that the reset link belongs to. */
  readonly provider: ProviderName;
}

/** Sets a new password with the token of a reset link. */
export const NewPasswordForm = ({ token, provider }: NewPasswordFormProps) => {
  const { t } = useLabels();
  const { state: app, addresses, origin } = useSite();
  const [query] = useSearchParams();
  const from = returnTarget(query.get('from'), origin);
  const page = pageWordOf(provider);
  const signInAddress =
    from ??
    (page === undefined
      ? addresses.route('login')
      : addresses.route('loginProvider', { authProvider: page }));
  const [outcome, setOutcome] = useState<'saved' | 'invalidLink' | null>(null);
  const form = useForm({
    initial: { password: '', repeat: '' },
    send: async ({ password: secret, repeat }) => {
      const issues = {
        ...(secret.length < SHORTEST_PASSWORD ? { password: t('passwordTooShort') } : {}),
        ...(secret === repeat ? {} : { repeat: t('passwordsDiffer') }),
      };
      if (Object.keys(issues).length > 0) return { issues };
      const error = await attempt(() =>
        app.client.call('resetPassword', { body: { token, secret, provider } }),
      );
      if (error === null) setOutcome('saved');
      if (error?.code === 'RESET_TOKEN_INVALID') setOutcome('invalidLink');
      return error;
    },
  });

  if (outcome === 'saved') {
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
  if (outcome === 'invalidLink') {
    return (
      <>
        <p className={styles['failure']} role="alert">
          {t('resetLinkInvalid')}
        </p>
        <div className={styles['actions']}>
          <ButtonLink
            look="primary"
            href={addresses.route(
              'requestPassword',
              {},
              { providerName: provider, ...(from === null ? {} : { from }) },
            )}
          >
            {t('askForNewLink')}
          </ButtonLink>
        </div>
      </>
    );
  }
  return (
    <form className={styles['form']} {...form.attributes}>
      <TextField
        {...form.field('password')}
        label={t('newPassword')}
        type="password"
        autoComplete="new-password"
        required
        hint={t('passwordHint')}
      />
      <TextField
        {...form.field('repeat')}
        label={t('repeatPassword')}
        type="password"
        autoComplete="new-password"
        required
      />
      <FormError error={form.summary.message} />
      <Button type="submit" look="primary" disabled={form.isPending}>
        {form.isPending ? t('savingPassword') : t('savePassword')}
      </Button>
    </form>
  );
};
