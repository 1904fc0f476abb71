import { Type, type Static } from '@sinclair/typebox';
import { basketsExamples } from './baskets.examples.js';
import { Credit, Currency, Discount, LicencePeriod, MinorUnits, Scale } from './commerce.schemas.js';
import { Instant, Nullable, OneOf } from '../content/content-item.schemas.js';
import { CARD_ERRORS, type ErrorCode } from '../errors/errors.js';
import { licencesExamples } from './licences.examples.js';
import { UserLicence } from './licences.schemas.js';
import { Body, ForeignId, Id, Token, idParams } from '../calls/params.schemas.js';
import { PaymentMethodType, PaymentProvider, PaymentResult } from './payments.schemas.js';
import { defineShapes } from '../calls/shape.js';

const BasketItem = Type.Object({
  sku: Type.String(),
  licenceId: Nullable(Type.String()),
  name: Type.String(),
  amount: MinorUnits,
  discountedAmount: MinorUnits,
  subscriptionSetting: Nullable(
    Type.Object({
      subscriptionPeriod: LicencePeriod,
      subscriptionType: OneOf(['RENEWING', 'ONCE'] as const),
      trialPeriodDuration: Nullable(Type.String()),
    }),
  ),
});

/** The service computes it completely on every change; the response replaces the browser's copy. */
export const Basket = Type.Object(
  {
    id: Type.String(),
    itemType: OneOf(['LICENCE', 'GIFT'] as const),
    basketItems: Type.Array(BasketItem),
    vouchers: Type.Array(Type.Object({ code: Type.String(), discount: Discount })),
    currency: Currency,
    scale: Scale,
    /** Without discounts, tax included. */
    total: MinorUnits,
    /** Due today, tax included. */
    discountedTotal: MinorUnits,
    tax: MinorUnits,
    discountedTax: MinorUnits,
    taxInclusive: Type.Boolean(),
    /** Available payment providers; empty when nothing is due today or later. A trial is due later. */
    providers: Type.Array(PaymentProvider),
    billingDetailsRequired: Type.Boolean(),
    /** Billing details that are still missing. */
    missingFields: Type.Array(Type.String()),
    /** Whether it comes with a trial; `DENIED` when the caller has already had one. */
    freeTrial: OneOf(['NONE', 'OFFERED', 'DENIED'] as const),
  },
  { $id: 'Basket' },
);
export type Basket = Static<typeof Basket>;

/** Omitted when nothing is due today. */
const PaymentArrangement = Body({
  primaryPaymentDetailsAttributes: Body({
    paymentDetailsExternalId: Type.Optional(ForeignId),
    targetPaymentProvider: Id,
    paymentMethodType: PaymentMethodType,
  }),
});
/** Answers to the terms with the scope `purchase`; each required one has to be agreed to with every purchase. */
const consent = Type.Optional(Type.Array(Body({ fieldName: Id, answer: Type.Boolean() }), { maxItems: 50 }));
/** Makes a repeated payment idempotent: the same key is charged once. */
const idempotencyKey = Type.String({ minLength: 8, maxLength: 64 });
const acknowledgeNoFreeTrial = Type.Optional(
  Type.Boolean({
    description: 'Whether the caller has been told that there is no free trial, and continues.',
  }),
);
const acknowledgeQuery = Type.Object({ acknowledgeNoFreeTrial });

const blocked = [
  'KID_PURCHASE_DENIED',
  'SIGNUP_GEO_RESTRICTED',
  'VPN_DETECTED',
  'FORBIDDEN',
  'INVALID_TIER_CHANGE',
  'LICENCE_STATE_CONFLICT',
  'PURCHASE_PENDING',
] as const satisfies readonly ErrorCode[];
const voucherErrors = [
  'BASKET_NOT_FOUND',
  'VOUCHER_NOT_FOUND',
  'VOUCHER_EXPIRED',
  'VOUCHER_NOT_YET_VALID',
  'VOUCHER_USED_UP',
  'VOUCHER_NOT_APPLICABLE',
] as const satisfies readonly ErrorCode[];
const payErrors = [
  ...blocked,
  ...CARD_ERRORS,
  'UNAUTHORISED',
  'CONSENT_REQUIRED',
  'BASKET_NOT_FOUND',
  'BASKET_CHANGED',
  'FREE_TRIAL_DENIED',
  'BASKET_REQUIREMENTS_FAILED',
  'FAILED_PAYMENT',
  'PAYMENT_ERROR',
  'MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED',
  'CAPTCHA_REQUIRED',
  'CAPTCHA_FAIL_ERROR',
  'CHALLENGE_FAILED',
  'PROVIDER_FAILED',
] as const satisfies readonly ErrorCode[];

const { basket, payment } = basketsExamples;
const voucherParams = Type.Object({ code: Type.String({ minLength: 1, maxLength: 64 }) });

/** A voucher whose codes are generated. */
const VoucherSeries = Type.Object({
  id: Type.String(),
  /** Codes that were generated. */
  issued: Type.Integer({ minimum: 0 }),
  /** Codes that were used. */
  used: Type.Integer({ minimum: 0 }),
});
export type VoucherSeries = Static<typeof VoucherSeries>;

