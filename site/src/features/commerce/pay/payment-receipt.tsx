import type { Payment } from '@footlight/contract';
import { formatMoney } from '@footlight/i18n';
import { Button, ButtonLink, formatDay, useLabels, useViewerLocale } from '@footlight/ui';
import { useState } from 'react';
import { download } from '../../../app/download.js';
import { useSite } from '../../../app/site-context.js';
import { useCheckoutLabels } from '../checkout/checkout-labels.js';
import { PAYMENT_STATUS_LABELS, paymentTitle } from '../checkout/payment-labels.js';
import styles from './payment.module.css';

/** A printable receipt of a payment. */
export const PaymentReceipt = ({
  payment,
  name,
}: {
  readonly payment: Payment;
  readonly name: string | null;
}) => {
  const { language } = useLabels();
  const t = useCheckoutLabels();
  const { addresses, realm, state } = useSite();
  const [invoice, setInvoice] = useState<'idle' | 'loading' | 'failed'>('idle');
  const isLoading = invoice === 'loading';
  const hasFailed = invoice === 'failed';
  const isPaid = payment.amount > 0 && !['PENDING', 'FAILED'].includes(payment.status);
  const save = async (creditNote?: number): Promise<void> => {
    setInvoice('loading');
    try {
      const file = await state.client.call('getInvoice', {
        params: { id: payment.id },
        query: creditNote === undefined ? {} : { creditNote },
      });
      const bytes = Uint8Array.from(atob(file.content), (character) => character.charCodeAt(0));
      download(bytes, file.fileName, file.mediaType);
      setInvoice('idle');
    } catch {
      setInvoice('failed');
    }
  };
  const place = useViewerLocale();
  const { currency, scale } = payment;
  const rows: readonly (readonly [label: string, value: string])[] = [
    [t('paymentWhat'), name ?? paymentTitle(payment, t)],
    [t('paymentWhen'), formatDay(payment.when, language, place)],
    [t('paymentStatus'), t(PAYMENT_STATUS_LABELS[payment.status])],
    ...(payment.externalPaymentId === null
      ? []
      : [[t('receiptReference'), payment.externalPaymentId] as const]),
  ];
  return (
    <article className={styles['receipt']} aria-label={t('paymentReceipt')}>
      <header className={styles['receiptHead']}>
        <p className={styles['realm']}>{realm.name}</p>
        <p className={styles['amount']}>
          {formatMoney({ amount: payment.amount, currency, scale }, language)}
        </p>
      </header>
      <dl className={styles['rows']}>
        {rows.map(([label, value]) => (
          <div key={label} className={styles['row']}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
        {payment.refunds.map(({ amount, when }) => (
          <div key={when} className={styles['row']}>
            <dt>{t('paymentStatusRefunded')}</dt>
            <dd>
              {t('paymentRefundOf', {
                amount: formatMoney({ amount, currency, scale }, language),
                date: formatDay(when, language, place),
              })}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles['actions']}>
        {isPaid && (
          <Button disabled={isLoading} onClick={() => void save()}>
            {t('invoiceDownload')}
          </Button>
        )}
        {payment.refunds.map(
          ({ creditNote }) =>
            creditNote !== null && (
              <Button key={creditNote} disabled={isLoading} onClick={() => void save(creditNote)}>
                {t('creditNoteDownload', { number: creditNote })}
              </Button>
            ),
        )}
        <Button onClick={() => print()}>{t('receiptPrint')}</Button>
        <ButtonLink look="bare" href={addresses.route('account', { section: 'payments' })}>
          {t('sectionPayments')}
        </ButtonLink>
      </div>
      <p className={styles['text']} role="status">
        {hasFailed ? t('invoiceFailed') : ''}
      </p>
    </article>
  );
};
