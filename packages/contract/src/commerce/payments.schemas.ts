import { Type, type Static } from '@sinclair/typebox';
import { Credit, Currency, MinorUnits, Scale } from './commerce.schemas.js';
import { Instant, Nullable, OneOf } from '../content/content-item.schemas.js';
import { CARD_ERRORS } from '../errors/errors.js';
import { UserLicence } from './licences.schemas.js';
import { PAGE_SIZES } from '../calls/paging.js';
import { pageQuery } from '../calls/paging.schemas.js';
import {
  CountryCode,
  RequestDate,
  Body,
  ForeignId,
  Id,
  ReturnPath,
  Token,
  idParams,
} from '../calls/params.schemas.js';
import { paymentsExamples } from './payments.examples.js';
import { defineShapes } from '../calls/shape.js';

/** `APPLE_PAY` and `GOOGLE_PAY`: a card in a wallet of the device; `WALLET`: an account at a wallet’s own page. */
export const PAYMENT_METHOD_TYPES = [
  'CARD',
  'RECURRING_BANK_REDIRECT',
  'INSTANT_PAYMENT',
  'WALLET',
  'APPLE_PAY',
  'GOOGLE_PAY',
] as const;
export const PaymentMethodType = OneOf(PAYMENT_METHOD_TYPES);

export const PaymentProvider = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    /** `form`: fields on our page; `browser`: the provider’s own page. */
    kind: OneOf(['form', 'browser'] as const),
    methods: Type.Array(PaymentMethodType),
  },
  { $id: 'PaymentProvider' },
);
export type PaymentProvider = Static<typeof PaymentProvider>;

/** The step that the browser has to complete before a payment or a payment method is accepted. */
const NextAction = Type.Object({
  type: OneOf(['REDIRECT', 'CHALLENGE', 'WAIT'] as const),
  url: Nullable(Type.String()),
});

/** Of a paid gift: its code, and until when it can be redeemed. */
const GiftOfPayment = Type.Object({
  redeemCode: Type.String(),
  recipientName: Nullable(Type.String()),
  expiresAt: Instant,
});

export const PaymentResult = Type.Object(
  {
    paymentId: Type.String(),
    status: OneOf(['SUCCEEDED', 'PENDING', 'ACTION_REQUIRED'] as const),
    nextAction: Nullable(NextAction),
    /** Licences granted by the payment; none while it is pending. */
    licences: Type.Array(UserLicence),
    gift: Type.Optional(GiftOfPayment),
  },
  { $id: 'PaymentResult' },
);
export type PaymentResult = Static<typeof PaymentResult>;

export const Card = Type.Object(
  {
    cardId: Type.String(),
    cardType: Type.String(),
    last4Digits: Nullable(Type.String({ pattern: '^[0-9]{4}$' })),
    cardHolder: Nullable(Type.String()),
    /** `2027-04`. */
    expiresOn: Nullable(Type.String({ pattern: '^[0-9]{4}-[0-9]{2}$' })),
    showEula: Type.Boolean(),
    paymentProviderId: Type.String(),
    paymentMethodType: PaymentMethodType,
    /** Names of the licences charged to it. */
    licences: Type.Array(Type.String()),
  },
  { $id: 'Card' },
);
export type Card = Static<typeof Card>;

export const Payment = Type.Object(
  {
    id: Type.String(),
    skuLicence: Nullable(Type.String()),
    when: Instant,
    sku: Type.String(),
    skus: Type.Array(Type.String()),
    itemType: OneOf(['LICENCE', 'GIFT'] as const),
    status: OneOf(['SUCCEEDED', 'PENDING', 'FAILED', 'REFUNDED', 'PARTIALLY_REFUNDED'] as const),
    /** What a pending payment waits for: the bank's decision, or the payer at the bank's page. Null otherwise. */
    waitsFor: Nullable(OneOf(['BANK', 'PAYER'] as const)),
    amount: MinorUnits,
    currency: Currency,
    scale: Scale,
    externalPaymentId: Nullable(Type.String()),
    refunds: Type.Array(
      Type.Object({
        amount: MinorUnits,
        when: Instant,
        /** Number of the credit note; null for a payment that has no invoice. */
        creditNote: Nullable(Type.Integer()),
      }),
    ),
    /** Only for a single payment, not in the history. */
    gift: Type.Optional(GiftOfPayment),
  },
  { $id: 'Payment' },
);
export type Payment = Static<typeof Payment>;

const line = Type.String({ maxLength: 120 });
/** The required fields depend on the country: see `addressRequiredFields`. */
export const BillingDetails = Type.Object(
  {
    name: Nullable(line),
    country: CountryCode,
    line1: Nullable(line),
    line2: Nullable(line),
    city: Nullable(line),
    postalCode: Nullable(Type.String({ maxLength: 20 })),
    administrativeLevel1: Nullable(line),
    taxNumber: Nullable(Type.String({ maxLength: 40 })),
    birthDate: Nullable(RequestDate),
  },
  { $id: 'BillingDetails' },
);
export type BillingDetails = Static<typeof BillingDetails>;

/** Billing details, with what the register of VAT numbers says about theirs. */
const ShownBillingDetails = Type.Composite([
  BillingDetails,
  Type.Object({
    /**
     * Of the VAT number: `pending` until the register answers, during which tax is charged; null without one that a register
     * is asked for.
     */
    vatNumberState: Nullable(OneOf(['pending', 'valid', 'invalid'])),
  }),
]);

