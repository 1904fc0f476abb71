import { isHttpError, type Client } from '@footlight/client';
import type { Basket, BodyOf, PaymentResult, ResponseOf } from '@footlight/contract';
import { isCertainDenial, paymentErrorAction } from '@footlight/domain';
import { createStore } from 'zustand/vanilla';
import type { ChoiceStorage } from '../clock.js';
import { createPaymentKeys } from './payment-keys.js';
import {
  NO_PAYMENT,
  reducePayment,
  type PaymentEvent,
  type PaymentError,
  type PaymentState,
} from './payment.reducer.js';
import { callErrorOf, type CallError, type Status } from '../calls/status.js';

/** How a basket is paid. */
export type PaymentArrangement = NonNullable<BodyOf<'payBasket'>['paymentArrangement']>;
export type BasketChanges = ResponseOf<'getBasketChanges'>;

/** The last voucher code that was tried, and its result. */
export interface VoucherTry {
  readonly code: string;
  readonly status: 'checking' | 'applied' | 'refused';
  readonly error: CallError | null;
}

export interface CheckoutState extends PaymentState {
  /** Status of the basket. `ready` without a basket: the viewer has none. */
  readonly status: Status;
  readonly basketError: CallError | null;
  readonly voucher: VoucherTry | null;
  /** How paying would change the viewer's licences; null until known. */
  readonly changes: BasketChanges | null;
  /** Whether the viewer was told that there is no trial and continued. */
  readonly acceptsNoTrial: boolean;
  /** Id of the payment of this browser’s last basket, if there is no basket any more. */
  readonly paidBefore: string | null;
  /** Loads the viewer's basket: the account’s, or the one started before sign-in. */
  readonly open: () => Promise<void>;
  /** @returns whether there is now a basket with the licence; otherwise `basketError` is set */
  readonly choose: (licenceId: string) => Promise<boolean>;
  readonly give: (gift: BodyOf<'createGiftBasket'>) => Promise<boolean>;
  readonly selectProvider: (providerId: string) => void;
  readonly applyVoucher: (code: string) => Promise<void>;
  readonly removeVoucher: (code: string) => Promise<void>;
  /** Recomputes the basket without the denied trial. @returns whether it succeeded */
  readonly acceptNoTrial: () => Promise<boolean>;
  /** Recomputes the basket, for example after billing details were saved. */
  readonly renew: () => Promise<boolean>;
  /**
   * Pays the basket as shown; ignored while a payment is in progress.
   * @param arrange stores a new payment method, and returns null if nothing is due; an error that it throws counts as a
   * refused payment
   * @returns null if it was not paid; `error` is then set
   */
  readonly pay: (arrange: () => Promise<PaymentArrangement | null>) => Promise<PaymentResult | null>;
  readonly clearError: () => void;
}

export interface CheckoutOptions {
  readonly client: Client;
  readonly storage: ChoiceStorage;
  readonly isGuest: () => boolean;
}

const isMissing = (error: unknown): boolean => isHttpError(error) && error.code === 'BASKET_NOT_FOUND';

const missingFieldsOf = (error: unknown): readonly string[] => {
  const fields = isHttpError(error) ? error.details['missingFields'] : undefined;
  return Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [];
};

/**
 * The checkout of a basket. The service computes the basket; its replies replace the local copy.
 * @see docs/rules/commerce.md MONEY-72, MONEY-74, MONEY-75, MONEY-76
 */
