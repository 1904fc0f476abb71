import type { CustomerPayment } from '@footlight/contract';
import { formatMoney, type AdministrationLabelKey } from '@footlight/i18n';
import { Button, Link, formatMoment, useLabels, useViewerLocale } from '@footlight/ui';
import { useState, type ReactNode } from 'react';
import { download } from '../../../app/download.js';
import { useSite } from '../../../app/site-context.js';
import { useAdministrationLabels } from '../administration-labels.js';
import styles from '../administration.module.css';

const STATUS = {
  SUCCEEDED: 'financeStatusSucceeded',
  PENDING: 'financeStatusPending',
  FAILED: 'financeStatusFailed',
  REFUNDED: 'financeStatusRefunded',
  PARTIALLY_REFUNDED: 'financeStatusPartly',
} as const satisfies Record<CustomerPayment['status'], AdministrationLabelKey>;

/** The invoice and the credit notes of a payment, to download. */
const Invoices = ({ payment }: { readonly payment: CustomerPayment }) => {
  const t = useAdministrationLabels();
  const { state } = useSite();
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const { id, invoice, refunds } = payment;
  if (invoice === null) return null;
  const save = async (creditNote?: number): Promise<void> => {
    setStatus('loading');
    try {
      const file = await state.client.call('getCustomerInvoice', {
        params: { id },
        query: creditNote === undefined ? {} : { creditNote },
      });
      const bytes = Uint8Array.from(atob(file.content), (character) => character.charCodeAt(0));
      download(bytes, file.fileName, file.mediaType);
      setStatus('idle');
    } catch {
      setStatus('failed');
    }
  };
  return (
    <>
      <Button look="bare" disabled={status === 'loading'} onClick={() => void save()}>
        {t('financeInvoice', { number: invoice })}
      </Button>
      {refunds.map(
        ({ creditNote }) =>
          creditNote !== null && (
            <Button
              key={creditNote}
              look="bare"
              disabled={status === 'loading'}
              onClick={() => void save(creditNote)}
            >
              {t('financeCreditNote', { number: creditNote })}
            </Button>
          ),
      )}
      <span className={styles['failure']} role="status">
        {status === 'failed' ? t('financeFileFailed') : ''}
      </span>
    </>
  );
};

/** A payment as finance sees it. */
export const PaymentRow = ({
  payment,
  isLinked = false,
  children,
}: {
  readonly payment: CustomerPayment;
  /** Whether it leads to its customer. */
  readonly isLinked?: boolean;
  /** Actions. */
  readonly children?: ReactNode;
}) => {
  const { language } = useLabels();
  const t = useAdministrationLabels();
  const { addresses } = useSite();
  const place = useViewerLocale();
  const { id, item, amount, currency, scale, when, status, refunds, last4Digits, disputedAt, customerId } =
    payment;
  const money = (minor: number): string => formatMoney({ amount: minor, currency, scale }, language);
  const back = refunds.reduce((sum, refund) => sum + refund.amount, 0);
  const facts = [
    formatMoment(when, language, place),
    t(disputedAt === null ? STATUS[status] : 'financeStatusDisputed'),
    ...(back > 0 ? [t('financeRefundedOf', { amount: money(back) })] : []),
    ...(last4Digits === null ? [] : [t('financePaidWith', { digits: last4Digits })]),
    id,
  ];
  const title = `${money(amount)} · ${item}`;
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        {isLinked && customerId !== null ? (
          <Link
            className={styles['open'] ?? ''}
            dir="auto"
            href={addresses.route('financeCustomer', { accountId: customerId })}
          >
            {title}
          </Link>
        ) : (
          <strong className={styles['name']} dir="auto">
            {title}
          </strong>
        )}
        <p className={styles['details']} dir="auto">
          {facts.join(' · ')}
        </p>
      </div>
      <div className={styles['actions']}>
        <Invoices payment={payment} />
        {children}
      </div>
    </li>
  );
};
