import type { Account } from '@footlight/contract';
import { errorLabel } from '@footlight/i18n';
import { accountQuery, countriesQuery } from '@footlight/state';
import {
  Button,
  FormSummary,
  ProfileFieldInput,
  TextField,
  fieldErrorLabel,
  fieldLabel,
  useLabels,
} from '@footlight/ui';
import { useViewer, useSite } from '../../app/site-context.js';
import { useForm, type FormErrors } from '../../app/use-form.js';
import { useQuery } from '../../app/use-query.js';
import { useAccountLabels } from '../../shell/viewers/account-labels.js';
import { changesOf, formField, refusedIds, valuesOf } from '../../shell/viewers/account-form.js';
import styles from './account-area.module.css';
import { UnconfirmedEmail } from './security/unconfirmed-email.js';
import { Loaded } from '../../shell/pages/loaded.js';

const DetailsForm = ({ account }: { readonly account: Account }) => {
  const words = useLabels();
  const t = useAccountLabels();
  const { state } = useSite();
  const viewer = useViewer();
  const { items: countries } = useQuery(countriesQuery, {});

  const fields = account.fields.map((field) => formField(field, words.language));
  const form = useForm({
    initial: () => valuesOf(account),
    send: async (values) => {
      const body = changesOf(valuesOf(account), values);
      if (body === null) return null;
      const saved = await state.client.call('saveAccount', { body });
      state.queries.entry(accountQuery, {}).edit(({ items }) => ({ data: saved, items }));
      form.setValues(valuesOf(saved));
      await state.session.getState().restore();
      return null;
    },
    word: ({ code, issues }): FormErrors => {
      if (issues.length === 0) return { message: words.t(errorLabel(code)) };
      const refused = new Set(refusedIds(issues));
      return {
        issues: Object.fromEntries(
          fields
            .filter(({ id }) => refused.has(id))
            .map((field) => [
              field.id,
              fieldErrorLabel(field, form.values[field.id] === '' ? 'empty' : 'invalid', words),
            ]),
        ),
      };
    },
  });

  return (
    <form className={styles['form']} {...form.attributes}>
      <FormSummary {...form.summary} />
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
            {...form.field(field.id)}
            key={field.id}
            field={field}
            required={field.required}
            region={viewer?.loc ?? ''}
            countries={countries.map(({ iso3166alpha2, name }) => ({ value: iso3166alpha2, label: name }))}
          />
        ),
      )}
      <div className={styles['actions']}>
        <Button type="submit" look="primary" disabled={form.isPending}>
          {form.isPending ? t('saving') : t('save')}
        </Button>
        <Button
          disabled={form.isPending}
          onClick={() => {
            for (const [id, value] of Object.entries(valuesOf(account))) form.change(id, value);
          }}
        >
          {t('cancel')}
        </Button>
        <p className={styles['note']} role="status">
          {form.isAccepted ? t('saved') : ''}
        </p>
      </div>
    </form>
  );
};

/** Personal details of the account (ACCT-1). */
export const DetailsSection = () => {
  const account = useQuery(accountQuery, {});
  return (
    <Loaded entry={account}>
      {(data) => (
        <>
          {data.mayConfirmEmail && data.contactEmail !== null && (
            <UnconfirmedEmail email={data.contactEmail} />
          )}
          <DetailsForm account={data} />
        </>
      )}
    </Loaded>
  );
};
