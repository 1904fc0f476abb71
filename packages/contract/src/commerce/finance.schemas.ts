import { Type, type Static } from '@sinclair/typebox';
import { Credit, Currency, LicencePeriod, MinorUnits, Scale } from './commerce.schemas.js';
import { Instant, Nullable, OneOf } from '../content/content-item.schemas.js';
import { Body, Id, RequestInstant, idParams } from '../calls/params.schemas.js';
import { defineShapes } from '../calls/shape.js';
import { paymentsExamples } from './payments.examples.js';
import { InvoiceFile, InvoiceQuery, Payment } from './payments.schemas.js';

/** A payment as finance sees it. */
export const CustomerPayment = Type.Composite(
  [
    Payment,
    Type.Object({
      /** The account that paid; null for a guest, or an account that was deleted. */
      customerId: Nullable(Type.String()),
      /** Name of what was bought. */
      item: Type.String(),
      /** Number of the invoice; null for a payment that moved no money. */
      invoice: Nullable(Type.Integer()),
      /** Of the amount, what can still be given back. */
      refundable: MinorUnits,
      tax: MinorUnits,
      providerId: Nullable(Type.String()),
      /** Of the card that was charged. */
      last4Digits: Nullable(Type.String()),
      declineCode: Nullable(Type.String()),
      /** When the payer’s bank took the money back; null: never. */
      disputedAt: Nullable(Instant),
    }),
  ],
  { $id: 'CustomerPayment' },
);
export type CustomerPayment = Static<typeof CustomerPayment>;

const Customer = Type.Object({
  id: Type.String(),
  email: Nullable(Type.String()),
  name: Type.String(),
  createdAt: Instant,
});

/** A licence that a customer holds or has held. */
const CustomerLicence = Type.Object({
  licenceId: Type.String(),
  name: Type.String(),
  status: OneOf(['active', 'inactive', 'expired'] as const),
  trial: Type.Boolean(),
  paused: Type.Boolean(),
  renews: Type.Boolean(),
  expiresAt: Nullable(Instant),
  /** Null for a licence that does not renew here, such as a gift. */
  renewalPrice: Nullable(
    Type.Object({ amount: MinorUnits, currency: Currency, scale: Scale, period: LicencePeriod }),
  ),
  /** Name of the outside provider whose customers hold it; such a licence cannot be changed here. */
  provider: Nullable(Type.String()),
});

const Plan = Type.Object({
  licenceId: Type.String(),
  name: Type.String(),
  /** Whether it renews: a licence can be moved only to one that does. */
  renews: Type.Boolean(),
});

/** One customer: licences, payments with their invoices, payment methods and credit. */
export const CustomerOverview = Type.Composite(
  [
    Customer,
    Type.Object({
      /** When the account will be deleted; null unless deletion was requested. */
      deletesAt: Nullable(Instant),
      licences: Type.Array(CustomerLicence),
      /** The latest fifty. */
      payments: Type.Array(CustomerPayment),
      cards: Type.Array(
        Type.Object({
          cardType: Type.String(),
          last4Digits: Nullable(Type.String()),
          expiresOn: Nullable(Type.String()),
          providerId: Type.String(),
        }),
      ),
      /** What can be granted. */
      plans: Type.Array(Plan),
      /** What is left of the credit, by currency. */
      credits: Type.Array(Credit),
      /** In which credit can be given. */
      currencies: Type.Array(Type.Object({ currency: Currency, scale: Scale })),
    }),
  ],
  { $id: 'CustomerOverview' },
);
export type CustomerOverview = Static<typeof CustomerOverview>;

export const DISPUTE_STATES = ['needs-response', 'under-review', 'won', 'lost'] as const;

const Dispute = Type.Object({
  payment: CustomerPayment,
  customer: Nullable(Customer),
  state: OneOf(DISPUTE_STATES),
  /** Until when evidence can be given at the provider; null if it does not tell. */
  dueBy: Nullable(Instant),
});
export type Dispute = Static<typeof Dispute>;

const reasonAndKey = {
  /** Kept in the audit log. */
  reason: Type.String({ minLength: 1, maxLength: 400, pattern: '\\S' }),
  /** Makes a repeated request idempotent: the same key acts once. */
  idempotencyKey: Type.String({ minLength: 8, maxLength: 64 }),
};
const licenceParams = Type.Object({ id: Id, licenceId: Id });

