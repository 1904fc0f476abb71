import type { CustomerPayment } from '@footlight/contract';
import { formatMoney } from '@footlight/i18n';
import { TextField, useLabels } from '@footlight/ui';
import { useSite } from '../../../app/site-context.js';
import { useAdministrationLabels } from '../administration-labels.js';
import { FinanceSheet } from './finance-sheet.js';
import { minorOf, typedOf } from './typed-amount.js';

/** Gives a part of a payment back, or all that is left of it (MONEY-34). */
export const RefundSheet = ({
  payment: { id, item, refundable, currency, scale },
  onDone,
  onClose,
}: {
  readonly payment: CustomerPayment;
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
}) => {
  const { language } = useLabels();
  const t = useAdministrationLabels();
  const { state } = useSite();
  const most = formatMoney({ amount: refundable, currency, scale }, language);
  return (
    <FinanceSheet
      title={t('financeRefundTitle', { item })}
      text={t('financeRefundText', { amount: most })}
      confirm={t('financeRefund')}
      initial={{ amount: typedOf(refundable, scale) }}
      renderFields={(form) => (
        <TextField
          {...form.field('amount')}
          label={t('financeAmount', { currency })}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          required
        />
      )}
      check={({ amount = '' }): Readonly<Record<string, string>> => {
        const minor = minorOf(amount, scale);
        return minor === null || minor < 1 || minor > refundable
          ? { amount: t('financeAmountWrong', { amount: most }) }
          : {};
      }}
      send={({ amount = '' }, by) =>
        state.client.call('refundPayment', {
          params: { id },
          body: { ...by, amount: minorOf(amount, scale) ?? refundable },
        })
      }
      onDone={onDone}
      onClose={onClose}
    />
  );
};