export const InvoiceQuery = Type.Object({
  /** Number of a credit note of the payment; without it, the invoice is returned. */
  creditNote: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
});
/** An invoice or a credit note. */
export const InvoiceFile = Type.Object({
  /** Including the extension. */
  fileName: Type.String({ maxLength: 120 }),
  mediaType: Type.Literal('application/pdf'),
  /** The file, in base64 (RFC 4648, section 4). */
  content: Type.String({ contentEncoding: 'base64', maxLength: 2_000_000 }),
});

const cardParams = Type.Object({ cardId: Id });

export const paymentsShapes = defineShapes({
  listPaymentProviders: {
    summary: 'Lists the payment methods that are offered in the caller’s country.',
    response: Type.Object({ providers: Type.Array(PaymentProvider) }),
    errors: [],
    example: { providers: [paymentsExamples.provider] },
  },
  initPaymentMethod: {
    summary: 'Starts to store a payment method with its provider.',
    body: Body({
      targetPaymentProvider: Id,
      paymentMethodType: PaymentMethodType,
      returnPath: Type.Optional(ReturnPath),
    }),
    response: Type.Object({
      paymentDetailsExternalId: Type.String(),
      /** For the provider’s own fields; valid for this method only. */
      clientSecret: Nullable(Type.String()),
      nextAction: Nullable(NextAction),
    }),
    status: 201,
    errors: ['MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED', 'CAPTCHA_REQUIRED', 'PROVIDER_FAILED'],
    example: { paymentDetailsExternalId: 'pd-1', clientSecret: 'seti_1_secret_2', nextAction: null },
  },
  validatePaymentMethod: {
    summary: 'Stores a payment method that its provider has accepted.',
    body: Body({
      paymentDetailsExternalId: ForeignId,
      /** The token that the provider returned to the browser. */
      providerToken: Type.Optional(Token),
    }),
    response: Card,
    errors: [
      ...CARD_ERRORS,
      'MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED',
      'CAPTCHA_FAIL_ERROR',
      'CHALLENGE_FAILED',
      'PROVIDER_FAILED',
    ],
    example: paymentsExamples.card,
  },
  listCards: {
    summary: 'Lists the caller’s stored payment methods, the default one first.',
    response: Type.Object({ cards: Type.Array(Card), defaultCardId: Nullable(Type.String()) }),
    errors: [],
    example: { cards: [paymentsExamples.card], defaultCardId: 'c-1' },
  },
  setDefaultCard: {
    summary: 'Makes a stored card the default.',
    params: cardParams,
    response: null,
    errors: ['CARD_NOT_FOUND'],
    example: null,
  },
  removeCard: {
    summary: 'Deletes a stored payment method to which no licence is charged.',
    params: cardParams,
    response: null,
    errors: ['CARD_NOT_FOUND', 'CONFLICT'],
    example: null,
  },
  listPayments: {
    summary: 'Lists the caller’s payments, newest first.',
    query: Type.Object(pageQuery(PAGE_SIZES.payments)),
    response: Type.Object({
      payments: Type.Array(Payment),
      page: Type.Integer(),
      totalPages: Type.Integer(),
    }),
    errors: [],
    example: { payments: [paymentsExamples.payment], page: 1, totalPages: 1 },
  },
  getPayment: {
    summary: 'Returns one payment and its state, such as after a bank’s page or a slow transfer.',
    params: idParams,
    response: Payment,
    errors: ['PAYMENT_NOT_FOUND'],
    example: paymentsExamples.payment,
  },
  authenticatePayment: {
    summary: 'Continues a payment of a renewal that the payer’s bank wants to have confirmed.',
    params: idParams,
    response: PaymentResult,
    errors: [
      ...CARD_ERRORS,
      'PAYMENT_NOT_FOUND',
      'PAYMENT_ERROR',
      'KID_PURCHASE_DENIED',
      'SIGNUP_GEO_RESTRICTED',
      'VPN_DETECTED',
      'FORBIDDEN',
      'PROVIDER_FAILED',
    ],
    example: {
      paymentId: 'pay-1',
      status: 'ACTION_REQUIRED',
      nextAction: { type: 'REDIRECT', url: 'https://bank.example/approve' },
      licences: [],
    },
  },
  getInvoice: {
    summary:
      'Returns the invoice of a payment, or a credit note of a refund, as a PDF in the caller’s language.',
    params: idParams,
    query: InvoiceQuery,
    response: InvoiceFile,
    errors: ['PAYMENT_NOT_FOUND'],
    example: { fileName: '000123.pdf', mediaType: 'application/pdf', content: 'JVBERi0xLjM=' },
  },
  getCredit: {
    summary: 'Returns what is left of the caller’s credit, by currency; coming payments use it.',
    response: Type.Object({ credits: Type.Array(Credit) }),
    errors: [],
    example: { credits: [{ amount: 9510, currency: 'GBP', scale: 2 }] },
  },
  getBillingDetails: {
    summary: 'Returns the name and address to which invoices are made out.',
    response: ShownBillingDetails,
    errors: [],
    example: { ...paymentsExamples.billing, vatNumberState: null },
  },
  saveBillingDetails: {
    summary: 'Changes the name and address to which invoices are made out.',
    body: Type.Partial(BillingDetails, { additionalProperties: false, minProperties: 1 }),
    response: ShownBillingDetails,
    errors: ['BASKET_REQUIREMENTS_FAILED'],
    example: { ...paymentsExamples.billing, vatNumberState: null },
  },
});
