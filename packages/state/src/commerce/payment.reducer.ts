import type { Basket } from '@footlight/contract';
import type { CallError } from '../calls/status.js';

/** Why a payment failed. */
export interface PaymentError extends CallError {
  /** Missing billing details; for `BASKET_REQUIREMENTS_FAILED`. */
  readonly missingFields: readonly string[];
}

/**
 * The state of a payment. Amounts and payment providers are those of the basket, which the service computes completely.
 */
export interface PaymentState {
  readonly basket: Basket | null;
  readonly providerId: string | null;
  /** While the service is charging; all controls are disabled. */
  readonly processing: boolean;
  readonly error: PaymentError | null;
  readonly billingDetailsRequired: boolean;
  readonly missingFields: readonly string[];
}

export type PaymentEvent =
  /** A basket is started or dropped. */
  | { readonly type: 'basketSet'; readonly basket: Basket | null }
  /** The service has recomputed it. */
  | { readonly type: 'basketUpdated'; readonly basket: Basket }
  | { readonly type: 'providerSelected'; readonly providerId: string | null }
  | { readonly type: 'started' }
  | { readonly type: 'completed' }
  | { readonly type: 'failed'; readonly error: PaymentError }
  | { readonly type: 'errorCleared' }
  | { readonly type: 'billingDetailsRequired'; readonly missingFields: readonly string[] };

export const NO_PAYMENT: PaymentState = {
  basket: null,
  providerId: null,
  processing: false,
  error: null,
  billingDetailsRequired: false,
  missingFields: [],
};

/** The selected provider if the basket still offers it, otherwise the first one. */
const providerFor = (basket: Basket | null, chosen: string | null): string | null => {
  const ids = basket?.providers.map(({ id }) => id) ?? [];
  return chosen !== null && ids.includes(chosen) ? chosen : (ids[0] ?? null);
};

/**
 * Applies an event of a payment. A basket determines its own providers and requirements.
 * @see docs/rules/commerce.md MONEY-72
 */
export const reducePayment = (state: PaymentState, event: PaymentEvent): PaymentState => {
  switch (event.type) {
    case 'basketSet':
    case 'basketUpdated':
      return {
        ...state,
        ...(event.type === 'basketSet' ? { error: null } : {}),
        basket: event.basket,
        providerId: providerFor(event.basket, state.providerId),
        billingDetailsRequired: event.basket?.billingDetailsRequired ?? false,
        missingFields: event.basket?.missingFields ?? [],
      };
    case 'providerSelected':
      // The error of one provider does not apply to another.
      return state.processing
        ? state
        : { ...state, providerId: providerFor(state.basket, event.providerId), error: null };
    case 'started':
      return { ...state, processing: true, error: null };
    case 'completed':
      return { ...state, processing: false };
    case 'failed':
      return { ...state, processing: false, error: event.error };
    case 'errorCleared':
      return { ...state, error: null };
    case 'billingDetailsRequired':
      return {
        ...state,
        processing: false,
        billingDetailsRequired: true,
        missingFields: event.missingFields,
      };
  }
};
