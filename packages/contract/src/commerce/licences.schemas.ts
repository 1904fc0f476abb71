import { Type, type Static } from '@sinclair/typebox';
import { Currency, Discount, LicencePeriod, MinorUnits, PriceAmount, Scale } from './commerce.schemas.js';
import { Instant, Nullable, OneOf } from '../content/content-item.schemas.js';
import { licencesExamples } from './licences.examples.js';
import { RequestInstant, Body, Id, idParams } from '../calls/params.schemas.js';
import { defineShapes } from '../calls/shape.js';

const LICENCE_STATUSES = ['ACTIVE', 'TRIAL_ACTIVE', 'INACTIVE', 'EXPIRED', 'FREE'] as const;
const PAUSE_STATES = ['NONE', 'NOT_ALLOWED', 'PAUSE_REQUESTED', 'PAUSED', 'RESUME_REQUESTED'] as const;
const PENDING_ACTIONS = [
  'REFRESH_PAYMENT_DETAILS',
  'CONFIRMED_PAYMENT_REQUIRED',
  'PAUSE',
  'RESUME',
  'TIER_CHANGE',
] as const;

const PurchaseStrategy = Type.Object({
  type: OneOf(['SUBSCRIPTION', 'FIXED_DATE', 'PPV', 'FREE'] as const),
  /** Subscriptions only. */
  subscriptionPeriod: Nullable(LicencePeriod),
  /** Fixed-date passes only. */
  startsAt: Nullable(Instant),
  endsAt: Nullable(Instant),
  /** For licences sold elsewhere: the provider and its id of the licence. */
  externalAuthProviderDetails: Nullable(
    Type.Object({ providerName: Type.String(), resourceId: Type.String() }),
  ),
});

export const Licence = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    description: Type.String(),
    /** Null for no family; `rank` is then not comparable. */
    family: Nullable(Type.String()),
    rank: Type.Integer(),
    type: OneOf(['STANDARD', 'FREE'] as const),
    purchaseStrategy: PurchaseStrategy,
    trialDetails: Nullable(
      Type.Object({
        trialPeriodDuration: Type.String({
          description: 'The length of the free trial as an ISO 8601 duration; zero means no trial.',
        }),
      }),
    ),
    /** The period that prices are shown for. */
    defaultMarketingPricePeriod: Nullable(LicencePeriod),
    amounts: Type.Array(PriceAmount),
    cta: Nullable(Type.String()),
    ctaControl: OneOf(['BUY', 'EXTERNAL', 'HIDDEN'] as const),
    displayStyle: OneOf(['REGULAR', 'HIGHLIGHTED'] as const),
    /** Whether the caller may buy it now, and the reason if not. */
    purchase: OneOf(['ALLOWED', 'HELD', 'DOWNGRADE_BLOCKED', 'NOT_ALLOWED'] as const),
  },
  { $id: 'Licence' },
);
export type Licence = Static<typeof Licence>;

const LicencePayment = Type.Object({
  paymentEventType: OneOf(['CONFIRMED', 'UNCONFIRMED', 'UNKNOWN_RENEWING', 'RENEWAL'] as const),
  purchaseTimestamp: Instant,
  expiryTimestamp: Nullable(Instant),
  paymentProviderInfo: Type.Object({
    /** Whether the payment method can be changed through this service. */
    managed: Type.Boolean(),
    providerName: Type.String(),
    cardId: Nullable(Type.String()),
    purchaseId: Nullable(Type.String()),
  }),
});

export const LicenceStatus = Type.Object(
  {
    status: OneOf(LICENCE_STATUSES),
    autoRenewingStatus: OneOf(['AUTO_RENEWING', 'NOT_RENEWING', 'UNKNOWN'] as const),
    pauseState: OneOf(PAUSE_STATES),
    resumesAt: Nullable(Instant),
    expiryTimestamp: Nullable(Instant),
    /** When a pass that has been bought in advance begins to grant access; null if it does. */
    startsAt: Nullable(Instant),
    subscriptionPendingActions: Type.Array(
      Type.Object({
        action: OneOf(PENDING_ACTIONS),
        requestedAt: Instant,
        actionDueBy: Nullable(Instant),
      }),
    ),
    licencePayment: Nullable(LicencePayment),
    /**
     * What a renewal costs before discounts, with all taxes: the price that was agreed, not the one on sale now. Null for
     * a licence that cannot renew here, such as a gift.
     */
    renewalPrice: Nullable(
      Type.Object({ amount: MinorUnits, currency: Currency, scale: Scale, period: LicencePeriod }),
    ),
    /** Discounts on coming renewals; `lifeTimeRepeat` counts those after the next one. */
    discounts: Type.Array(Discount),
  },
  { $id: 'LicenceStatus' },
);
export type LicenceStatus = Static<typeof LicenceStatus>;