export const basketsShapes = defineShapes({
  createBasket: {
    summary: 'Creates a basket with a licence, and deletes the caller’s previous basket.',
    body: Body({ licenceId: Id, subscriptionPeriod: Type.Optional(LicencePeriod) }),
    response: Basket,
    status: 201,
    errors: [...blocked, 'LICENCE_NOT_FOUND'],
    example: basket,
  },
  getBasketChanges: {
    summary: 'Returns how paying for the basket would change the caller’s licences.',
    response: Type.Object({
      changes: Type.Array(
        Type.Object({
          licenceId: Type.String(),
          change: OneOf(['ADDED', 'UPGRADED', 'DOWNGRADED', 'ENDED'] as const),
          effectiveAt: Instant,
          /** Value of the unused remainder of an ended licence, deducted from the total. */
          credit: MinorUnits,
        }),
      ),
      currency: Currency,
      scale: Scale,
      /** Credit of the account that is deducted from the total, with its tax. */
      balanceUsed: MinorUnits,
      /** What is left of ended licences beyond the total; it becomes credit of the account. */
      creditKept: Type.Array(Credit),
    }),
    errors: ['BASKET_NOT_FOUND'],
    example: {
      changes: [
        { licenceId: '7002', change: 'UPGRADED', effectiveAt: '2026-11-21T20:00:00.000Z', credit: 420 },
      ],
      currency: 'GBP',
      scale: 2,
      balanceUsed: 0,
      creditKept: [],
    },
  },
  payGuestBasket: {
    summary: 'Pays for the basket of a guest without an account.',
    query: acknowledgeQuery,
    body: Body({ paymentArrangement: Type.Optional(PaymentArrangement), consent, idempotencyKey }),
    response: PaymentResult,
    errors: payErrors,
    example: payment,
  },
  getBasket: {
    summary: 'Returns the caller’s basket.',
    response: Basket,
    errors: ['BASKET_NOT_FOUND'],
    example: basket,
  },
  updateBasket: {
    summary: 'Makes a basket the caller’s, and calculates it again.',
    params: Type.Object({ basketId: Id }),
    query: acknowledgeQuery,
    response: Basket,
    errors: [...blocked, 'BASKET_NOT_FOUND', 'FREE_TRIAL_DENIED', 'BASKET_REQUIREMENTS_FAILED'],
    example: basket,
  },
  applyVoucher: {
    summary: 'Applies a voucher to the caller’s basket, and returns the whole basket.',
    params: voucherParams,
    response: Basket,
    errors: voucherErrors,
    example: basket,
  },
  removeVoucher: {
    summary: 'Removes a voucher from the caller’s basket, and returns the whole basket.',
    params: voucherParams,
    response: Basket,
    errors: ['BASKET_NOT_FOUND'],
    example: { ...basket, vouchers: [], discountedTotal: 999, discountedTax: 167 },
  },
  payBasket: {
    summary: 'Pays for the caller’s basket.',
    query: acknowledgeQuery,
    body: Body({ paymentArrangement: Type.Optional(PaymentArrangement), consent, idempotencyKey }),
    response: PaymentResult,
    errors: payErrors,
    example: payment,
  },
  confirmBasketPayment: {
    summary: 'Confirms a payment that required the caller’s bank or consent.',
    params: idParams,
    query: acknowledgeQuery,
    body: Body({
      paymentArrangement: Type.Optional(PaymentArrangement),
      consent,
      /** Accepted for clients that send it, and not read: no provider here issues such proofs. */
      eligibilityCardData: Type.Optional(Body({ token: Token })),
    }),
    response: PaymentResult,
    errors: [...payErrors, 'PAYMENT_NOT_FOUND'],
    example: payment,
  },
  listVoucherSeries: {
    summary: 'Lists the series of vouchers with the numbers of their codes.',
    response: Type.Object({ series: Type.Array(VoucherSeries) }),
    errors: ['FORBIDDEN'],
    example: { series: [{ id: 'SUMMER', issued: 500, used: 42 }] },
  },
  issueVoucherCodes: {
    summary:
      'Generates codes of a series of vouchers, each of which can be used once, and returns them as CSV.',
    params: idParams,
    body: Body({ count: Type.Integer({ minimum: 1, maximum: 10_000 }), idempotencyKey }),
    response: Type.Object({
      fileName: Type.String({ maxLength: 120 }),
      mediaType: Type.Literal('text/csv'),
      /** One column, `code`. Only the same request with the same key returns the codes again. */
      content: Type.String({ maxLength: 1_000_000 }),
    }),
    status: 201,
    errors: ['FORBIDDEN', 'CONFLICT'],
    example: {
      fileName: 'summer-2026-11-21.csv',
      mediaType: 'text/csv',
      content: 'code\r\nSUMMER-7K3Q-9XWM-2BCD-H4RT\r\n',
    },
  },
  redeemVoucher: {
    summary: 'Redeems a voucher for a licence without a basket.',
    body: Body({ voucherCode: Type.String({ minLength: 1, maxLength: 64 }), licenceId: Id }),
    response: UserLicence,
    errors: [...voucherErrors, 'LICENCE_NOT_FOUND', 'FAILED_PAYMENT'],
    example: licencesExamples.held,
  },
});
