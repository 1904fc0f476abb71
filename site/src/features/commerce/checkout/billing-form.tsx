import { isHttpError } from '@footlight/client';
import type { BillingDetails } from '@footlight/contract';
import { fieldIssues, type FieldIssueCode } from '@footlight/domain';
import { billingDetailsQuery, countriesQuery, callErrorOf, type CallError } from '@footlight/state';
import {
  Button,
  FormSummary,
  ProfileFieldInput,
  Skeleton,
  fieldErrorLabel,
  headings,
  useFormValues,
  useLabels,
} from '@footlight/ui';
import { useId } from 'react';
import { useSingleAction } from '../../../app/use-single-action.js';
import { useViewer, useSite } from '../../../app/site-context.js';
import { useQuery } from '../../../app/use-query.js';
import { billingFields } from './billing-fields.js';
import { useCheckoutLabels } from './checkout-labels.js';
import styles from './checkout-frame.module.css';
import { errorMessage } from './error-message.js';

type Values = Readonly<Record<string, string>>;

interface Outcome {
  readonly attempt: number;
  readonly issues: Readonly<Record<string, FieldIssueCode>>;
  readonly error: CallError | null;
}

/** Loads the tax number rules of all countries with this form; if they fail to load, the service validates. */
const taxRules = async () => {
  try {
    const { checkTaxNumber } = await import('@footlight/domain/tax-number');
    return { isTaxNumber: (value: string, country: string) => checkTaxNumber(value, country).valid };
  } catch {
    return {};
  }
};

const Form = ({
  details,
  missing,
  onSaved,
}: {
  readonly details: BillingDetails | null;
  readonly missing: readonly string[];
  readonly onSaved: () => Promise<unknown>;
}) => {
  const words = useLabels();
  const t = useCheckoutLabels();
  const { state, realm } = useSite();
  const viewer = useViewer();
  const formId = useId();
  const { items: countries } = useQuery(countriesQuery, {});
  const region = viewer?.loc ?? '';
  const { values, touched, change, clearTouched } = useFormValues<Values>(() => ({
    ...Object.fromEntries(
      Object.entries(details ?? {}).map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    ),
    country: details?.country ?? region,
  }));
  const fields = billingFields(missing, words.language, t);

  const [outcome, save, isSaving] = useSingleAction<Outcome>(
    async ({ attempt }) => {
      clearTouched();
      const issues = fieldIssues(fields, values, {
        country: values['country'] ?? region,
        today: new Date().toISOString().slice(0, 10),
        countryRules: realm.signIn.addressCountryRestriction,
        scope: 'purchase',
        ...(missing.includes('taxNumber') ? await taxRules() : {}),
      });
      const next = attempt + 1;
      if (Object.keys(issues).length > 0) return { attempt: next, issues, error: null };
      const body = Object.fromEntries(fields.map(({ id }) => [id, (values[id] ?? '').trim() || null]));
      try {
        const saved = await state.client.call('saveBillingDetails', {
          body,
        });
        state.queries.entry(billingDetailsQuery, {}).edit(({ items }) => ({ data: saved, items }));
        await onSaved();
        return { attempt: next, issues: {}, error: null };
      } catch (error) {
        if (!isHttpError(error)) throw error;
        const callError = callErrorOf(error);
        const refused = callError.issues.flatMap(({ field }) => {
          const id = field.replace(/^body\./u, '');
          return fields.some((one) => one.id === id) ? [[id, 'invalid' as const]] : [];
        });
        return {
          attempt: next,
          issues: Object.fromEntries(refused) as Record<string, FieldIssueCode>,
          error: refused.length > 0 ? null : callError,
        };
      }
    },
    { attempt: 0, issues: {}, error: null },
  );

  const shown = fields.flatMap((field) => {
    const issue = touched.has(field.id) ? undefined : outcome.issues[field.id];
    return issue === undefined
      ? []
      : [{ field: field.id, id: `${formId}-${field.id}`, message: fieldErrorLabel(field, issue, words) }];
  });
  return (
    <form className={styles['form']} noValidate action={save}>
      <FormSummary
        issues={shown}
        message={outcome.error === null ? null : errorMessage(outcome.error, t)}
        attempt={outcome.attempt}
      />
      {fields.map((field) => (
        <ProfileFieldInput
          key={field.id}
          field={field}
          id={`${formId}-${field.id}`}
          value={values[field.id] ?? ''}
          onValue={(value) => change(field.id, value)}
          required={field.required}
          error={shown.find((issue) => issue.field === field.id)?.message}
          region={region}
          countries={countries.map(({ iso3166alpha2, name }) => ({ value: iso3166alpha2, label: name }))}
          disabled={isSaving}
        />
      ))}
      <div className={styles['actions']}>
        <Button type="submit" look="primary" disabled={isSaving}>
          {t('billingSave')}
        </Button>
      </div>
    </form>
  );
};

/** Billing details; shown only if the service reports missing ones (MONEY-82). */
export const BillingForm = ({
  missing,
  onSaved,
}: {
  /** Names of the missing billing details. */
  readonly missing: readonly string[];
  readonly onSaved: () => Promise<unknown>;
}) => {
  const { t: common } = useLabels();
  const t = useCheckoutLabels();
  const { data, status } = useQuery(billingDetailsQuery, {});
  return (
    <section className={styles['form']} aria-label={t('billingTitle')}>
      <h2 className={headings['section']}>{t('billingTitle')}</h2>
      <p className={styles['text']}>{t('billingLead')}</p>
      {data === null && status !== 'failed' ? (
        <div role="status" aria-label={common('loading')}>
          <Skeleton shape="wide" />
        </div>
      ) : (
        // Stored details prefill the form; if they fail to load, the form starts empty.
        <Form details={data} missing={missing} onSaved={onSaved} />
      )}
    </section>
  );
};
