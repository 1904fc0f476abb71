import type { ledgerEntries } from '../../../database/schema/books.js';
import type { KeptCredit, payments, refunds, UsedCredit } from '../../../database/schema/payments.js';

type PaymentRow = typeof payments.$inferSelect;
type BookedRefund = Pick<typeof refunds.$inferSelect, 'id' | 'amount'>;

/** An account of the ledger with the change of a movement, in minor units: a debit is positive, a credit negative. */
export interface Posting {
  readonly account: string;
  readonly amount: number;
}

/** A movement of money; the sum of its postings is zero. */
export interface Movement {
  readonly kind: typeof ledgerEntries.$inferSelect.kind;
  /** Null for what comes from the balance at a provider, and for credit that finance has given. */
  readonly paymentId: string | null;
  readonly refundId: string | null;
  /** The change of the balance at a provider that it comes from. */
  readonly source: { readonly providerId: string; readonly movementId: string } | null;
  /** The credit that finance has given. */
  readonly creditId?: string;
  readonly at: Date;
  readonly currency: string;
  readonly scale: number;
  readonly postings: readonly Posting[];
}

/** The part of a payment that the books need. */
export type BookedPayment = Pick<
  PaymentRow,
  'id' | 'accountId' | 'amount' | 'tax' | 'currency' | 'scale' | 'providerId' | 'licenceId' | 'itemType'
> & {
  readonly order: Pick<PaymentRow['order'], 'balanceUsed'> & {
    readonly price: Pick<PaymentRow['order']['price'], 'taxCountry' | 'taxRegion'>;
  };
};

/** Sums of a payment's postings, by account. */
export type Balances = ReadonlyMap<string, number>;

/** What a provider owes for its payments. */
const receivable = ({ providerId }: BookedPayment): string => `receivable:${providerId ?? ''}`;
const TAX = 'tax:';
/** Tax to be paid to a country, or to a state or province. */
const tax = ({ order: { price } }: BookedPayment): string =>
  `${TAX}${price.taxCountry}${price.taxRegion === null ? '' : `-${price.taxRegion}`}`;
/** The tax that postings take back, in minor units. */
export const taxOf = (balances: Balances): number =>
  [...balances].reduce((sum, [account, amount]) => sum + (account.startsWith(TAX) ? amount : 0), 0);

/** What was sold. */
const revenue = ({ licenceId }: BookedPayment): string => `revenue:${licenceId}`;
/** What is owed to those who redeem gifts that were sold. */
const gifts = ({ licenceId }: BookedPayment): string => `gifts:${licenceId}`;

const movement = (
  { id, currency, scale }: BookedPayment,
  entry: Pick<Movement, 'kind' | 'at'> & Partial<Pick<Movement, 'refundId'>>,
  postings: readonly Posting[],
): Movement => ({
  refundId: null,
  ...entry,
  source: null,
  paymentId: id,
  currency,
  scale,
  postings: postings.filter(({ amount }) => amount !== 0),
});

/** What is owed to an account that has credit, without the tax, which was booked with the payment that it comes from. */
const credits = ({ accountId }: Pick<BookedPayment, 'accountId'>): string => `credits:${accountId ?? ''}`;

/** A payment that was made, partly with credit; a gift becomes revenue when it is redeemed. */
export const chargeOf = (payment: BookedPayment, at: Date): Movement => {
  const credit = payment.order.balanceUsed?.net ?? 0;
  return movement(payment, { kind: 'charge', at }, [
    { account: receivable(payment), amount: payment.amount },
    { account: credits(payment), amount: credit },
    { account: tax(payment), amount: -payment.tax },
    {
      account: payment.itemType === 'GIFT' ? gifts(payment) : revenue(payment),
      amount: payment.tax - payment.amount - credit,
    },
  ]);
};

