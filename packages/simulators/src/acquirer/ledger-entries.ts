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
  readonly behaviour: CardBehaviour | null;
  /** Ids used by the Stripe-like interface. */
  readonly session: string | null;
  readonly createdAt: number;
}

export interface Refund {
  readonly id: string;
  readonly amount: number;
  readonly idempotencyKey: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly createdAt: number;
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
  readonly returnUrl: string;
  readonly secret: string;
  readonly status: PaymentStatus;
  readonly action: 'challenge' | 'redirect' | 'wait' | null;
  readonly code: CardCode | 'FAILED_PAYMENT' | null;
  /** The code that the payer enters in the bank's app. */
  readonly instantCode: string | null;
  readonly expiresAt: number | null;
  readonly settlesAt: number | null;
  readonly settlementFails: boolean;
  readonly refunds: readonly Refund[];
  readonly idempotencyKey: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly createdAt: number;
}

export interface Customer {
  readonly id: string;
  readonly merchant: string;
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
