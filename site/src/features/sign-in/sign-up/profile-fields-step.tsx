import type { Account } from '@footlight/contract';
import { Button, FormSummary, ProfileFieldInput, fieldErrorLabel, useLabels } from '@footlight/ui';
import { errorMessage } from '../../../app/error-message.js';
import { useForm, type FormErrors } from '../../../app/use-form.js';
import { useSite, useViewer } from '../../../app/site-context.js';
import { changesOf, formField, refusedIds, valuesOf } from '../../../shell/viewers/account-form.js';
import styles from '../account-frame.module.css';
import { useCountries } from './use-countries.js';

export interface ProfileFieldsStepProps {
  readonly account: Account;
  readonly onSaved: () => Promise<void>;
}

/** Asks for the fields that the realm requires of a sign-up and a provider has not supplied (SIGN-179). */
export const ProfileFieldsStep = ({ account, onSaved }: ProfileFieldsStepProps) => {
  const words = useLabels();
  const { t, language } = words;
  const { state } = useSite();
  const region = useViewer()?.loc ?? 'GB';
  const fields = account.fields
    .filter(({ id }) => account.missingFields.includes(id))
    .map((field) => formField(Object.assign({}, field, { required: true }), language));
  const countries = useCountries(
    fields.some(({ type }) => type === 'address'),
    region,
  );
  const before = valuesOf(account);
  const form = useForm<Record<string, string>>({
    id: 'field',
    initial: Object.fromEntries(fields.map(({ id }) => [id, before[id] ?? ''])),
    required: Object.fromEntries(fields.map((field) => [field.id, fieldErrorLabel(field, 'empty', words)])),
    send: async (values) => {
      const body = changesOf(before, values);
      if (body !== null) await state.client.call('saveAccount', { body });
      await onSaved();
      return null;
    },
    word: (error): string | FormErrors => {
      const refused = new Set(refusedIds(error.issues));
      const issues = fields
        .filter(({ id }) => refused.has(id))
        .map((field) => [field.id, fieldErrorLabel(field, 'invalid', words)] as const);
      return issues.length === 0 ? errorMessage(error, t) : { issues: Object.fromEntries(issues) };
    },
  });
  return (
    <form className={styles['form']} {...form.attributes}>
      <FormSummary {...form.summary} />
      {fields.map((field) => (
        <ProfileFieldInput
          {...form.field(field.id)}
          key={field.id}
          field={field}
          required
          region={region}
          countries={countries}
        />
      ))}
      <Button type="submit" look="primary" disabled={form.isPending}>
        {form.isPending ? t('consentSaving') : t('signUpNext')}
      </Button>
    </form>
  );
};
