import type { BillingDetails, ResponseOf } from '@footlight/contract';
import { billingDetailsQuery, countriesQuery, creditQuery } from '@footlight/state';
import { formatMoney } from '@footlight/i18n';
import { Button, FormSummary, ProfileFieldInput, fieldErrorLabel, useLabels } from '@footlight/ui';
import { useSite } from '../../../app/site-context.js';
import { useForm } from '../../../app/use-form.js';
import { useQuery } from '../../../app/use-query.js';
import { Loaded } from '../../../shell/pages/loaded.js';
import { billingFields } from '../../commerce/checkout/billing-fields.js';
import { useCheckoutLabels } from '../../commerce/checkout/checkout-labels.js';
import { errorMessage } from '../../commerce/checkout/error-message.js';
import styles from '../account-area.module.css';
import { Part } from '../part.js';

type Values = Readonly<Record<string, string>>;

const SHOWN = ['name', 'line1', 'line2', 'city', 'postalCode', 'administrativeLevel1', 'taxNumber'] as const;

const valuesOf = (details: BillingDetails): Values =>
  Object.fromEntries(['country' as const, ...SHOWN].map((name) => [name, details[name] ?? '']));

type Shown = ResponseOf<'getBillingDetails'>;

/** What the register of VAT numbers says, by state (MONEY-141). */
const VAT_LABELS = {
  valid: 'billingVatValid',
  pending: 'billingVatPending',
  invalid: 'billingVatInvalid',
} as const;

const BillingForm = ({ details }: { readonly details: Shown }) => {
  const words = useLabels();
  const t = useCheckoutLabels();
  const { state } = useSite();
  const { items: countries } = useQuery(countriesQuery, {});
  const fields = billingFields(SHOWN, words.language, t).map((field) =>
    Object.assign({}, field, { required: field.id === 'country' }),
  );
  const form = useForm<Values>({
    initial: () => valuesOf(details),
    send: async (values) => {
      const body = Object.fromEntries(fields.map(({ id }) => [id, (values[id] ?? '').trim() || null]));
      const saved = await state.client.call('saveBillingDetails', { body });
      state.queries.entry(billingDetailsQuery, {}).edit(({ items }) => ({ data: saved, items }));
      form.setValues(valuesOf(saved));
      return null;
    },
    word: (error) => {
      const refused = new Set(error.issues.map(({ field }) => field.replace(/^body\./u, '')));
      const issues = fields
        .filter(({ id }) => refused.has(id))
        .map((field) => [field.id, fieldErrorLabel(field, 'invalid', words)] as const);
      return issues.length > 0 ? { issues: Object.fromEntries(issues) } : errorMessage(error, t);
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
          region={details.country}
          countries={countries.map(({ iso3166alpha2, name }) => ({ value: iso3166alpha2, label: name }))}
          disabled={form.isPending}
        />
      ))}
      {details.vatNumberState !== null && (
        <p className={styles['text']}>{t(VAT_LABELS[details.vatNumberState])}</p>
      )}
      <div className={styles['actions']}>
        <Button type="submit" look="primary" disabled={form.isPending}>
          {t('billingChange')}
        </Button>
        <p className={styles['note']} role="status">
          {form.isAccepted ? t('billingChanged') : ''}
        </p>
      </div>
    </form>
  );
};

/** What invoices are made out to, which a company can give its VAT number (MONEY-126). */
export const BillingPart = () => {
  const t = useCheckoutLabels();
  const details = useQuery(billingDetailsQuery, {});
  return (
    <Part title={t('billingTitle')}>
      <p className={styles['text']}>{t('billingCompany')}</p>
      <Loaded entry={details}>{(data) => <BillingForm details={data} />}</Loaded>
    </Part>
  );
};

/** What is left of the account's credit (MONEY-125); nothing without any. */
export const CreditPart = () => {
  const { language } = useLabels();
  const t = useCheckoutLabels();
  const credits = useQuery(creditQuery, {}).data?.credits ?? [];
  if (credits.length === 0) return null;
  return (
    <Part title={t('creditTitle')}>
      {credits.map((credit) => (
        <p key={credit.currency} className={styles['text']}>
          {t('creditLeft', { amount: formatMoney(credit, language) })}
        </p>
      ))}
    </Part>
  );
};
