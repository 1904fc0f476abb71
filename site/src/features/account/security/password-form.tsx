import { errorLabel, type LabelKey } from '@footlight/i18n';
import { Button, ConfirmPasswordField, FormSummary, PasswordField, useLabels } from '@footlight/ui';
import { useViewer } from '../../../app/site-context.js';
import { useForm } from '../../../app/use-form.js';
import { useAccountLabels } from '../../../shell/viewers/account-labels.js';
import styles from '../account-area.module.css';
import type { PasswordStore } from './password-stores.js';

/** Codes for a wrong current password from the service and from Firebase. */
const IS_CURRENT_WRONG: ReadonlySet<string> = new Set(['INVALID_CURRENT_CREDENTIALS', 'INVALID_CREDENTIALS']);
/** Labels for codes that this form words differently. */
const WORDS: Readonly<Record<string, LabelKey>> = { APP_CHECK_FAILED: 'appCheckFailedWeb' };
const EMPTY = { current: '', secret: '', again: '' };

/** Changes the password, given the current one; this session stays signed in (SIGN-23). */
export const PasswordForm = ({ store }: { readonly store: PasswordStore }) => {
  const { t: common } = useLabels();
  const t = useAccountLabels();
  const viewer = useViewer();
  const form = useForm({
    initial: EMPTY,
    send: async ({ current, secret, again }) => {
      const issues = {
        ...(current === '' ? { current: common('pleaseProvideYourPassword') } : {}),
        ...(secret.length < store.shortest ? { secret: common(store.tooShort) } : {}),
        ...(secret === again ? {} : { again: common('passwordsDiffer') }),
      };
      if (Object.keys(issues).length > 0) return { issues };
      await store.change(current, secret);
      form.setValues(EMPTY);
      return null;
    },
    word: ({ code }) =>
      IS_CURRENT_WRONG.has(code)
        ? { issues: { current: common(errorLabel('INVALID_CURRENT_CREDENTIALS')) } }
        : common(WORDS[code] ?? errorLabel(code)),
  });

  return (
    <form className={styles['form']} {...form.attributes}>
      <FormSummary {...form.summary} />
      {/* Tells password managers which account the password belongs to. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        hidden
        readOnly
        value={viewer?.email ?? ''}
      />
      <PasswordField {...form.field('current')} required label={t('passwordCurrent')} />
      <PasswordField {...form.field('secret')} required label={common('newPassword')} isNew />
      <ConfirmPasswordField {...form.field('again')} required label={common('repeatPassword')} />
      <div className={styles['actions']}>
        <Button type="submit" look="primary" disabled={form.isPending}>
          {form.isPending ? t('saving') : t('passwordSave')}
        </Button>
        <p className={styles['note']} role="status">
          {form.isAccepted ? t(store.saved) : ''}
        </p>
      </div>
    </form>
  );
};
