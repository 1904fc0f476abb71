import type { Payment } from '@footlight/contract';
import { licenceFamiliesQuery } from '@footlight/state';
import { ButtonLink } from '@footlight/ui';
import { useSite } from '../../../app/site-context.js';
import { useQuery } from '../../../app/use-query.js';
import { useCheckoutLabels } from '../../commerce/checkout/checkout-labels.js';
import { paymentTitle } from '../../commerce/checkout/payment-labels.js';
import styles from './subscription.module.css';

/** The purchases of plans that a bank, or the viewer at its page, has not decided on yet (MONEY-96). */
export const WaitingPurchases = ({ payments }: { readonly payments: readonly Payment[] }) => {
  const t = useCheckoutLabels();
  const { addresses } = useSite();
  const { data } = useQuery(licenceFamiliesQuery, { licenceIds: [] });
  const onSale = [
    ...(data?.licenceFamilies ?? []).flatMap(({ licences }) => licences),
    ...(data?.nonFamilyBasedLicences ?? []),
  ];
  return payments.map((payment) => (
    <li key={payment.id} className={styles['subscription']}>
      <div className={styles['head']}>
        <div className={styles['words']}>
          <p className={styles['name']} dir="auto">
            {onSale.find(({ id }) => id === payment.skuLicence)?.name ?? paymentTitle(payment, t)}
          </p>
          <p className={styles['text']}>
            {t(payment.waitsFor === 'BANK' ? 'noticeBankDecides' : 'noticePayerDecides')}
          </p>
        </div>
        <span className={styles['state']} data-state="pending">
          {t('statusPending')}
        </span>
      </div>
      <div className={styles['actions']}>
        {payment.waitsFor === 'BANK' ? (
          <ButtonLink href={addresses.route('payment', { id: payment.id })}>{t('showPayment')}</ButtonLink>
        ) : (
          <ButtonLink
            look="primary"
            href={addresses.route('purchase', {}, { licences: payment.skuLicence ?? '' })}
          >
            {t('payAgain')}
          </ButtonLink>
        )}
      </div>
    </li>
  ));
};
