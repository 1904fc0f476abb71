import { attempt, type CallError } from '@footlight/state';
import { errorLabel } from '@footlight/i18n';
import { Button, FormSummary, PasswordField, TextField, useFormValues, useLabels } from '@footlight/ui';
import { useId } from 'react';
import { useSingleAction } from '../../../app/use-single-action.js';
import { useSite } from '../../../app/site-context.js';
import { useAccountLabels } from '../../../shell/viewers/account-labels.js';
import { refusedIds } from '../account-form.js';
import styles from '../account-area.module.css';

type Field = 'email' | 'current';

interface Outcome {
  readonly attempt: number;
  /** Address that the link was sent to; null if it was not sent. */
  readonly sentTo: string | null;
  readonly issues: Readonly<Partial<Record<Field, string>>>;
  readonly error: CallError | null;
}

const FIELDS: readonly Field[] = ['email', 'current'];
const EMPTY: Readonly<Record<Field, string>> = { email: '', current: '' };

/** Requests a confirmation link for a new address; the account changes when the link is used (SIGN-140). */
export const EmailForm = ({ email }: { readonly email: string }) => {
  const { t: common } = useLabels();
  const t = useAccountLabels();
  const { state } = useSite();
  const formId = useId();
  const { values, setValues, touched, change, clearTouched } = useFormValues(EMPTY);

  const emailIssue = (next: string): Outcome['issues'] => {
    if (next === '') return { email: common('pleaseProvideYourEmail') };
    return next.toLowerCase() === email.toLowerCase() ? { email: t('emailSame') } : {};
  };
  const [outcome, send, isSending] = useSingleAction<Outcome>(
    async ({ attempt: last }) => {
      clearTouched();
      const next = values.email.trim();
      const issues: Outcome['issues'] = {
        ...emailIssue(next),
        ...(values.current === '' ? { current: common('pleaseProvideYourPassword') } : {}),
      };
      const outcomeOf = { attempt: last + 1, sentTo: null, issues, error: null };
      if (Object.keys(issues).length > 0) return outcomeOf;
      const error = await attempt(() =>
        state.client.call('changeEmail', { body: { email: next, currentSecret: values.current } }),
      );
      if (error === null) {
        setValues(EMPTY);
        return { ...outcomeOf, sentTo: next };
      }
      if (error.code === 'INVALID_CURRENT_CREDENTIALS')
        return { ...outcomeOf, issues: { current: common(errorLabel(error.code)) } };
      return refusedIds(error.issues).includes('email')
        ? { ...outcomeOf, issues: { email: common('pleaseProvideValidEmail') } }
        : { ...outcomeOf, error };
    },
    { attempt: 0, sentTo: null, issues: {}, error: null },
  );

  const idOf = (field: Field) => `${formId}-${field}`;
  const messageOf = (field: Field): string | undefined =>
    touched.has(field) ? undefined : outcome.issues[field];
  const partOf = (field: Field) => ({
    id: idOf(field),
    required: true,
    value: values[field],
    onValue: (value: string) => change(field, value),
    error: messageOf(field),
  });

  return (
    <form className={styles['form']} noValidate action={send} aria-label={t('emailTitle')}>
      <FormSummary
        issues={FIELDS.flatMap((field) => {
          const message = messageOf(field);
          return message === undefined ? [] : [{ id: idOf(field), message }];
        })}
        message={outcome.error === null ? null : common(errorLabel(outcome.error.code))}
        attempt={outcome.attempt}
      />
      <TextField {...partOf('email')} name="email" type="email" autoComplete="email" label={t('emailNew')} />
      <PasswordField {...partOf('current')} name="current" label={t('passwordCurrent')} />
      <div className={styles['actions']}>
        <Button type="submit" look="primary" disabled={isSending}>
          {isSending ? t('saving') : t('emailSave')}
        </Button>
        <p className={styles['note']} role="status">
          {outcome.sentTo !== null && touched.size === 0 ? t('emailSent', { email: outcome.sentTo }) : ''}
        </p>
      </div>
    </form>
  );
};
