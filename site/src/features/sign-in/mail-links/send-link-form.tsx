import type { LabelKey } from '@footlight/i18n';
import type { CallError } from '@footlight/state';
import { Button, TextField, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useSingleAction } from '../../../app/use-single-action.js';
import styles from '../account-frame.module.css';
import { emailIssue, partnerIdIssue } from './email-form.js';
import { FormError } from '../form-error.js';

type Sending =
  | { readonly type: 'form'; readonly issue?: LabelKey | undefined; readonly error: CallError | null }
  | { readonly type: 'sent'; readonly email: string };

const FORM: Sending = { type: 'form', error: null };

/** Requests a link by mail. The confirmation is the same whether or not the address has an account. */
export const SendLinkForm = ({
  send,
  account = 'email',
  sentLabel,
  submitLabel,
}: {
  /** @returns why the mail was not sent, or null */
  readonly send: (email: string) => Promise<CallError | null>;
  /** What identifies the account: an email address, or at a partner an email address or member number. */
  readonly account?: 'email' | 'partner';
  readonly sentLabel: 'resetPasswordEmailSent' | 'magicLinkSent';
  readonly submitLabel: LabelKey;
}) => {
  const { t } = useLabels();
  const [email, setEmail] = useState('');
  const [state, submit, isPending] = useSingleAction<Sending, FormData | 'again'>(async (_state, form) => {
    if (form === 'again') return FORM;
    const address = email.trim();
    const issue = account === 'email' ? emailIssue(address) : partnerIdIssue(address);
    if (issue !== undefined) return { type: 'form', issue, error: null };
    const error = await send(address);
    return error === null ? { type: 'sent', email: address } : { type: 'form', error };
  }, FORM);

  if (state.type === 'sent') {
    return (
      <form className={styles['form']} action={() => submit('again')}>
        <p className={styles['said']} role="status">
          {t(sentLabel, { email: state.email })}
        </p>
        <div className={styles['actions']}>
          <Button type="submit">{t('sendAgain')}</Button>
        </div>
      </form>
    );
  }
  return (
    <form className={styles['form']} noValidate action={submit}>
      <TextField
        {...(account === 'email'
          ? { label: t('email'), name: 'email', type: 'email' as const, inputMode: 'email' as const }
          : { label: t('providerId'), name: 'id', autoCapitalize: 'none' })}
        autoComplete="username"
        required
        value={email}
        onValue={setEmail}
        error={state.issue === undefined ? undefined : t(state.issue)}
      />
      <FormError error={state.error} />
      <Button type="submit" look="primary" disabled={isPending}>
        {isPending ? t('sending') : t(submitLabel)}
      </Button>
    </form>
  );
};