/** A licence that the caller holds or has held. */
export const UserLicence = Type.Composite([Licence, Type.Object({ licenceStatus: LicenceStatus })], {
  $id: 'UserLicence',
});
export type UserLicence = Static<typeof UserLicence>;

const change = {
  params: idParams,
  response: UserLicence,
  example: licencesExamples.held,
};

export const licencesShapes = defineShapes({
  listLicences: {
    summary: 'Lists every licence that the caller can buy.',
    response: Type.Object({ licences: Type.Array(Licence) }),
    errors: [],
    example: { licences: [licencesExamples.licence] },
  },
  listUserLicences: {
    summary: 'Lists the licences that the caller owns or owned, with their states.',
    response: Type.Object({ licences: Type.Array(UserLicence) }),
    errors: [],
    example: { licences: [licencesExamples.held] },
  },
  listLicenceFamilies: {
    summary: 'Lists licences by family, highest rank first, and those without a family.',
    query: Type.Object({
      includeEntitlements: Type.Optional(Type.Literal('ALL_ACTIVE_USER_ENTITLEMENTS')),
      licenceId: Type.Optional(Type.Array(Id, { maxItems: 50 })),
    }),
    response: Type.Object({
      licenceFamilies: Type.Array(
        Type.Object({
          id: Type.String(),
          name: Type.String(),
          description: Type.String(),
          licences: Type.Array(Licence),
        }),
      ),
      nonFamilyBasedLicences: Type.Array(Licence),
      /** Only with `includeEntitlements`. */
      entitlements: Type.Optional(Type.Array(UserLicence)),
    }),
    errors: [],
    example: licencesExamples.families,
  },
  listActiveSubscriptions: {
    summary: 'Lists the caller’s subscriptions that renew automatically.',
    response: Type.Object({ subscriptions: Type.Array(UserLicence) }),
    errors: [],
    example: { subscriptions: [licencesExamples.held] },
  },
  pauseLicence: {
    summary: 'Pauses a licence, indefinitely or until a date.',
    ...change,
    body: Body({
      config: Type.Optional(Body({ resumeAfter: Type.Optional(RequestInstant) })),
    }),
    errors: ['LICENCE_NOT_FOUND', 'LICENCE_STATE_CONFLICT'],
  },
  resumeLicence: {
    summary: 'Resumes a paused licence.',
    ...change,
    errors: ['LICENCE_NOT_FOUND', 'LICENCE_STATE_CONFLICT'],
  },
  cancelLicence: {
    summary: 'Stops the renewal of a licence, which remains active until it expires.',
    ...change,
    query: Type.Object({ cancellationDiscount: Type.Optional(Type.Literal('IGNORE')) }),
    errors: ['LICENCE_NOT_FOUND', 'LICENCE_STATE_CONFLICT'],
  },
  reactivateLicence: {
    summary: 'Turns the renewal of a cancelled licence on again.',
    ...change,
    errors: ['LICENCE_NOT_FOUND', 'LICENCE_STATE_CONFLICT'],
  },
  moveLicenceToCard: {
    summary: 'Charges the renewals of a licence to another card.',
    ...change,
    params: Type.Object({ licenceId: Id, cardId: Id }),
    query: Type.Object({ checkBillingDetails: Type.Optional(Type.Boolean()) }),
    errors: ['LICENCE_NOT_FOUND', 'CARD_NOT_FOUND', 'BASKET_REQUIREMENTS_FAILED'],
  },
  setLicencePaymentDetails: {
    summary: 'Charges the renewals of a licence to other payment details.',
    ...change,
    params: Type.Object({ id: Id, paymentDetailsId: Id }),
    errors: ['LICENCE_NOT_FOUND', 'CARD_NOT_FOUND', 'MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED'],
  },
});
