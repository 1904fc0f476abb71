import type { LabelKey } from '@footlight/i18n';
import type { CallError } from '@footlight/state';
import { Button, TextField, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { errorMessage } from '../../../app/error-message.js';
import { useForm } from '../../../app/use-form.js';
import styles from '../account-frame.module.css';
import { emailIssue, partnerIdIssue } from './email-form.js';
import { FormError } from '../form-error.js';

const UNSPECIFIC: ReadonlySet<CallError['code']> = new Set(['INTERNAL', 'PROVIDER_FAILED']);

/** Requests a link by mail. The confirmation is the same whether or not the address has an account. */
export const SendLinkForm = ({
  send,
  isOffered = true,
  email: known = '',
  account = 'email',
  sentLabel,
  submitLabel,
}: {
  /** @returns why the mail was not sent, or null */
  readonly send: (email: string) => Promise<CallError | null>;
  /** Whether the realm sends such links; if not, the page says so, since its address can be opened directly. */
  readonly isOffered?: boolean;
  /** The address that the viewer has typed elsewhere. */
  readonly email?: string;
  /** What identifies the account: an email address, or at a partner an email address or member number. */
  readonly account?: 'email' | 'partner';
  readonly sentLabel: 'resetPasswordEmailSent' | 'magicLinkSent';
  readonly submitLabel: LabelKey;
}) => {
  const { t } = useLabels();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email: known },
    send: async ({ email }) => {
      const address = email.trim();
      const issue = account === 'email' ? emailIssue(address) : partnerIdIssue(address);
      if (issue !== undefined) return { issues: { email: t(issue) } };
      const error = await send(address);
      if (error === null) setSentTo(address);
      return error;
    },
    // Errors that say nothing of the request are told as what they mean for the mail (SIGN-46).
    word: (error) =>
      error.message === null && UNSPECIFIC.has(error.code) ? t('failedToSend') : errorMessage(error, t),
  });

  if (!isOffered) return <p className={styles['said']}>{t('errorProviderNotConfigured')}</p>;
  if (sentTo !== null) {
    return (
      <div className={styles['form']}>
        <p className={styles['said']} role="status">
          {t(sentLabel, { email: sentTo })}
        </p>
        <div className={styles['actions']}>
          <Button onClick={() => setSentTo(null)}>{t('sendAgain')}</Button>
        </div>
      </div>
    );
  }
  return (
    <form className={styles['form']} {...form.attributes}>
      <TextField
        {...form.field('email')}
        {...(account === 'email'
          ? { label: t('email'), type: 'email' as const, inputMode: 'email' as const }
          : { label: t('providerId'), name: 'id', autoCapitalize: 'none' })}
        autoComplete="username"
        required
      />
      <FormError error={form.summary.message} />
      <Button type="submit" look="primary" disabled={form.isPending}>
        {form.isPending ? t('sending') : t(submitLabel)}
      </Button>
    </form>
  );
};
