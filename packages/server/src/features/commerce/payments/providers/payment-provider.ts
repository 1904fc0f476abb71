import type { CARD_ERRORS, PaymentProvider as PaymentProviderKind } from '@footlight/contract';

export type MethodType = PaymentProviderKind['methods'][number];

/** A whole number of minor units: `{ minor: 999, currency: 'GBP', scale: 2 }` is £9.99. */
export interface Money {
  readonly minor: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly scale: number;
}

/** What the browser must do before a payment or payment method is complete. */
export interface NextAction {
  readonly type: 'REDIRECT' | 'CHALLENGE' | 'WAIT';
  readonly url: string | null;
}

export type CardErrorCode = (typeof CARD_ERRORS)[number];

/** A payment as reported by its provider. The status never changes after `succeeded` or `declined`. */
export type PaymentState =
  | { readonly status: 'succeeded'; readonly externalId: string }
  | {
      readonly status: 'pending' | 'action-required';
      readonly externalId: string;
      readonly nextAction: NextAction;
    }
  | {
      readonly status: 'declined';
      readonly externalId: string | null;
      readonly code: CardErrorCode | 'FAILED_PAYMENT';
      /** What its bank said about another attempt, if it did. */
      readonly advice?: DeclineAdvice;
    };

/** `newDetails`: this method will not pay any more; `funds`: there was not enough money, which may change. */
export type DeclineAdvice = 'newDetails' | 'funds';

/** The stored details of a payment method. Full card numbers never reach the service. */
interface MethodDetails {
  readonly externalId: string;
  readonly type: MethodType;
  /** For example `visa`, or the name of a bank or wallet. */
  readonly brand: string;
  readonly last4Digits: string | null;
  readonly holder: string | null;
  /** Year and month, for example `2027-04`. */
  readonly expiresOn: string | null;
  /** Of the bank that issued it (ISO 3166-1 alpha-2); null if the provider does not say. */
  readonly country: string | null;
}

export type MethodState =
  | { readonly status: 'stored'; readonly method: MethodDetails }
  | { readonly status: 'action-required'; readonly nextAction: NextAction }
  | { readonly status: 'declined'; readonly code: CardErrorCode };

interface MethodRequest {
  readonly accountId: string;
  readonly type: MethodType;
  /** URL of this site to which the provider redirects the browser. */
  readonly returnUrl: string;
  readonly idempotencyKey: string;
}

export interface Charge {
  readonly amount: Money;
  /** Null for types that need no stored method, such as instant payments. */
  readonly methodExternalId: string | null;
  readonly type: MethodType;
  /** Charges with the same key are executed once. */
  readonly idempotencyKey: string;
  /** Text on the payer's statement. */
  readonly description: string;
  readonly returnUrl: string;
  /** True for renewals, when the payer is not present to answer a challenge. */
  readonly offSession: boolean;
}

interface RefundRequest {
  readonly externalId: string;
  readonly amount: Money;
  readonly idempotencyKey: string;
}

/** `refused`: nothing was or will be given back for this key. */
export type RefundOutcome = 'accepted' | 'refused';

/**
 * A verified event of a provider. `id` is the provider's; repeated deliveries have the same id. `key` is the idempotency
 * key of the charge or refund, null if this service did not request it.
 */
export type ProviderEvent =
  | {
      readonly id: string;
      readonly kind: 'payment';
      readonly key: string | null;
      readonly payment: PaymentState & { readonly externalId: string };
    }
  | {
      readonly id: string;
      readonly kind: 'refund';
      readonly key: string | null;
      /** Id of the refunded payment. */
      readonly externalId: string;
      readonly refundId: string;
      readonly amount: Money;
      readonly status: 'succeeded' | 'failed';
    }
  /** The payer's bank took the money back. */
  | { readonly id: string; readonly kind: 'dispute'; readonly externalId: string }
  | { readonly id: string; readonly kind: 'ignored' };

/** An entry of the provider's ledger, for reconciliation. */
export interface LedgerLine {
  readonly externalId: string;
  readonly idempotencyKey: string | null;
  readonly amount: Money;
  readonly refunded: number;
  readonly status: 'succeeded' | 'pending' | 'declined';
  readonly createdAt: Date;
}

/**
 * A payment provider. Every call may be repeated: a repetition with the same key gives the same result and moves no
 * money.
 * @throws {ApiError} PROVIDER_FAILED when the provider does not respond as documented; the outcome is then unknown and
 * the call is retried with the same key
 */
export interface PaymentProvider {
  readonly id: string;
  readonly name: string;
  readonly kind: PaymentProviderKind['kind'];
  readonly methods: readonly MethodType[];
  /** ISO 3166-1 alpha-2; null for all countries. */
  readonly countries: readonly string[] | null;
  /** Origins of the provider's frames and scripts, for the content security policy. */
  readonly frameOrigins: readonly string[];
  /** Starts storing a payment method; the browser continues with `clientSecret` or `nextAction`. */
  initMethod(request: MethodRequest): Promise<{
    readonly externalId: string;
    readonly clientSecret: string | null;
    readonly nextAction: NextAction | null;
  }>;
  /** Current state of a method that was started. */
  readMethod(externalId: string, providerToken: string | null): Promise<MethodState>;
  removeMethod(externalId: string): Promise<void>;
  charge(charge: Charge): Promise<PaymentState>;
  /** Current state of a payment. */
  readPayment(externalId: string): Promise<PaymentState>;
  /**
   * The payment created with this key, or null. Null does not mean that there is none: a provider may find a payment only
   * some time after it was made.
   */
  findPayment(idempotencyKey: string): Promise<PaymentState | null>;
  refund(request: RefundRequest): Promise<RefundOutcome>;
  /**
   * Verifies the signature of the raw body.
   * @throws {ApiError} PROVIDER_TOKEN_INVALID for an event that is unsigned or was signed too long ago
   */
  readEvent(headers: Readonly<Record<string, string | undefined>>, body: string): ProviderEvent;
  ledgerSince(moment: Date): Promise<readonly LedgerLine[]>;
}
