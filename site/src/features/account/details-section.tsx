import { isHttpError } from '@footlight/client';
import type { Account } from '@footlight/contract';
import { errorLabel } from '@footlight/i18n';
import { accountQuery, countriesQuery, callErrorOf, type CallError } from '@footlight/state';
import {
  Button,
  FormSummary,
  ProfileFieldInput,
  TextField,
  fieldErrorLabel,
  fieldLabel,
  useFormValues,
  useLabels,
} from '@footlight/ui';
import { useId } from 'react';
import { useSingleAction } from '../../app/use-single-action.js';
import { useViewer, useSite } from '../../app/site-context.js';
import { useQuery } from '../../app/use-query.js';
import { useAccountLabels } from '../../shell/viewers/account-labels.js';
import { changesOf, formField, refusedIds, valuesOf } from './account-form.js';
import styles from './account-area.module.css';
import { Loaded } from '../../shell/pages/loaded.js';

interface Outcome {
  readonly attempt: number;
  readonly isSaved: boolean;
  readonly error: CallError | null;
}

const DetailsForm = ({ account }: { readonly account: Account }) => {
  const words = useLabels();
  const t = useAccountLabels();
  const { state } = useSite();
  const viewer = useViewer();
  const formId = useId();
  const { items: countries } = useQuery(countriesQuery, {});
  const { values, setValues, touched, change, clearTouched } = useFormValues(() => valuesOf(account));

  const [outcome, save, isSaving] = useSingleAction<Outcome>(
    async ({ attempt }) => {
      clearTouched();
      const body = changesOf(valuesOf(account), values);
      try {
        if (body !== null) {
          const saved = await state.client.call('saveAccount', { body });
          state.queries.entry(accountQuery, {}).edit(({ items }) => ({ data: saved, items }));
          setValues(valuesOf(saved));
          await state.session.getState().restore();
        }
        return { attempt: attempt + 1, isSaved: true, error: null };
      } catch (error) {
        if (!isHttpError(error)) throw error;
        return { attempt: attempt + 1, isSaved: false, error: callErrorOf(error) };
      }
    },
    { attempt: 0, isSaved: false, error: null },
  );

  const refused = new Set(refusedIds(outcome.error?.issues ?? []).filter((id) => !touched.has(id)));
  const idOf = (field: string) => `${formId}-${field}`;
  const fields = account.fields.map((field) => formField(field, words.language));
  const issues = fields
    .filter(({ id }) => refused.has(id))
    .map((field) => ({
      field: field.id,
      id: idOf(field.id),
      message: fieldErrorLabel(field, values[field.id] === '' ? 'empty' : 'invalid', words),
    }));
  const general =
    outcome.error !== null && outcome.error.issues.length === 0
      ? words.t(errorLabel(outcome.error.code))
      : null;

  return (
    <form className={styles['form']} noValidate action={save}>
      <FormSummary issues={issues} message={general} attempt={outcome.attempt} />
      {fields.map((field) =>
        field.id === 'email' ? (
          <TextField
            key={field.id}
            label={fieldLabel(field, words)}
            name="email"
            type="email"
            readOnly
            value={account.contactEmail ?? ''}
            onValue={() => undefined}
            hint={t(account.mayChangeEmail ? 'emailElsewhere' : 'emailReadOnly')}
          />
        ) : (
          <ProfileFieldInput
            key={field.id}
            field={field}
            id={idOf(field.id)}
            value={values[field.id] ?? ''}
            onValue={(value) => change(field.id, value)}
            required={field.required}
            error={issues.find((issue) => issue.field === field.id)?.message}
            region={viewer?.loc ?? ''}
            countries={countries.map(({ iso3166alpha2, name }) => ({ value: iso3166alpha2, label: name }))}
          />
        ),
      )}
      <div className={styles['actions']}>
        <Button type="submit" look="primary" disabled={isSaving}>
          {isSaving ? t('saving') : t('save')}
        </Button>
        <Button
          disabled={isSaving}
          onClick={() => {
            for (const [id, value] of Object.entries(valuesOf(account))) change(id, value);
          }}
        >
          {t('cancel')}
        </Button>
        <p className={styles['note']} role="status">
          {outcome.isSaved && touched.size === 0 ? t('saved') : ''}
        </p>
      </div>
    </form>
  );
};

/** Personal details of the account (ACCT-1). */
export const DetailsSection = () => {
  const account = useQuery(accountQuery, {});
  return <Loaded entry={account}>{(data) => <DetailsForm account={data} />}</Loaded>;
};
