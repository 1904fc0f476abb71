import { HttpError } from '@footlight/client';
import type { PaymentProvider } from '@footlight/contract';
import { useMaybeLoaded } from '@footlight/widgets';
import { cardsQuery, type PaymentArrangement } from '@footlight/state';
import { useRef, useState } from 'react';
import { useViewer, useSite } from '../../../app/site-context.js';
import type { CardFormHandle } from './card-form.js';
import { leaveTo } from './leave-to.js';
import { providerAddress } from './payment-frame.js';
import { pendingPayment, type PendingPayment } from './pending-payment.js';
import { paymentOptionsOf, type PaymentOption } from './payment-option.js';

export type Attributes = PaymentArrangement['primaryPaymentDetailsAttributes'];

/** State of the payment method selection. */
export const usePaymentOptions = ({
  providers,
  purpose,
  from,
  preferred = null,
}: {
  readonly providers: readonly PaymentProvider[];
  readonly purpose: PendingPayment['purpose'];
  readonly from: string | null;
  /** Id of a provider whose first new method is selected initially. */
  readonly preferred?: string | null;
}) => {
  const { state, addresses } = useSite();
  const viewer = useViewer();
  const cards = useMaybeLoaded(viewer?.isGuest === false ? state.queries.entry(cardsQuery, {}) : null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const form = useRef<CardFormHandle>(null);
  const options = paymentOptionsOf(providers, cards?.items ?? [], cards?.data?.defaultCardId ?? null);
  /** False until the stored payment methods have loaded. */
  const isReady = cards === null || cards.data !== null || cards.status === 'failed';
  const chosen =
    options.find(({ id }) => id === chosenId) ??
    options.find((option) => option.kind === 'new' && option.provider.id === preferred) ??
    options[0] ??
    null;

  /**
   * Prepares the chosen payment method: stores a new card first, or redirects to a bank or wallet.
   * @param consent answers to the terms of the purchase, for the payment that follows the redirection
   * @throws {HttpError} if the card or method is refused
   */
  const arrange = async (consent: PendingPayment['consent'] = []): Promise<Attributes> => {
    if (chosen === null) throw new HttpError('FAILED_PAYMENT', { status: 402 });
    if (chosen.kind === 'stored') {
      const { cardId, paymentProviderId, paymentMethodType } = chosen.card;
      return {
        paymentDetailsExternalId: cardId,
        targetPaymentProvider: paymentProviderId,
        paymentMethodType,
      };
    }
    const { provider, method } = chosen;
    const attributes = { targetPaymentProvider: provider.id, paymentMethodType: method };
    if (method === 'CARD' && provider.kind === 'form') {
      if (form.current === null) throw new HttpError('missing', { status: 402 });
      const { cardId } = await form.current.store();
      return { ...attributes, paymentDetailsExternalId: cardId };
    }
    // Nothing is stored for instant payments; the code is part of the payment itself.
    if (method === 'INSTANT_PAYMENT') return attributes;
    const { paymentDetailsExternalId, nextAction } = await state.client.call('initPaymentMethod', {
      body: { ...attributes, returnPath: addresses.route('paymentAuthorization') },
    });
    const arranged = { ...attributes, paymentDetailsExternalId };
    const elsewhere = providerAddress(nextAction?.url ?? null);
    if (elsewhere === null) return arranged;
    pendingPayment.write({
      purpose,
      attributes: arranged,
      paymentId: null,
      nextAction: null,
      from,
      consent,
    });
    return leaveTo(elsewhere);
  };

  const choose = ({ id }: PaymentOption): void => setChosenId(id);
  return { options, isReady, chosen, choose, form, arrange };
};

export type PaymentOptionsState = ReturnType<typeof usePaymentOptions>;
