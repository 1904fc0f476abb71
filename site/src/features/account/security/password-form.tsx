import { attempt, type CallError } from '@footlight/state';
import { errorLabel, type LabelKey } from '@footlight/i18n';
import {
  Button,
  ConfirmPasswordField,
  FormSummary,
  PasswordField,
  useFormValues,
  useLabels,
} from '@footlight/ui';
import { useId } from 'react';
import { useSingleAction } from '../../../app/use-single-action.js';
import { useViewer } from '../../../app/site-context.js';
import { useAccountLabels } from '../../../shell/viewers/account-labels.js';
import styles from '../account-area.module.css';
import type { PasswordStore } from './password-stores.js';

type Field = 'current' | 'secret' | 'again';

interface Outcome {
  readonly attempt: number;
  readonly isSaved: boolean;
  readonly issues: Readonly<Partial<Record<Field, LabelKey>>>;
  readonly error: CallError | null;
}

/** Codes for a wrong current password from the service and from Firebase. */
const IS_CURRENT_WRONG: ReadonlySet<string> = new Set(['INVALID_CURRENT_CREDENTIALS', 'INVALID_CREDENTIALS']);
const FIELDS: readonly Field[] = ['current', 'secret', 'again'];
/** Labels for codes that this form words differently. */
const WORDS: Readonly<Record<string, LabelKey>> = { APP_CHECK_FAILED: 'appCheckFailedWeb' };
const EMPTY: Readonly<Record<Field, string>> = { current: '', secret: '', again: '' };

const issuesOf = (
  { current, secret, again }: Readonly<Record<Field, string>>,
  { shortest, tooShort }: PasswordStore,
): Outcome['issues'] => ({
  ...(current === '' ? { current: 'pleaseProvideYourPassword' as const } : {}),
  ...(secret.length < shortest ? { secret: tooShort } : {}),
  ...(secret === again ? {} : { again: 'passwordsDiffer' as const }),
});

/** Changes the password, given the current one; this session stays signed in (SIGN-23). */
export const PasswordForm = ({ store }: { readonly store: PasswordStore }) => {
  const { t: common } = useLabels();
  const t = useAccountLabels();
  const viewer = useViewer();
  const formId = useId();
  const { values, setValues, touched, change, clearTouched } = useFormValues(EMPTY);

  const [outcome, save, isSaving] = useSingleAction<Outcome>(
    async ({ attempt: last }) => {
      clearTouched();
      const issues = issuesOf(values, store);
      const next = { attempt: last + 1, isSaved: false, issues, error: null };
      if (Object.keys(issues).length > 0) return next;
      const error = await attempt(() => store.change(values.current, values.secret));
      if (error === null) {
        setValues(EMPTY);
        return { ...next, isSaved: true };
      }
      return IS_CURRENT_WRONG.has(error.code)
        ? { ...next, issues: { current: errorLabel('INVALID_CURRENT_CREDENTIALS') } }
        : { ...next, error };
    },
    { attempt: 0, isSaved: false, issues: {}, error: null },
  );

  const idOf = (field: Field) => `${formId}-${field}`;
  const messageOf = (field: Field): string | undefined => {
    const issue = touched.has(field) ? undefined : outcome.issues[field];
    return issue === undefined ? undefined : common(issue);
  };
  const issues = FIELDS.flatMap((field) => {
    const message = messageOf(field);
    return message === undefined ? [] : [{ id: idOf(field), message }];
  });
  const partOf = (field: Field) => ({
    id: idOf(field),
    required: true,
    value: values[field],
    onValue: (value: string) => change(field, value),
    error: messageOf(field),
  });

  return (
    <form className={styles['form']} noValidate action={save}>
      <FormSummary
        issues={issues}
        message={
          outcome.error === null ? null : common(WORDS[outcome.error.code] ?? errorLabel(outcome.error.code))
        }
        attempt={outcome.attempt}
      />
      {/* Tells password managers which account the password belongs to. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        hidden
        readOnly
        value={viewer?.email ?? ''}
      />
      <PasswordField {...partOf('current')} name="current" label={t('passwordCurrent')} />
      <PasswordField {...partOf('secret')} name="secret" label={common('newPassword')} isNew />
      <ConfirmPasswordField {...partOf('again')} name="again" label={common('repeatPassword')} />
      <div className={styles['actions']}>
        <Button type="submit" look="primary" disabled={isSaving}>
          {isSaving ? t('saving') : t('passwordSave')}
        </Button>
        <p className={styles['note']} role="status">
          {outcome.isSaved && touched.size === 0 ? t(store.saved) : ''}
        </p>
      </div>
    </form>
  );
};
