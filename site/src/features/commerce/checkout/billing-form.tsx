import type { BillingDetails } from '@footlight/contract';
import { fieldIssues, type FieldIssueCode } from '@footlight/domain';
import { billingDetailsQuery, countriesQuery } from '@footlight/state';
import {
  Button,
  FormSummary,
  ProfileFieldInput,
  Skeleton,
  fieldErrorLabel,
  headings,
  useLabels,
} from '@footlight/ui';
import { useViewer, useSite } from '../../../app/site-context.js';
import { utcToday } from '../../../app/clock.js';
import { useForm, type FormErrors } from '../../../app/use-form.js';
import { useQuery } from '../../../app/use-query.js';
import { billingFields } from './billing-fields.js';
import { useCheckoutLabels } from './checkout-labels.js';
import styles from './checkout-frame.module.css';
import { errorMessage } from './error-message.js';

type Values = Readonly<Record<string, string>>;

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
  const { items: countries } = useQuery(countriesQuery, {});
  const region = viewer?.loc ?? '';
  const fields = billingFields(missing, words.language, t);
  const issuesOf = (found: Readonly<Record<string, FieldIssueCode>>): FormErrors => ({
    issues: Object.fromEntries(
      fields.flatMap((field) => {
        const issue = found[field.id];
        return issue === undefined ? [] : [[field.id, fieldErrorLabel(field, issue, words)]];
      }),
    ),
  });
  const form = useForm<Values>({
    initial: () => ({
      ...Object.fromEntries(
        Object.entries(details ?? {}).map(([name, value]) => [name, typeof value === 'string' ? value : '']),
      ),
      country: details?.country ?? region,
    }),
    send: async (values) => {
      const issues = fieldIssues(fields, values, {
        country: values['country'] ?? region,
        today: utcToday(),
        countryRules: realm.signIn.addressCountryRestriction,
        scope: 'purchase',
        ...(missing.includes('taxNumber') ? await taxRules() : {}),
      });
      if (Object.keys(issues).length > 0) return issuesOf(issues);
      const body = Object.fromEntries(fields.map(({ id }) => [id, (values[id] ?? '').trim() || null]));
      const saved = await state.client.call('saveBillingDetails', { body });
      state.queries.entry(billingDetailsQuery, {}).edit(({ items }) => ({ data: saved, items }));
      await onSaved();
      return null;
    },
    word: (error) => {
      const refused = error.issues.map(({ field }) => [field.replace(/^body\./u, ''), 'invalid'] as const);
      const { issues = {} } = issuesOf(Object.fromEntries(refused));
      return Object.keys(issues).length > 0 ? { issues } : errorMessage(error, t);
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
          required={field.required}
          region={region}
          countries={countries.map(({ iso3166alpha2, name }) => ({ value: iso3166alpha2, label: name }))}
          disabled={form.isPending}
        />
      ))}
      <div className={styles['actions']}>
        <Button type="submit" look="primary" disabled={form.isPending}>
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