const payment: CustomerPayment = {
  ...(paymentsExamples.payment as Static<typeof Payment>),
  customerId: 'a-7d1f',
  item: 'Ringside monthly',
  invoice: 12,
  refundable: 999,
  tax: 167,
  providerId: 'card',
  last4Digits: '4242',
  declineCode: null,
  disputedAt: null,
};
const customer = {
  id: 'a-7d1f',
  email: 'viewer@footlight.example',
  name: 'Vera',
  createdAt: '2026-01-05T10:00:00.000Z',
};
const overview: CustomerOverview = {
  ...customer,
  deletesAt: null,
  licences: [
    {
      licenceId: '7001',
      name: 'Ringside monthly',
      status: 'active',
      trial: false,
      paused: false,
      renews: true,
      expiresAt: '2026-12-21T20:00:00.000Z',
      renewalPrice: { amount: 999, currency: 'GBP', scale: 2, period: 'P1M' },
      provider: null,
    },
  ],
  payments: [payment],
  cards: [{ cardType: 'visa', last4Digits: '4242', expiresOn: '2028-04', providerId: 'card' }],
  plans: [
    { licenceId: '7001', name: 'Ringside monthly', renews: true },
    { licenceId: '7002', name: 'Ringside annual', renews: true },
  ],
  credits: [{ amount: 500, currency: 'GBP', scale: 2 }],
  currencies: [
    { currency: 'GBP', scale: 2 },
    { currency: 'USD', scale: 2 },
  ],
};
const changed = { response: CustomerOverview, example: overview };

export const financeShapes = defineShapes({
  findCustomers: {
    summary:
      'Finds customers by email, name or digits of a card, and payments by the number of an invoice or a payment.',
    query: Type.Object({ search: Type.String({ minLength: 1, maxLength: 254 }) }),
    response: Type.Object({
      customers: Type.Array(Customer),
      /** Payments that the number belongs to, also those of guests. */
      payments: Type.Array(CustomerPayment),
    }),
    errors: [],
    example: { customers: [customer], payments: [] },
  },
  getCustomer: {
    summary: 'Returns one customer with licences, payments, invoices and payment methods.',
    params: idParams,
    response: CustomerOverview,
    errors: ['ACCOUNT_NOT_FOUND'],
    example: overview,
  },
  getCustomerInvoice: {
    summary: 'Returns the invoice of any payment, or a credit note of it, as a PDF in the caller’s language.',
    params: idParams,
    query: InvoiceQuery,
    response: InvoiceFile,
    errors: ['PAYMENT_NOT_FOUND'],
    example: { fileName: '000123.pdf', mediaType: 'application/pdf', content: 'JVBERi0xLjM=' },
  },
  listDisputes: {
    summary: 'Lists payments that banks take back, those that need a response first.',
    response: Type.Object({ disputes: Type.Array(Dispute) }),
    errors: [],
    example: {
      disputes: [{ payment, customer, state: 'needs-response', dueBy: '2026-12-01T00:00:00.000Z' }],
    },
  },
  refundPayment: {
    summary: 'Refunds a part of a payment, or all that is left of it.',
    params: idParams,
    body: Body({
      /** Default: everything that has not been refunded. */
      amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000 })),
      ...reasonAndKey,
    }),
    response: Type.Object({ refundId: Type.String(), amount: MinorUnits }),
    status: 201,
    errors: ['PAYMENT_NOT_FOUND', 'CONFLICT', 'PROVIDER_FAILED'],
    example: { refundId: 're-1', amount: 999 },
  },
  giveCustomerCredit: {
    summary: 'Gives a customer credit, which coming purchases of plans and renewals use before they charge.',
    params: idParams,
    body: Body({
      /** Minor units. */
      amount: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
      /** One in which plans are sold. */
      currency: Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3 }),
      ...reasonAndKey,
    }),
    ...changed,
    errors: ['ACCOUNT_NOT_FOUND', 'CONFLICT'],
  },
  grantLicence: {
    summary: 'Gives a customer a licence until a date, without a payment; it does not renew.',
    params: idParams,
    body: Body({ licenceId: Id, until: RequestInstant, ...reasonAndKey }),
    ...changed,
    /** `LICENCE_STATE_CONFLICT`: the customer has it already; `CONFLICT`: the key was used for something else. */
    errors: ['ACCOUNT_NOT_FOUND', 'LICENCE_NOT_FOUND', 'LICENCE_STATE_CONFLICT', 'CONFLICT'],
  },
  extendCustomerLicence: {
    summary: 'Extends a licence by free days: the next renewal is charged after them.',
    params: licenceParams,
    body: Body({ days: Type.Integer({ minimum: 1, maximum: 366 }), ...reasonAndKey }),
    ...changed,
    errors: ['ACCOUNT_NOT_FOUND', 'LICENCE_NOT_FOUND', 'LICENCE_STATE_CONFLICT', 'CONFLICT'],
  },
  cancelCustomerLicence: {
    summary: 'Stops the renewal of a licence, or ends it at once. Nothing is refunded by that.',
    params: licenceParams,
    body: Body({ when: OneOf(['atEnd', 'now'] as const), ...reasonAndKey }),
    ...changed,
    errors: ['ACCOUNT_NOT_FOUND', 'LICENCE_NOT_FOUND', 'LICENCE_STATE_CONFLICT', 'CONFLICT'],
  },
  moveCustomerLicence: {
    summary:
      'Moves a customer to another plan for the rest of the paid period; renewals cost what that plan costs.',
    params: licenceParams,
    body: Body({ toLicenceId: Id, ...reasonAndKey }),
    ...changed,
    errors: ['ACCOUNT_NOT_FOUND', 'LICENCE_NOT_FOUND', 'LICENCE_STATE_CONFLICT', 'CONFLICT'],
  },
});
