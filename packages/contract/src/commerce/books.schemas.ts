import { Type, type Static } from '@sinclair/typebox';
import { PAGE_SIZES } from '../calls/paging.js';
import { pageQuery } from '../calls/paging.schemas.js';
import { ForeignId, Id, RequestDate } from '../calls/params.schemas.js';
import { defineShapes } from '../calls/shape.js';
import { Instant, Nullable, OneOf } from '../content/content-item.schemas.js';

/** What a payment provider has sent to the seller’s bank. Amounts are in minor units. */
export const Payout = Type.Object(
  {
    providerId: Type.String(),
    /** The provider’s id. */
    id: Type.String(),
    amount: Type.Integer(),
    currency: Type.String(),
    scale: Type.Integer(),
    status: OneOf(['pending', 'paid', 'failed'] as const),
    createdAt: Instant,
    /** When it arrives at the bank. */
    arrivesAt: Instant,
    /** When it was compared with the payments, refunds and disputes here; null: not yet. */
    comparedAt: Nullable(Instant),
    /** Number of changes of the balance that it pays out. */
    movements: Type.Integer(),
    /** Their sum before fees. */
    gross: Type.Integer(),
    fees: Type.Integer(),
    differenceCount: Type.Integer(),
  },
  { $id: 'Payout' },
);
export type Payout = Static<typeof Payout>;

/** A line of a payout that is not as the books here say. */
export const PayoutDifference = Type.Object(
  {
    /**
     * `unknown-here`: no such payment. `status`, `amount`: of the payment. `refund`, `dispute`: not recorded here, or
     * with another amount. `sum`: the lines do not add up to the payout.
     */
    kind: OneOf(['unknown-here', 'status', 'amount', 'refund', 'dispute', 'sum'] as const),
    /** The provider’s change of the balance; null for the payout as a whole. */
    movementId: Nullable(Type.String()),
    paymentId: Nullable(Type.String()),
    /** The provider’s id of the payment. */
    externalId: Nullable(Type.String()),
    /** What is recorded here, such as `999 GBP` in minor units. */
    here: Type.String(),
    /** What the provider says. */
    there: Type.String(),
  },
  { $id: 'PayoutDifference' },
);
export type PayoutDifference = Static<typeof PayoutDifference>;

const payout: Payout = {
  providerId: 'card',
  id: 'po_1234567890abcdefghijklmn',
  amount: 48_210,
  currency: 'GBP',
  scale: 2,
  status: 'paid',
  createdAt: '2026-11-20T06:00:00.000Z',
  arrivesAt: '2026-11-22T00:00:00.000Z',
  comparedAt: '2026-11-20T12:00:00.000Z',
  movements: 51,
  gross: 49_951,
  fees: 1741,
  differenceCount: 1,
};

export const booksShapes = defineShapes({
  listPayouts: {
    summary: 'Lists what payment providers have sent to the bank, newest first.',
    query: Type.Object(pageQuery(PAGE_SIZES.payouts)),
    response: Type.Object({
      payouts: Type.Array(Payout),
      page: Type.Integer(),
      totalPages: Type.Integer(),
    }),
    errors: [],
    example: { payouts: [payout], page: 1, totalPages: 1 },
  },
  getPayout: {
    summary: 'Returns one payout with what differs from the payments, refunds and disputes here.',
    params: Type.Object({ providerId: Id, id: ForeignId }),
    response: Type.Object({
      payout: Payout,
      /** At most the first 100. */
      differences: Type.Array(PayoutDifference),
    }),
    errors: ['PAYMENT_NOT_FOUND'],
    example: {
      payout,
      differences: [
        {
          kind: 'unknown-here',
          movementId: 'txn_1234567890abcdefghijklmn',
          paymentId: null,
          externalId: 'pi_1234567890abcdefghijklmn',
          here: 'nothing',
          there: 'charge 999 GBP',
        },
      ],
    },
  },
  exportLedger: {
    summary: 'Returns the ledger of a period as a file: CSV, or a journal for plain text accounting.',
    query: Type.Object({
      /** The first day, in UTC. */
      from: RequestDate,
      /** The last day, in UTC. */
      to: RequestDate,
      format: Type.Optional(OneOf(['csv', 'journal'] as const)),
    }),
    response: Type.String(),
    mediaType: 'text/csv',
    errors: [],
    example: 'entry,time,kind,account,debit,credit,currency,invoice,payment,refund,provider_movement\r\n',
  },
});