export const createCheckoutStore = ({ client, storage, isGuest }: CheckoutOptions) => {
  const keys = createPaymentKeys(storage);

  return createStore<CheckoutState>()((set, get) => {
    const dispatch = (event: PaymentEvent): void => set((state) => reducePayment(state, event));
    const paymentErrorOf = (error: unknown): PaymentError => ({
      ...callErrorOf(error),
      missingFields: missingFieldsOf(error),
    });
    const lookAtChanges = async (): Promise<void> => {
      try {
        set({ changes: await client.call('getBasketChanges') });
      } catch (error) {
        // The basket can be paid without a preview of its changes, so a failed request is ignored.
        if (!isHttpError(error)) throw error;
      }
    };
    const take = (basket: Basket | null): void => {
      if (basket !== null) keys.keep(basket);
      dispatch({ type: 'basketSet', basket });
      set({
        status: 'ready',
        basketError: null,
        changes: null,
        paidBefore: basket === null ? keys.lastPayment() : null,
      });
      if (basket !== null && !isGuest() && basket.itemType === 'LICENCE') void lookAtChanges();
    };
    const basketOrNull = async (task: () => Promise<Basket>): Promise<Basket | null> => {
      try {
        return await task();
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    };
    /** The basket last started in this browser, possibly as a guest; otherwise the caller’s (MONEY-74). */
    const find = async (): Promise<Basket | null> => {
      const own = await basketOrNull(() => client.call('getBasket'));
      const basketId = keys.basketId();
      if (basketId === null || basketId === own?.id) return own;
      const startedBasket = await basketOrNull(() => client.call('updateBasket', { params: { basketId } }));
      if (startedBasket === null && own === null) keys.forget();
      return startedBasket ?? own;
    };
    const begin = async (task: () => Promise<Basket>): Promise<boolean> => {
      set({ status: 'loading', basketError: null, voucher: null, acceptsNoTrial: false });
      try {
        take(await task());
        return true;
      } catch (error) {
        set({ status: 'failed', basketError: callErrorOf(error) });
        return false;
      }
    };
    /** Reloads the basket during a payment, keeping the payment's error. */
    const refresh = async (): Promise<void> => {
      const basket = await find();
      if (basket === null) take(null);
      else {
        keys.keep(basket);
        dispatch({ type: 'basketUpdated', basket });
      }
    };
    const refuse = async (error: unknown): Promise<void> => {
      const paymentError = paymentErrorOf(error);
      const recovery = paymentErrorAction(paymentError.code);
      if (recovery === 'billing')
        dispatch({ type: 'billingDetailsRequired', missingFields: paymentError.missingFields });
      if (recovery === 'basket')
        // If reloading fails, the old basket stays; paying it is refused again.
        await refresh().catch((other: unknown) => void callErrorOf(other));
      dispatch({ type: 'failed', error: paymentError });
    };
    const charge = async (
      basket: Basket,
      paymentArrangement: PaymentArrangement | null,
    ): Promise<PaymentResult> => {
      try {
        return await client.call(isGuest() ? 'payGuestBasket' : 'payBasket', {
          query: get().acceptsNoTrial ? { acknowledgeNoFreeTrial: true } : {},
          body: {
            ...(paymentArrangement === null ? {} : { paymentArrangement }),
            idempotencyKey: keys.keyOf(basket),
          },
        });
      } catch (error) {
        if (isHttpError(error) && isCertainDenial(error.status)) keys.refused(basket);
        throw error;
      }
    };
    const changeVoucher = async (code: string, task: () => Promise<Basket>): Promise<void> => {
      if (get().voucher?.status === 'checking' || get().processing) return;
      set({ voucher: { code, status: 'checking', error: null } });
      try {
        dispatch({ type: 'basketUpdated', basket: await task() });
        // The error was about paying another amount.
        dispatch({ type: 'errorCleared' });
        set({ voucher: { code, status: 'applied', error: null } });
      } catch (error) {
        set({ voucher: { code, status: 'refused', error: callErrorOf(error) } });
      }
    };

    return {
      ...NO_PAYMENT,
      status: 'idle',
      basketError: null,
      voucher: null,
      changes: null,
      acceptsNoTrial: false,
      paidBefore: null,
      open: async () => {
        if (get().status === 'loading' || get().processing) return;
        set({ status: 'loading', basketError: null });
        try {
          take(await find());
        } catch (error) {
          set({ status: 'failed', basketError: callErrorOf(error) });
        }
      },
      choose: (licenceId) => begin(() => client.call('createBasket', { body: { licenceId } })),
      give: (gift) => begin(() => client.call('createGiftBasket', { body: gift })),
      selectProvider: (providerId) => dispatch({ type: 'providerSelected', providerId }),
      applyVoucher: (code) => changeVoucher(code, () => client.call('applyVoucher', { params: { code } })),
      removeVoucher: async (code) => {
        await changeVoucher(code, () => client.call('removeVoucher', { params: { code } }));
        if (get().voucher?.status === 'applied') set({ voucher: null });
      },
      acceptNoTrial: async () => {
        const { basket } = get();
        if (basket === null) return false;
        try {
          const without = await client.call('updateBasket', {
            params: { basketId: basket.id },
            query: { acknowledgeNoFreeTrial: true },
          });
          dispatch({ type: 'basketSet', basket: without });
          set({ acceptsNoTrial: true });
          return true;
        } catch (error) {
          dispatch({ type: 'failed', error: paymentErrorOf(error) });
          return false;
        }
      },
      renew: async () => {
        try {
          await refresh();
          dispatch({ type: 'errorCleared' });
          return true;
        } catch (error) {
          dispatch({ type: 'failed', error: paymentErrorOf(error) });
          return false;
        }
      },
      pay: async (arrange) => {
        const { basket, processing } = get();
        if (basket === null || processing) return null;
        dispatch({ type: 'started' });
        try {
          const result = await charge(basket, await arrange());
          keys.paid(basket, result.paymentId);
          dispatch({ type: 'completed' });
          return result;
        } catch (error) {
          await refuse(error);
          return null;
        }
      },
      clearError: () => dispatch({ type: 'errorCleared' }),
    };
  });
};
