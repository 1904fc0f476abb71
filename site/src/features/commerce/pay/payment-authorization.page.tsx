import { isHttpError } from '@footlight/client';
import { cardsQuery, callErrorOf, userLicencesQuery, type CallError } from '@footlight/state';
import { ButtonLink, Notice } from '@footlight/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { CheckoutFrame } from '../checkout/checkout-frame.js';
import { CheckoutForViewers } from '../checkout/checkout-for-viewers.js';
import { useCheckoutLabels } from '../checkout/checkout-labels.js';
import { PaymentErrorNotice } from '../checkout/payment-error-notice.js';
import { pendingPayment, type PendingPayment } from '../checkout/pending-payment.js';
import { useAfterPayment } from '../checkout/use-after-payment.js';
import { useCheckout } from '../checkout/use-checkout.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import styles from './payment.module.css';

/** Landing page after a bank's confirmation; resumes the pending payment. */
const Authorisation = () => {
  const t = useCheckoutLabels();
  const { addresses, state } = useSite();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const checkout = useCheckout();
  const after = useAfterPayment();
  const [pending] = useState(() => pendingPayment.read());
  const [error, setError] = useState<CallError | null>(null);
  const hasStarted = useRef(false);
  const named = pending?.paymentId ?? query.get('paymentId') ?? query.get('payment');
  const { client, queries } = state;

  const goToAccount = (section: string) =>
    navigate(addresses.route('account', { section }), { replace: true });

  /** Stores the confirmed payment method and applies it to its purpose. */
  const takeMethod = async ({ purpose, attributes, from, consent }: PendingPayment): Promise<void> => {
    const paymentDetailsExternalId = attributes?.paymentDetailsExternalId;
    if (attributes === null || paymentDetailsExternalId === undefined) return;
    const { cardId } = await client.call('validatePaymentMethod', { body: { paymentDetailsExternalId } });
    void queries.renew(cardsQuery);
    // Forgotten first, so that a reload does not store the method again.
    pendingPayment.forget();
    if (purpose.type === 'store') {
      await goToAccount('payment-methods');
      return;
    }
    if (purpose.type === 'licence') {
      await client.call('moveLicenceToCard', { params: { licenceId: purpose.licenceId, cardId } });
      void queries.renew(userLicencesQuery);
      await goToAccount('subscriptions');
      return;
    }
    await checkout.open();
    const arranged = { ...attributes, paymentDetailsExternalId: cardId };
    const result = await checkout.pay(
      () => Promise.resolve({ primaryPaymentDetailsAttributes: arranged }),
      consent,
    );
    if (result !== null)
      await after({ result, attributes: arranged, from, itemType: checkout.basket?.itemType ?? 'LICENCE' });
  };

  const begin = useEffectEvent(async () => {
    // The page of the payment shows its outcome; nothing is charged here.
    if (named !== null) {
      await navigate(addresses.route('payment', { id: named }), { replace: true });
      return;
    }
    if (pending === null) return;
    try {
      await takeMethod(pending);
    } catch (error) {
      if (!isHttpError(error)) throw error;
      setError(callErrorOf(error));
    }
  });
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void begin();
  }, []);

  const wrong = error ?? checkout.error;
  const isLost = pending === null && named === null;
  const isPaying = pending?.purpose.type !== 'store' && pending?.purpose.type !== 'licence';
  return (
    <>
      <PageTitle of={t('authorisationTitle')} />
      <CheckoutFrame narrow title={wrong === null ? t('authorisationTitle') : t('paymentFailedTitle')}>
        {wrong !== null && (
          <>
            <PaymentErrorNotice error={wrong} />
            <div className={styles['actions']}>
              <ButtonLink
                look="primary"
                href={
                  isPaying
                    ? addresses.route('pay', {}, pending?.from == null ? {} : { from: pending.from })
                    : addresses.route('account', { section: 'payment-methods' })
                }
              >
                {t('paymentTryAgain')}
              </ButtonLink>
            </div>
          </>
        )}
        {wrong === null && isLost && (
          <Notice
            title={t('paymentNotFound')}
            action={
              <ButtonLink look="primary" href={addresses.route('account', { section: 'payments' })}>
                {t('sectionPayments')}
              </ButtonLink>
            }
          />
        )}
        {wrong === null && !isLost && (
          <div className={styles['waiting']}>
            <div className={styles['bar']} aria-hidden="true" />
            <p className={styles['text']} role="status">
              {t('authorisationText')}
            </p>
          </div>
        )}
      </CheckoutFrame>
    </>
  );
};

export const PaymentAuthorizationPage = () => (
  <CheckoutForViewers title="authorisationTitle">
    <Authorisation />
  </CheckoutForViewers>
);

export const paymentAuthorizationPage = definePage({ Component: PaymentAuthorizationPage });
