import type { CARD_ERRORS, Dispute, PaymentProvider as PaymentProviderKind } from '@footlight/contract';
import type { MOVEMENT_KINDS } from '../../../../database/schema/books.js';

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
  /** The bank asks for the payer, who was absent; `confirmPayment` continues when the payer is there. */
  | { readonly status: 'authentication-required'; readonly externalId: string }
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
  /** For example `visa`, or the name of a bank or of a wallet with an account. */
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
  readonly customer: {
    /** The provider's id of the account's customer, if it has one. */
    readonly externalId: string | null;
    readonly email: string | null;
  };
  /** URL of this site to which the provider redirects the browser. */
  readonly returnUrl: string;
  readonly idempotencyKey: string;
}

export interface Charge {
  readonly amount: Money;
  /** Null for types that need no stored method, such as instant payments. */
  readonly methodExternalId: string | null;
  /** The provider's customer that the method belongs to, if it is known. */
  readonly customerExternalId: string | null;
  readonly type: MethodType;
  /** Charges with the same key are executed once. */
  readonly idempotencyKey: string;
  /** What is bought, in words; providers show it to the seller, and a part of it on the payer's statement. */
  readonly description: string;
  readonly returnUrl: string;
  /** True for renewals, when the payer is not present to answer a challenge. */
  readonly offSession: boolean;
}

interface Confirmation {
  readonly externalId: string;
  readonly methodExternalId: string | null;
  readonly returnUrl: string;
  readonly idempotencyKey: string;
}

interface RefundRequest {
  readonly externalId: string;
  readonly amount: Money;
  readonly idempotencyKey: string;
}

/** `refused`: nothing was or will be given back for this key. */
export type RefundOutcome = 'accepted' | 'refused';

/** How a dispute stands. */
export interface DisputeReport {
  readonly state: Dispute['state'];
  /** Until when the seller can give evidence; null if the provider does not tell. */
  readonly dueBy: Date | null;
  /** Whether it goes on after it was lost. */
  readonly isAppeal?: boolean;
}

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
  /** The payer's bank took the money back, the seller has won it back, or its dispute goes on. */
  | {
      readonly id: string;
      readonly kind: 'dispute' | 'dispute-reversed' | 'dispute-updated';
      readonly externalId: string;
      readonly report: DisputeReport;
    }
  /** The issuer has replaced a stored card. */
  | {
      readonly id: string;
      readonly kind: 'method';
      readonly externalId: string;
      readonly brand: string;
      readonly last4Digits: string | null;
      readonly expiresOn: string | null;
    }
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

/** A change of the seller's balance at the provider, in the currency that it is settled in. */
export interface BalanceLine {
  readonly id: string;
  readonly kind: (typeof MOVEMENT_KINDS)[number];
  /** The provider's id of the payment that it belongs to. */
  readonly paymentExternalId: string | null;
  readonly refundExternalId: string | null;
  /** The idempotency key of the refund. */
  readonly refundKey: string | null;
  /** Before fees; positive in favour of the seller. */
  readonly amount: Money;
  /** Minor units of the same currency; positive: to the provider. */
  readonly fee: number;
  /** What the payer paid or was given, in the currency of the payment; null where no payer is involved. */
  readonly paid: Money | null;
  readonly at: Date;
}

/** What the provider has sent to the seller's bank. */
export interface ProviderPayout {
  readonly id: string;
  readonly amount: Money;
  readonly status: 'pending' | 'paid' | 'failed';
  readonly createdAt: Date;
  readonly arrivesAt: Date;
}

/** What is wrong, or right, with the seller's account at a provider. */
export interface AccountCheck {
  readonly isWell: boolean;
  readonly text: string;
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
  /** Its smallest charges by currency, in whole units: 0.3 is £0.30. Currencies without one are not listed. */
  readonly minimumAmounts: Readonly<Record<string, number>>;
  /** Origins of the provider's frames and scripts, for the content security policy. */
  readonly frameOrigins: readonly string[];
  /** Starts storing a payment method; the browser continues with `clientSecret` or `nextAction`. */
  initMethod(request: MethodRequest): Promise<{
    readonly externalId: string;
    readonly clientSecret: string | null;
    readonly nextAction: NextAction | null;
    /** The provider's id of the account's customer; null if it has none. */
    readonly customerExternalId: string | null;
  }>;
  /** Current state of a method that was started. */
  readMethod(externalId: string, providerToken: string | null): Promise<MethodState>;
  removeMethod(externalId: string): Promise<void>;
  /** Removes the customer of a deleted account, with what the provider stores about it. */
  removeCustomer(externalId: string): Promise<void>;
  charge(charge: Charge): Promise<PaymentState>;
  /** Current state of a payment. */
  readPayment(externalId: string): Promise<PaymentState>;
  /**
   * The payment created with this key, or null. Null does not mean that there is none: a provider may find a payment only
   * some time after it was made.
   */
  findPayment(idempotencyKey: string): Promise<PaymentState | null>;
  /** Continues a payment that the bank asks the payer for, who is there now. */
  confirmPayment(confirmation: Confirmation): Promise<PaymentState>;
  /**
   * Ends a payment that its payer has left.
   * @returns its state afterwards: it may have been paid meanwhile, or wait for a bank
   */
  cancelPayment(externalId: string): Promise<PaymentState>;
  refund(request: RefundRequest): Promise<RefundOutcome>;
  /**
   * Verifies the signature of the raw body.
   * @throws {ApiError} PROVIDER_TOKEN_INVALID for an event that is unsigned or was signed too long ago
   */
  readEvent(headers: Readonly<Record<string, string | undefined>>, body: string): ProviderEvent;
  ledgerSince(moment: Date): Promise<readonly LedgerLine[]>;
  /** Changes of the balance since a time, in pages. */
  balanceSince(moment: Date): AsyncIterable<readonly BalanceLine[]>;
  payoutsSince(moment: Date): AsyncIterable<readonly ProviderPayout[]>;
  /** The changes of the balance that a payout pays out, in pages, without the payout itself. */
  payoutLines(payoutId: string): AsyncIterable<readonly BalanceLine[]>;
  /** Compares the settings with the seller's account. @param webhookUrl where the provider sends its messages */
  checkAccount(webhookUrl: string): Promise<readonly AccountCheck[]>;
}
