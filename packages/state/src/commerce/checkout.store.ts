import { isHttpError, type Client } from '@footlight/client';
import type { Basket, BodyOf, PaymentResult } from '@footlight/contract';
import { paymentErrorAction } from '@footlight/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  BrowserBasket,
  type BasketChanges,
  type BrowserBasketOptions,
  type PaymentArrangement,
} from './browser-basket.js';
import {
  NO_PAYMENT,
  reducePayment,
  type PaymentEvent,
  type PaymentError,
  type PaymentState,
} from './payment.reducer.js';
import { callErrorOf, type CallError, type Status } from '../calls/status.js';

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
   * @param consent answers to the terms of purchases
   * @returns null if it was not paid; `error` is then set
   */
  readonly pay: (
    arrange: () => Promise<PaymentArrangement | null>,
    consent?: BodyOf<'payBasket'>['consent'],
  ) => Promise<PaymentResult | null>;
  readonly clearError: () => void;
}

type Slice = Pick<StoreApi<CheckoutState>, 'setState' | 'getState'>;

const paymentErrorOf = (error: unknown): PaymentError => {
  const fields = isHttpError(error) ? error.details['missingFields'] : undefined;
  return {
    ...callErrorOf(error),
    missingFields: Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [],
  };
};

const dispatcher =
  ({ setState }: Slice) =>
  (event: PaymentEvent): void =>
    setState((state) => reducePayment(state, event));

const voucherActions = (client: Client, slice: Slice) => {
  const { setState: set, getState: get } = slice;
  const dispatch = dispatcher(slice);
  const change = async (code: string, task: () => Promise<Basket>): Promise<void> => {
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
    applyVoucher: (code: string) => change(code, () => client.call('applyVoucher', { params: { code } })),
    removeVoucher: async (code: string) => {
      await change(code, () => client.call('removeVoucher', { params: { code } }));
      if (get().voucher?.status === 'applied') set({ voucher: null });
    },
  };
};

const paymentActions = (own: BrowserBasket, slice: Slice, refresh: () => Promise<void>) => {
  const { getState: get } = slice;
  const dispatch = dispatcher(slice);
  const refuse = async (error: PaymentError): Promise<void> => {
    const recovery = paymentErrorAction(error.code);
    if (recovery === 'billing')
      dispatch({ type: 'billingDetailsRequired', missingFields: error.missingFields });
    if (recovery === 'basket')
      // If reloading fails, the old basket stays; paying it is refused again.
      await refresh().catch((other: unknown) => void callErrorOf(other));
    dispatch({ type: 'failed', error });
  };
  return {
    pay: async (
      arrange: () => Promise<PaymentArrangement | null>,
      consent: BodyOf<'payBasket'>['consent'] = [],
    ): Promise<PaymentResult | null> => {
      const { basket, processing, acceptsNoTrial } = get();
      if (basket === null || processing) return null;
      dispatch({ type: 'started' });
      try {
        const result = await own.pay(basket, await arrange(), acceptsNoTrial, consent);
        dispatch({ type: 'completed' });
        return result;
      } catch (error) {
        await refuse(paymentErrorOf(error));
        return null;
      }
    },
    clearError: () => dispatch({ type: 'errorCleared' }),
  };
};

/**
 * The checkout of a basket. The service computes the basket; its responses replace the local copy.
 * @see docs/rules/commerce.md MONEY-72, MONEY-74, MONEY-75, MONEY-76
 */
export const createCheckoutStore = (options: BrowserBasketOptions) => {
  const { client } = options;
  const own = new BrowserBasket(options);

  return createStore<CheckoutState>()((set, get, slice) => {
    const dispatch = dispatcher(slice);
    const showChanges = async (basket: Basket): Promise<void> => {
      const changes = await own.changes(basket);
      if (changes !== null) set({ changes });
    };
    const take = (basket: Basket | null): void => {
      if (basket !== null) own.keep(basket);
      dispatch({ type: 'basketSet', basket });
      set({
        status: 'ready',
        basketError: null,
        changes: null,
        paidBefore: basket === null ? own.lastPayment : null,
      });
      if (basket !== null) void showChanges(basket);
    };
    const load = async (
      task: () => Promise<Basket | null>,
      reset: Partial<CheckoutState> = {},
    ): Promise<boolean> => {
      set({ status: 'loading', basketError: null, ...reset });
      try {
        take(await task());
        return true;
      } catch (error) {
        set({ status: 'failed', basketError: callErrorOf(error) });
        return false;
      }
    };
    const begin = (task: () => Promise<Basket>) => load(task, { voucher: null, acceptsNoTrial: false });
    /** Reloads the basket during a payment, keeping the payment's error. */
    const refresh = async (): Promise<void> => {
      const basket = await own.find();
      if (basket === null) return take(null);
      own.keep(basket);
      dispatch({ type: 'basketUpdated', basket });
    };
    const recompute = async (task: () => Promise<void>): Promise<boolean> => {
      try {
        await task();
        return true;
      } catch (error) {
        dispatch({ type: 'failed', error: paymentErrorOf(error) });
        return false;
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
        if (get().status !== 'loading' && !get().processing) await load(() => own.find());
      },
      choose: (licenceId) => begin(() => client.call('createBasket', { body: { licenceId } })),
      give: (gift) => begin(() => client.call('createGiftBasket', { body: gift })),
      selectProvider: (providerId) => dispatch({ type: 'providerSelected', providerId }),
      acceptNoTrial: async () => {
        const { basket } = get();
        if (basket === null) return false;
        const request = { params: { basketId: basket.id }, query: { acknowledgeNoFreeTrial: true } } as const;
        return recompute(async () => {
          dispatch({ type: 'basketSet', basket: await client.call('updateBasket', request) });
          set({ acceptsNoTrial: true });
        });
      },
      renew: () =>
        recompute(async () => {
          await refresh();
          dispatch({ type: 'errorCleared' });
        }),
      ...voucherActions(client, slice),
      ...paymentActions(own, slice, refresh),
    };
  });
};
