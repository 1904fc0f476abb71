import type { Balance } from './balance.js';
import type { Deliveries } from './deliveries.js';
import type { Ledger } from './ledger.js';
import type { Limiter } from './limiter.js';
import type { Merchant } from './ledger-entries.js';

/** Simulated outages: `down` refuses every request, `slow` processes requests and responds late. */
interface Outage {
  kind: 'none' | 'down' | 'slow';
  slowMs: number;
}

/** How the merchant has registered its webhook at Stripe; null: as the documentation of the service says. */
interface Endpoint {
  apiVersion: string | null;
  events: readonly string[] | null;
  isEnabled: boolean;
}

/** The parts shared by the acquirer's interfaces and pages. */
export interface AcquirerParts {
  /** `http://localhost:4643` */
  readonly origin: string;
  readonly ledger: Ledger;
  readonly balance: Balance;
  readonly merchants: readonly Merchant[];
  readonly deliveries: Deliveries;
  readonly now: () => number;
  readonly outage: Outage;
  readonly limiter: Limiter;
  readonly endpoint: Endpoint;
}

export const merchantNamed = ({ merchants }: AcquirerParts, name: string): Merchant => {
  const found = merchants.find((merchant) => merchant.name === name);
  if (found === undefined) throw new Error(`No merchant is called ${name}.`);
  return found;
};

export const methodPage = (
  { origin }: AcquirerParts,
  { id, secret }: { id: string; secret: string },
): string => `${origin}/pages/methods/${id}?secret=${secret}`;

export const paymentPage = (
  { origin }: AcquirerParts,
  { id, secret }: { id: string; secret: string },
): string => `${origin}/pages/payments/${id}?secret=${secret}`;
