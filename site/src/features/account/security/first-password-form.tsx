import { errorLabel } from '@footlight/i18n';
import { accountQuery } from '@footlight/state';
import { Button, ConfirmPasswordField, FormSummary, PasswordField, useLabels } from '@footlight/ui';
import { useSite } from '../../../app/site-context.js';
import { useForm } from '../../../app/use-form.js';
import { useAccountLabels } from '../../../shell/viewers/account-labels.js';
import styles from '../account-area.module.css';
import { useProofInForm } from './use-proof-in-form.js';

/** Least characters of a password. */
const SHORTEST = 10;

/** Sets the password of an account that signs in with providers only (SIGN-175). */
export const FirstPasswordForm = ({ email }: { readonly email: string }) => {
  const { t: common } = useLabels();
  const t = useAccountLabels();
  const { state } = useSite();
  const { proven, question, request } = useProofInForm();
  const form = useForm({
    initial: { secret: '', again: '' },
    send: async ({ secret, again }) => {
      const issues = {
        ...(secret.length < SHORTEST ? { secret: common('passwordTooShort') } : {}),
        ...(secret === again ? {} : { again: common('passwordsDiffer') }),
      };
      if (Object.keys(issues).length > 0) return { issues };
      return request(async () => {
        await state.client.call('setPassword', { body: { secret } });
        await state.queries.renew(accountQuery);
      });
    },
    word: ({ code }) => common(errorLabel(code)),
  });
  if (question !== false) return question;
  return (
    <form className={styles['form']} {...form.attributes}>
      <FormSummary {...form.summary} />
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" hidden readOnly value={email} />
      <PasswordField {...form.field('secret')} required label={common('newPassword')} isNew />
      <ConfirmPasswordField {...form.field('again')} required label={common('repeatPassword')} />
      <p className={styles['failure']} role="alert" hidden={proven.error === null}>
        {proven.error ?? ''}
      </p>
      <div className={styles['actions']}>
        <Button type="submit" look="primary" disabled={form.isPending || proven.isPending}>
          {t('passwordSet')}
        </Button>
      </div>
    </form>
  );
};
