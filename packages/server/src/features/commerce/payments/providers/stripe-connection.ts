import type { Stripe } from 'stripe';
import type { Patience } from './patience.js';
import type { MethodType } from './payment-provider.js';

/** The tools of the adapter's calls. */
export interface StripeConnection {
  readonly id: string;
  readonly methods: readonly MethodType[];
  readonly stripe: Stripe;
  /** Calls Stripe, without exceeding its limits. */
  readonly ask: Patience;
}
