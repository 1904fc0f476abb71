import type { PaymentResult } from '@footlight/contract';
import { cardsQuery, paymentsQuery, userLicencesQuery } from '@footlight/state';
import { useNavigate } from 'react-router-dom';
import { useSite } from '../../../app/site-context.js';
import { leaveTo } from './leave-to.js';
import { providerAddress } from './payment-frame.js';
import { pendingPayment } from './pending-payment.js';
import type { Attributes } from './use-payment-options.js';

/** A submitted payment. */
export interface MadePayment {
  readonly result: PaymentResult;
  readonly attributes: Attributes | null;
  readonly from: string | null;
  readonly itemType: 'LICENCE' | 'GIFT';
}

/** Reloads what a payment may have changed: access, plans and payment methods. */
export const useRenewAfterPayment = (): (() => void) => {
  const { state } = useSite();
  return () => {
    state.queries.changeViewer();
    void state.queries.renew(userLicencesQuery);
    void state.queries.renew(cardsQuery);
    void state.queries.renew(paymentsQuery);
  };
};

/**
 * Continues after a payment request: to the purchased content, to the bank's confirmation, or to the page that waits
 * for the result. Replaces the payment page in the history, so that the back button does not lead to paying again
 * (MONEY-75).
 */
export const useAfterPayment = () => {
  const { addresses } = useSite();
  const navigate = useNavigate();
  const renew = useRenewAfterPayment();
  return async ({ result, attributes, from, itemType }: MadePayment): Promise<void> => {
    const { paymentId, status, nextAction } = result;
    if (status === 'SUCCEEDED') {
      pendingPayment.forget();
      renew();
      await navigate(
        addresses.route(
          'subscribed',
          {},
          {
            payment: paymentId,
            ...(itemType === 'GIFT' ? { gift: '1' } : {}),
            ...(from === null ? {} : { from }),
          },
        ),
        { replace: true },
      );
      return;
    }
    pendingPayment.write({ purpose: { type: 'pay' }, attributes, paymentId, nextAction, from });
    const elsewhere = nextAction?.type === 'REDIRECT' ? providerAddress(nextAction.url) : null;
    await navigate(addresses.route('payment', { id: paymentId }), { replace: true });
    if (elsewhere !== null) await leaveTo(elsewhere);
  };
};
