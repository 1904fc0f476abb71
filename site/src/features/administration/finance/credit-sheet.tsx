import type { CustomerOverview } from '@footlight/contract';
import { formatMoney } from '@footlight/i18n';
import { SelectField, TextField, useLabels } from '@footlight/ui';
import { useSite } from '../../../app/site-context.js';
import { useAdministrationLabels } from '../administration-labels.js';
import { FinanceSheet } from './finance-sheet.js';
import { minorOf } from './typed-amount.js';

/** Maximum that the service accepts, in minor units. */
const MOST = 100_000_000;

/** Gives a customer credit in a currency in which plans are sold (MONEY-131). */
export const CreditSheet = ({
  customer: { id, currencies, payments },
  onDone,
  onClose,
}: {
  readonly customer: CustomerOverview;
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
}) => {
  const { language } = useLabels();
  const t = useAdministrationLabels();
  const { state } = useSite();
  const scaleOf = (currency: string): number =>
    currencies.find((one) => one.currency === currency)?.scale ?? 2;
  // That in which the customer pays: credit in another one would not be used.
  const paidIn = currencies.find(({ currency }) => currency === payments[0]?.currency) ?? currencies[0];
  return (
    <FinanceSheet
      title={t('financeGiveCredit')}
      text={t('financeGiveCreditText')}
      confirm={t('financeGiveCredit')}
      initial={{ currency: paidIn?.currency ?? '', amount: '' }}
      renderFields={(form) => (
        <>
          <SelectField
            label={t('financeCurrency')}
            value={form.values['currency'] ?? ''}
            options={currencies.map(({ currency }) => ({ value: currency, label: currency }))}
            onChange={(currency) => form.change('currency', currency)}
          />
          <TextField
            {...form.field('amount')}
            label={t('financeAmount', { currency: form.values['currency'] ?? '' })}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            required
          />
        </>
      )}
      check={({ currency = '', amount = '' }): Readonly<Record<string, string>> => {
        const scale = scaleOf(currency);
        const minor = minorOf(amount, scale);
        return minor === null || minor < 1 || minor > MOST
          ? {
              amount: t('financeAmountWrong', {
                amount: formatMoney({ amount: MOST, currency, scale }, language),
              }),
            }
          : {};
      }}
      send={({ currency = '', amount = '' }, by) =>
        state.client.call('giveCustomerCredit', {
          params: { id },
          body: { ...by, currency, amount: minorOf(amount, scaleOf(currency)) ?? 0 },
        })
      }
      onDone={onDone}
      onClose={onClose}
    />
  );
};
