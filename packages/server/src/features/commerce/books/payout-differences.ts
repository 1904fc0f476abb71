import type { PayoutDifference } from '../../../database/schema/books.js';
import type { MatchedLine, PayoutRow } from './provider-balance.repository.js';

const money = (amount: number | null, currency: string | null): string => `${amount ?? 0} ${currency ?? ''}`;

/** Kinds of line that belong to a payment. */
const PAYING: ReadonlySet<MatchedLine['kind']> = new Set<MatchedLine['kind']>([
  'charge',
  'refund',
  'refundFailed',
  'dispute',
  'disputeReversed',
]);

/**
 * What a line of a payout says about a payment, compared with what is recorded here.
 * @see docs/rules/commerce.md MONEY-105
 */
export const lineDifference = (line: MatchedLine): PayoutDifference | undefined => {
  if (!PAYING.has(line.kind)) return undefined;
  const there = money(line.paidAmount, line.paidCurrency);
  const difference = (kind: PayoutDifference['kind'], here: string, found: string): PayoutDifference => ({
    kind,
    movementId: line.id,
    paymentId: line.paymentId,
    externalId: line.paymentExternalId,
    here,
    there: found,
  });
  if (line.paymentId === null) return difference('unknown-here', 'nothing', `${line.kind} ${there}`);
  switch (line.kind) {
    case 'charge': {
      const here = money(line.paymentAmount, line.paymentCurrency);
      if (line.paymentStatus !== 'succeeded') return difference('status', line.paymentStatus ?? '', 'paid');
      return here === there ? undefined : difference('amount', here, there);
    }
    case 'refund':
    case 'refundFailed': {
      if (line.refundStatus === null) return difference('refund', 'nothing', there);
      const here = money(line.refundAmount, line.paymentCurrency);
      return here === there ? undefined : difference('refund', here, there);
    }
    case 'dispute':
      return line.isDisputed ? undefined : difference('dispute', 'nothing', there);
    case 'disputeReversed':
      return line.isDisputeReversed ? undefined : difference('dispute', 'not reversed', there);
    case 'payout':
    case 'payoutFailed':
    case 'fee':
    case 'other':
      return undefined;
  }
};

/** The payout as a whole: its lines add up to it. */
export const sumDifference = (
  { amount, currency }: Pick<PayoutRow, 'amount' | 'currency'>,
  net: number,
): PayoutDifference | undefined =>
  net === amount
    ? undefined
    : {
        kind: 'sum',
        movementId: null,
        paymentId: null,
        externalId: null,
        here: money(net, currency),
        there: money(amount, currency),
      };