/** Revenue of licences that another one has replaced becomes credit of their holder. */
export const creditsOf = (
  payment: Pick<PaymentRow, 'id' | 'accountId'>,
  kept: readonly KeptCredit[],
  at: Date,
): Movement[] =>
  kept.map(({ licenceId, net, currency, scale }) => ({
    kind: 'creditKept',
    paymentId: payment.id,
    refundId: null,
    source: null,
    at,
    currency,
    scale,
    postings: [
      { account: `revenue:${licenceId}`, amount: net },
      { account: credits(payment), amount: -net },
    ].filter(({ amount }) => amount !== 0),
  }));

/** Credit that finance gives costs the seller; no tax was paid for it. */
export const givenCreditOf = (
  creditId: string,
  { amount, currency, scale }: Omit<UsedCredit, 'net'>,
  accountId: string,
  at: Date,
): Movement => ({
  kind: 'creditGiven',
  paymentId: null,
  refundId: null,
  source: null,
  creditId,
  at,
  currency,
  scale,
  postings: [
    { account: 'goodwill:credit', amount },
    { account: credits({ accountId }), amount: -amount },
  ],
});

/** Credit that goes with the money that it came from is revenue again, from which that money is then given back. */
export const takenCreditOf = (
  payment: BookedPayment,
  { net, refundId }: UsedCredit & { readonly refundId: string | null },
  at: Date,
): Movement =>
  movement(payment, { kind: 'creditTaken', refundId, at }, [
    { account: credits(payment), amount: net },
    { account: revenue(payment), amount: -net },
  ]);

/** Money that leaves again takes its share of the tax with it; the rest comes from an unredeemed gift, or is a loss. */
const given = (payment: BookedPayment, balances: Balances, amount: number, loss: string): Posting[] => {
  const left = balances.get(receivable(payment)) ?? 0;
  const taxLeft = balances.get(tax(payment)) ?? 0;
  const taxShare = left <= 0 ? 0 : Math.round((taxLeft * Math.min(amount, left)) / left);
  const isOpenGift = (balances.get(gifts(payment)) ?? 0) < 0;
  return [
    { account: receivable(payment), amount: -amount },
    { account: tax(payment), amount: -taxShare },
    { account: isOpenGift ? gifts(payment) : loss, amount: amount + taxShare },
  ];
};

/** @param balances of the payment before the refund */
export const refundOf = (
  payment: BookedPayment,
  { id, amount }: BookedRefund,
  balances: Balances,
  at: Date,
): Movement =>
  movement(
    payment,
    { kind: 'refund', refundId: id, at },
    given(payment, balances, amount, `refunds:${payment.licenceId}`),
  );

/** A refund that its provider reported as made has failed. @param postings those of the refund */
export const failedRefundOf = (
  payment: BookedPayment,
  { id }: Pick<BookedRefund, 'id'>,
  postings: Balances,
  at: Date,
): Movement =>
  movement(
    payment,
    { kind: 'refundFailed', refundId: id, at },
    [...postings].map(([account, amount]) => ({ account, amount: -amount })),
  );

/** The payer's bank takes back what is left of a payment. */
export const disputeOf = (payment: BookedPayment, balances: Balances, at: Date): Movement =>
  movement(
    payment,
    { kind: 'dispute', at },
    given(payment, balances, balances.get(receivable(payment)) ?? 0, `disputes:${payment.licenceId}`),
  );

/** The seller has won the money of a dispute back. @param disputed postings of the dispute */
export const disputeReversalOf = (payment: BookedPayment, disputed: Balances, at: Date): Movement =>
  movement(
    payment,
    { kind: 'disputeReversed', at },
    [...disputed].map(([account, amount]) => ({ account, amount: -amount })),
  );

/** What was owed for a gift has been delivered. */
export const redemptionOf = (payment: BookedPayment, balances: Balances, at: Date): Movement => {
  const owed = balances.get(gifts(payment)) ?? 0;
  return movement(payment, { kind: 'giftRedeemed', at }, [
    { account: gifts(payment), amount: -owed },
    { account: revenue(payment), amount: owed },
  ]);
};
