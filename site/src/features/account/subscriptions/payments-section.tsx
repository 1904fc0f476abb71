import { formatMoney } from '@footlight/i18n';
import { paymentsQuery, userLicencesQuery } from '@footlight/state';
import { Link, Notice, formatDay, useLabels, useViewerLocale } from '@footlight/ui';
import { useSite } from '../../../app/site-context.js';
import { useQuery } from '../../../app/use-query.js';
import { CheckoutLabels, useCheckoutLabels } from '../../commerce/checkout/checkout-labels.js';
import { PAYMENT_STATUS_LABELS, hasReceipt, paymentTitle } from '../../commerce/checkout/payment-labels.js';
import styles from '../account-area.module.css';
import { Loaded } from '../../../shell/pages/loaded.js';
import { Part } from '../part.js';
import own from './subscription.module.css';
import { QueryEnd } from '../../../shell/pages/query-end.js';

const Payments = () => {
  const { language } = useLabels();
  const t = useCheckoutLabels();
  const { addresses } = useSite();
  const place = useViewerLocale();
  const list = useQuery(paymentsQuery, {});
  const { items: licences } = useQuery(userLicencesQuery, {});
  const { items } = list;
  return (
    <Part title={t('sectionPayments')}>
      <Loaded entry={list}>
        {() =>
          items.length === 0 ? (
            <Notice title={t('paymentsNone')} text={t('paymentsNoneText')} />
          ) : (
            <>
              <ul className={styles['list']}>
                {items.map((payment) => (
                  <li key={payment.id}>
                    <Link className={own['payment']} href={addresses.route('payment', { id: payment.id })}>
                      <span className={own['name']} dir="auto">
                        {licences.find(({ id }) => id === payment.skuLicence)?.name ??
                          paymentTitle(payment, t)}
                      </span>
                      <span className={own['amount']}>{formatMoney(payment, language)}</span>
                      <span className={own['text']}>{formatDay(payment.when, language, place)}</span>
                      <span className={own['text']}>
                        {t(PAYMENT_STATUS_LABELS[payment.status])}
                        {hasReceipt(payment) && ` · ${t('paymentReceipt')}`}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
              <QueryEnd list={list} />
            </>
          )
        }
      </Loaded>
    </Part>
  );
};

/** Past payments, page by page, with links to their receipts (MONEY-81). */
export const PaymentsSection = () => (
  <CheckoutLabels>
    <Payments />
  </CheckoutLabels>
);
