import { errorLabel } from '@footlight/i18n';
import { Button, FormSummary, PasswordField, TextField, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useSite } from '../../../app/site-context.js';
import { useForm, type FormErrors } from '../../../app/use-form.js';
import { useAccountLabels } from '../../../shell/viewers/account-labels.js';
import { refusedIds } from '../account-form.js';
import styles from '../account-area.module.css';

const EMPTY = { email: '', current: '' };

/** Requests a confirmation link for a new address; the account changes when the link is used (SIGN-140). */
export const EmailForm = ({ email }: { readonly email: string }) => {
  const { t: common } = useLabels();
  const t = useAccountLabels();
  const { state } = useSite();
  /** Address that the link was sent to. */
  const [sentTo, setSentTo] = useState('');
  const emailIssue = (next: string): FormErrors['issues'] => {
    if (next === '') return { email: common('pleaseProvideYourEmail') };
    return next.toLowerCase() === email.toLowerCase() ? { email: t('emailSame') } : {};
  };
  const form = useForm({
    initial: EMPTY,
    send: async ({ email: typed, current }) => {
      const next = typed.trim();
      const issues = {
        ...emailIssue(next),
        ...(current === '' ? { current: common('pleaseProvideYourPassword') } : {}),
      };
      if (Object.keys(issues).length > 0) return { issues };
      await state.client.call('changeEmail', { body: { email: next, currentSecret: current } });
      form.setValues(EMPTY);
      setSentTo(next);
      return null;
    },
    word: ({ code, issues }) => {
      if (code === 'INVALID_CURRENT_CREDENTIALS') return { issues: { current: common(errorLabel(code)) } };
      return refusedIds(issues).includes('email')
        ? { issues: { email: common('pleaseProvideValidEmail') } }
        : common(errorLabel(code));
    },
  });

  return (
    <form className={styles['form']} {...form.attributes} aria-label={t('emailTitle')}>
      <FormSummary {...form.summary} />
      <TextField {...form.field('email')} required type="email" autoComplete="email" label={t('emailNew')} />
      <PasswordField {...form.field('current')} required label={t('passwordCurrent')} />
      <div className={styles['actions']}>
        <Button type="submit" look="primary" disabled={form.isPending}>
          {form.isPending ? t('saving') : t('emailSave')}
        </Button>
        <p className={styles['note']} role="status">
          {form.isAccepted ? t('emailSent', { email: sentTo }) : ''}
        </p>
      </div>
    </form>
  );
};
