import type { CardBehaviour, CardCode } from './test-cards.js';

export const METHOD_TYPES = ['CARD', 'RECURRING_BANK_REDIRECT', 'INSTANT_PAYMENT', 'WALLET'] as const;
export type MethodType = (typeof METHOD_TYPES)[number];

/** Which interface a merchant speaks: the acquirer's own, or the one in the shape of Stripe's. */
export type Wire = 'acquirer' | 'stripe';

export interface Merchant {
  readonly name: string;
  readonly wire: Wire;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Null: its messages are kept, not sent. */
  readonly webhookUrl: string | null;
}

/** A payment method, or one that is about to become one. Numbers of cards are not kept. */
export interface StoredMethod {
  readonly id: string;
  readonly merchant: string;
  readonly type: MethodType;
  /** The merchant's name for its customer. */
  readonly account: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Opens its pages. */
  readonly secret: string;
  readonly status: 'open' | 'challenge' | 'stored' | 'declined' | 'expired' | 'removed';
  readonly code: CardCode | null;
  /** What the browser is given once the method is stored. */
  readonly token: string | null;
  readonly brand: string;
  readonly last4: string | null;
  readonly holder: string | null;
  /** `2027-04` */
  readonly expiresOn: string | null;
  readonly behaviour: CardBehaviour | null;
  /** Ids under which the Stripe-shaped interface knows it. */
  readonly session: string | null;
  readonly createdAt: number;
}

export interface Refund {
  readonly id: string;
  readonly amount: number;
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
  /** What the payer types into the bank's app. */
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

/** The first answer to a key, which repetitions get as well. */
export interface KeptAnswer {
  readonly id: string;
  readonly fingerprint: string;
  readonly status: number;
  readonly body: unknown;
}
