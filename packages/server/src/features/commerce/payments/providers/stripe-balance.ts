import type { Stripe } from 'stripe';
import type { BalanceLine, LedgerLine, PaymentProvider, ProviderPayout } from './payment-provider.js';
import type { StripeConnection } from './stripe-connection.js';
import { balanceLineOf, failed, KEY, stateOf, stripeMoney } from './stripe-states.js';

/** Stripe's largest page. @see https://docs.stripe.com/api/pagination */
const PAGE = 100;

interface Page<T> {
  readonly data: readonly T[];
  readonly has_more: boolean;
}

/** The pages of a list, each asked for when it is needed. */
async function* pagesOf<T extends { readonly id: string }>(
  { ask }: StripeConnection,
  list: (page: { limit: number; starting_after?: string }) => Promise<Page<T>>,
): AsyncGenerator<readonly T[]> {
  let after: string | undefined;
  do {
    const last = after;
    let page: Page<T>;
    try {
      // oxlint-disable-next-line no-await-in-loop
      page = await ask(() => list({ limit: PAGE, ...(last === undefined ? {} : { starting_after: last }) }));
    } catch (error) {
      return failed(error);
    }
    yield page.data;
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (after !== undefined);
}

const since = (moment: Date) => ({ created: { gte: Math.floor(moment.getTime() / 1000) } });

/** Payments since a time, the oldest first. */
const ledgerSince = async (connection: StripeConnection, moment: Date): Promise<LedgerLine[]> => {
  const lines: LedgerLine[] = [];
  const pages = pagesOf(connection, (page) =>
    connection.stripe.paymentIntents.list({ ...page, ...since(moment), expand: ['data.latest_charge'] }),
  );
  for await (const page of pages)
    for (const intent of page) {
      const { status } = stateOf(intent);
      const charge = intent.latest_charge;
      lines.push({
        externalId: intent.id,
        idempotencyKey: intent.metadata[KEY] ?? null,
        amount: stripeMoney(intent.amount, intent.currency),
        refunded: charge === null || typeof charge === 'string' ? 0 : charge.amount_refunded,
        status: status === 'action-required' || status === 'authentication-required' ? 'pending' : status,
        createdAt: new Date(intent.created * 1000),
      });
    }
  // Stripe lists newest first; the ledger is oldest first.
  return lines.toReversed();
};

/** @see https://docs.stripe.com/api/payouts/object#payout_object-status */
const payoutStatus = (status: string): ProviderPayout['status'] => {
  if (status === 'paid') return 'paid';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
};

/** Payments, the balance, and what is paid out of it. @see https://docs.stripe.com/payouts/reconciliation */
export const balanceCalls = (
  connection: StripeConnection,
): Pick<PaymentProvider, 'ledgerSince' | 'balanceSince' | 'payoutsSince' | 'payoutLines'> => {
  const { stripe } = connection;
  async function* balance(
    filter: Stripe.BalanceTransactionListParams,
  ): AsyncGenerator<readonly BalanceLine[]> {
    const pages = pagesOf(connection, (page) =>
      stripe.balanceTransactions.list({ ...page, ...filter, expand: ['data.source'] }),
    );
    for await (const page of pages) yield page.map(balanceLineOf);
  }
  return {
    ledgerSince: (moment) => ledgerSince(connection, moment),
    balanceSince: (moment) => balance(since(moment)),
    payoutLines: async function* payoutLines(payout) {
      for await (const page of balance({ payout })) yield page.filter(({ kind }) => kind !== 'payout');
    },
    payoutsSince: async function* payoutsSince(moment) {
      const pages = pagesOf(connection, (page) => stripe.payouts.list({ ...page, ...since(moment) }));
      for await (const page of pages)
        yield page.map((payout) => ({
          id: payout.id,
          amount: stripeMoney(payout.amount, payout.currency),
          status: payoutStatus(payout.status),
          createdAt: new Date(payout.created * 1000),
          arrivesAt: new Date(payout.arrival_date * 1000),
        }));
    },
  };
};
