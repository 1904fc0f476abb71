import type { CardBehaviour, CardCode } from './test-cards.js';

export const METHOD_TYPES = ['CARD', 'RECURRING_BANK_REDIRECT', 'INSTANT_PAYMENT', 'WALLET'] as const;
export type MethodType = (typeof METHOD_TYPES)[number];

/** The interface that a merchant uses: the acquirer's own, or the one modelled on Stripe's. */
type Wire = 'acquirer' | 'stripe';

export interface Merchant {
  readonly name: string;
  readonly wire: Wire;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Null: its messages are kept, but not sent. */
  readonly webhookUrl: string | null;
}

/** @see https://docs.stripe.com/api/payment_methods/object#payment_method_object-card-wallet-type */
export const WALLETS = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' } as const;
type Wallet = keyof typeof WALLETS;

/** A payment method, or one that is being set up. Card numbers are not stored. */
export interface StoredMethod {
  readonly id: string;
  readonly merchant: string;
  readonly type: MethodType;
  /** The merchant's id of its customer. */
  readonly account: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Grants access to its pages. */
  readonly secret: string;
  readonly status: 'open' | 'challenge' | 'stored' | 'declined' | 'expired' | 'removed';
  readonly code: CardCode | null;
  /** Passed to the browser once the method is stored. */
  readonly token: string | null;
  readonly brand: string;
  readonly last4: string | null;
  readonly holder: string | null;
  /** `2027-04` */
  readonly expiresOn: string | null;
  /** Of the bank that issued a card (ISO 3166-1 alpha-2). */
  readonly country: string | null;
  readonly behaviour: CardBehaviour | null;
  /** The wallet that the card was taken from. */
  readonly wallet: Wallet | null;
  /** Ids used by the Stripe-like interface. */
  readonly session: string | null;
  readonly createdAt: number;
}

export interface Refund {
  readonly id: string;
  readonly amount: number;
  readonly status: 'succeeded' | 'failed';
  readonly idempotencyKey: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly createdAt: number;
}

/** What a payer's bank takes back, in minor units of the payment. */
export interface Dispute {
  readonly id: string;
  readonly amount: number;
  readonly status: 'lost' | 'won' | 'needs_response' | 'under_review' | 'warning_needs_response';
  readonly createdAt: number;
  /** Until when the merchant can give evidence. */
  readonly dueBy: number;
}

export type PaymentStatus = 'succeeded' | 'pending' | 'action_required' | 'declined';

export interface LedgerPayment {
  readonly id: string;
  readonly merchant: string;
  readonly methodId: string | null;
  readonly type: MethodType;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  /** What the card's statement shows after the merchant's name. */
  readonly statementSuffix: string | null;
  readonly returnUrl: string;
  readonly secret: string;
  readonly status: PaymentStatus;
  readonly action: 'challenge' | 'redirect' | 'wait' | null;
  /** `authentication_required`: the bank asks for the cardholder, who was absent. */
  readonly code: CardCode | 'FAILED_PAYMENT' | 'authentication_required' | null;
  /** The code that the payer enters in the bank's app. */
  readonly instantCode: string | null;
  readonly expiresAt: number | null;
  readonly settlesAt: number | null;
  readonly settlementFails: boolean;
  readonly refunds: readonly Refund[];
  readonly cancelledAt: number | null;
  readonly dispute: Dispute | null;
  readonly idempotencyKey: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly createdAt: number;
}

export interface Customer {
  readonly id: string;
  readonly merchant: string;
  readonly email: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly createdAt: number;
}

/** The first response for an idempotency key, returned to repeated requests. */
export interface StoredAnswer {
  readonly id: string;
  readonly fingerprint: string;
  readonly status: number;
  readonly body: unknown;
  readonly createdAt: number;
}

type MovementKind =
  | 'charge'
  | 'refund'
  | 'refundFailed'
  | 'dispute'
  | 'disputeReversed'
  | 'payout'
  | 'payoutFailed'
  | 'fee';

/** A change of a merchant's balance, in the currency that it is settled in. */
export interface BalanceMovement {
  readonly id: string;
  readonly merchant: string;
  readonly kind: MovementKind;
  readonly paymentId: string | null;
  readonly refundId: string | null;
  /** The payout that contains it, or that it is. */
  readonly payoutId: string | null;
  /** Minor units before fees; positive in favour of the merchant. */
  readonly amount: number;
  readonly fee: number;
  readonly currency: string;
  /** Of a payment in another currency. */
  readonly exchangeRate: number | null;
  readonly createdAt: number;
}

/** What a merchant's bank is sent. */
export interface LedgerPayout {
  readonly id: string;
  readonly merchant: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'paid' | 'failed';
  readonly createdAt: number;
  readonly arrivesAt: number;
}
