import { errorLabel } from '@footlight/i18n';
import { Button, FormSummary, PasswordField, TextField, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useSite } from '../../../app/site-context.js';
import { useForm, type FormErrors } from '../../../app/use-form.js';
import { useAccountLabels } from '../../../shell/viewers/account-labels.js';
import { refusedIds } from '../../../shell/viewers/account-form.js';
import styles from '../account-area.module.css';
import { useProofInForm } from './use-proof-in-form.js';

const EMPTY = { email: '', current: '' };

export interface EmailFormProps {
  /** Null for an account that gets its first address. */
  readonly email: string | null;
  /** Whether the account has a password, which is then asked for; others need a recent proof. */
  readonly hasPassword: boolean;
}

/** Requests a confirmation link for an address; the account changes when the link is used (SIGN-140, SIGN-175). */
export const EmailForm = ({ email, hasPassword }: EmailFormProps) => {
  const { t: common } = useLabels();
  const t = useAccountLabels();
  const { state } = useSite();
  /** Address that the link was sent to. */
  const [sentTo, setSentTo] = useState('');
  const { proven, question, request } = useProofInForm();
  const emailIssue = (next: string): FormErrors['issues'] => {
    if (next === '') return { email: common('pleaseProvideYourEmail') };
    return next.toLowerCase() === email?.toLowerCase() ? { email: t('emailSame') } : {};
  };
  const form = useForm({
    initial: EMPTY,
    send: async ({ email: typed, current }) => {
      const next = typed.trim();
      const issues = {
        ...emailIssue(next),
        ...(hasPassword && current === '' ? { current: common('pleaseProvideYourPassword') } : {}),
      };
      if (Object.keys(issues).length > 0) return { issues };
      return request(async () => {
        await state.client.call('changeEmail', {
          body: { email: next, ...(hasPassword ? { currentSecret: current } : {}) },
        });
        form.setValues(EMPTY);
        setSentTo(next);
      });
    },
    word: ({ code, issues }) => {
      if (code === 'INVALID_CURRENT_CREDENTIALS') return { issues: { current: common(errorLabel(code)) } };
      return refusedIds(issues).includes('email')
        ? { issues: { email: common('pleaseProvideValidEmail') } }
        : common(errorLabel(code));
    },
  });

  if (question !== false) return question;
  return (
    <form className={styles['form']} {...form.attributes} aria-label={t('emailTitle')}>
      <FormSummary {...form.summary} />
      <TextField {...form.field('email')} required type="email" autoComplete="email" label={t('emailNew')} />
      {hasPassword && <PasswordField {...form.field('current')} required label={t('passwordCurrent')} />}
      <div className={styles['actions']}>
        <Button type="submit" look="primary" disabled={form.isPending}>
          {form.isPending ? t('saving') : t('emailSave')}
        </Button>
        <p className={styles['note']} role="status">
          {form.isAccepted || proven.isDone ? t('emailSent', { email: sentTo }) : (proven.error ?? '')}
        </p>
      </div>
    </form>
  );
};
