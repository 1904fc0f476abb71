import { errorLabel } from '@footlight/i18n';
import { accountQuery } from '@footlight/state';
import { Button, ConfirmPasswordField, FormSummary, PasswordField, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useSite } from '../../../app/site-context.js';
import { useForm } from '../../../app/use-form.js';
import { useAction } from '../../../shell/cards/use-action.js';
import { useAccountLabels } from '../../../shell/viewers/account-labels.js';
import styles from '../account-area.module.css';
import { ProveIdentity } from './prove-identity.js';
import { methodsOf, type WaitingForProof } from './use-proven-action.js';

/** Least characters of a password. */
const SHORTEST = 10;

/** Sets the password of an account that signs in with providers only (SIGN-175). */
export const FirstPasswordForm = ({ email }: { readonly email: string }) => {
  const { t: common } = useLabels();
  const t = useAccountLabels();
  const { state } = useSite();
  const [waiting, setWaiting] = useState<WaitingForProof | null>(null);
  const proven = useAction();
  const form = useForm({
    initial: { secret: '', again: '' },
    send: async ({ secret, again }) => {
      const issues = {
        ...(secret.length < SHORTEST ? { secret: common('passwordTooShort') } : {}),
        ...(secret === again ? {} : { again: common('passwordsDiffer') }),
      };
      if (Object.keys(issues).length > 0) return { issues };
      const set = async (): Promise<void> => {
        await state.client.call('setPassword', { body: { secret } });
        await state.queries.renew(accountQuery);
      };
      try {
        await set();
        return null;
      } catch (error) {
        const methods = methodsOf(error);
        if (methods === null) throw error;
        setWaiting({ methods, work: set });
        return {};
      }
    },
    word: ({ code }) => common(errorLabel(code)),
  });
  if (waiting !== null)
    return (
      <ProveIdentity
        waiting={waiting}
        onProven={(work) => {
          setWaiting(null);
          proven.run(work);
        }}
        onCancel={() => setWaiting(null)}
      />
    );
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
