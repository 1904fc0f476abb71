import type { BalanceLine } from '../payments/providers/payment-provider.js';
import type { Movement, Posting } from './movement.js';

type Kind = Movement['kind'];

const PAYOUTS: Partial<Record<BalanceLine['kind'], Kind>> = {
  payout: 'payout',
  payoutFailed: 'payoutFailed',
};

/**
 * The entries of the ledger for a change of the balance at a provider: what the provider keeps, what it sends to the
 * bank, and what it converts. Payments, refunds and disputes themselves are recorded when they happen here.
 * @see docs/rules/commerce.md MONEY-104
 */
export const entriesOf = (providerId: string, line: BalanceLine): readonly Movement[] => {
  const { id, kind, amount, fee, paid, at } = line;
  const receivable = `receivable:${providerId}`;
  const entry = (
    of: Kind,
    { currency, scale }: Pick<Movement, 'currency' | 'scale'>,
    postings: readonly Posting[],
  ): Movement => ({
    kind: of,
    paymentId: null,
    refundId: null,
    source: { providerId, movementId: id },
    at,
    currency,
    scale,
    postings: postings.filter((posting) => posting.amount !== 0),
  });
  const between = (other: string, moved: number): readonly Posting[] => [
    { account: receivable, amount: moved },
    { account: `${other}:${providerId}`, amount: -moved },
  ];
  const kept = fee - (kind === 'fee' ? amount.minor : 0);
  const paidOut = PAYOUTS[kind];
  const isConverted = paid !== null && paid.currency !== amount.currency;
  const sign = Math.sign(amount.minor);
  return [
    entry('fee', amount, between('fees', -kept)),
    ...(paidOut === undefined ? [] : [entry(paidOut, amount, between('bank', amount.minor))]),
    ...(kind === 'other' ? [entry('adjustment', amount, between('adjustments', amount.minor))] : []),
    ...(isConverted
      ? [
          entry('convertedFrom', paid, between('exchange', -sign * paid.minor)),
          entry('convertedTo', amount, between('exchange', amount.minor)),
        ]
      : []),
  ].filter(({ postings }) => postings.length > 0);
};
