import type { CARD_ERRORS, PaymentProvider as PaymentProviderKind } from '@footlight/contract';

export type MethodType = PaymentProviderKind['methods'][number];

/** A whole number of minor units: `{ minor: 999, currency: 'GBP', scale: 2 }` is £9.99. */
export interface Money {
  readonly minor: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly scale: number;
}

/** What the browser has to do before a payment or a payment method stands. */
export interface NextAction {
  readonly type: 'REDIRECT' | 'CHALLENGE' | 'WAIT';
  readonly url: string | null;
}

export type CardErrorCode = (typeof CARD_ERRORS)[number];

/** A payment as its provider tells it. A status never goes back from `succeeded` or `declined`. */
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
    };

/** What is kept of a payment method; the number of a card never reaches the service. */
export interface MethodDetails {
  readonly externalId: string;
  readonly type: MethodType;
  /** Such as `visa`, or the name of a bank or a wallet. */
  readonly brand: string;
  readonly last4Digits: string | null;
  readonly holder: string | null;
  /** `2027-04`. */
  readonly expiresOn: string | null;
}

export type MethodState =
  | { readonly status: 'stored'; readonly method: MethodDetails }
  | { readonly status: 'action-required'; readonly nextAction: NextAction }
  | { readonly status: 'declined'; readonly code: CardErrorCode };

export interface MethodWish {
  readonly accountId: string;
  readonly type: MethodType;
  /** An address of this site that the provider sends the browser back to. */
  readonly returnUrl: string;
  readonly idempotencyKey: string;
}

export interface Charge {
  readonly amount: Money;
  /** Null for a type that needs no stored method, such as an instant payment. */
  readonly methodExternalId: string | null;
  readonly type: MethodType;
  /** The same key is charged once, however often it is sent. */
  readonly idempotencyKey: string;
  /** For the payer’s statement. */
  readonly description: string;
  readonly returnUrl: string;
  /** True for renewals: nobody is there to answer a challenge. */
  readonly offSession: boolean;
}

export interface RefundWish {
  readonly externalId: string;
  readonly amount: Money;
  readonly idempotencyKey: string;
}

/** A verified message of a provider. `id` is the provider’s own: a message that comes again bears the same. */
export type ProviderEvent =
  | {
      readonly id: string;
      readonly kind: 'payment';
      readonly payment: PaymentState & { readonly externalId: string };
    }
  | { readonly id: string; readonly kind: 'refund'; readonly externalId: string; readonly amount: Money }
  | { readonly id: string; readonly kind: 'ignored' };

/** A line of the provider’s own ledger, for reconciliation. */
export interface LedgerLine {
  readonly externalId: string;
  readonly idempotencyKey: string | null;
  readonly amount: Money;
  readonly refunded: number;
  readonly status: 'succeeded' | 'pending' | 'declined';
  readonly createdAt: Date;
}

/**
 * One way to be paid. Every call may be repeated: a repetition with the same key answers the same and moves no money.
 * @throws {ApiError} PROVIDER_FAILED where the provider does not answer as documented; the outcome is unknown then, and
 *   is asked for again with the same key
 */
export interface PaymentProvider {
  readonly id: string;
  readonly name: string;
  readonly kind: PaymentProviderKind['kind'];
  readonly methods: readonly MethodType[];
  /** ISO 3166-1 alpha-2; null: everywhere. */
  readonly countries: readonly string[] | null;
  /** Origins of its frames and scripts, for the content security policy. */
  readonly frameOrigins: readonly string[];
  /** Begins to store a payment method; the browser goes on with `clientSecret` or `nextAction`. */
  initMethod(wish: MethodWish): Promise<{
    readonly externalId: string;
    readonly clientSecret: string | null;
    readonly nextAction: NextAction | null;
  }>;
  /** What has become of a method that was begun. */
  readMethod(externalId: string, providerToken: string | null): Promise<MethodState>;
  removeMethod(externalId: string): Promise<void>;
  charge(charge: Charge): Promise<PaymentState>;
  /** What has become of a payment. */
  readPayment(externalId: string): Promise<PaymentState>;
  /** The payment that was made with this key, or null where there is none: for recovery after a crash. */
  findPayment(idempotencyKey: string): Promise<PaymentState | null>;
  refund(wish: RefundWish): Promise<void>;
  /**
   * Checks the signature over the raw body.
   * @throws {ApiError} PROVIDER_TOKEN_INVALID for a message that the provider did not sign, or signed too long ago
   */
  readEvent(headers: Readonly<Record<string, string | undefined>>, body: string): ProviderEvent;
  ledgerSince(moment: Date): Promise<readonly LedgerLine[]>;
}
