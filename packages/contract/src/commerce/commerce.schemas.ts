import { Type, type Static } from '@sinclair/typebox';
import { Instant, Nullable, OneOf } from '../content/content-item.schemas.js';

/** Whole minor units: 999 at scale 2 is 9.99. */
export const MinorUnits = Type.Integer();
/** ISO 4217. */
export const Currency = Type.String({ pattern: '^[A-Z]{3}$' });
/** Decimal places of the minor unit: 2 for euros, 0 for yen. */
export const Scale = Type.Integer({ minimum: 0, maximum: 4 });

/** Periods of licences, as ISO 8601 durations. */
const LICENCE_PERIODS = ['P1D', 'P7D', 'P1W', 'P14D', 'P1M', 'P2M', 'P3M', 'P6M', 'P1Y', 'P2Y'] as const;
export const LicencePeriod = OneOf(LICENCE_PERIODS);
export type LicencePeriod = Static<typeof LicencePeriod>;

const PeriodAmount = Type.Object({ period: LicencePeriod, amount: MinorUnits });

/** A price computed by the service; browsers only format it. */
export const PriceAmount = Type.Object(
  {
    id: Type.String(),
    sku: Type.String(),
    amount: MinorUnits,
    scale: Scale,
    currency: Currency,
    /** Whether it is in the caller’s own currency: the one to show. */
    local: Type.Boolean(),
    /** The one to show when none is local. */
    default: Type.Boolean(),
    taxInclusive: Type.Boolean(),
    /** The same price by period. */
    periodAmounts: Type.Array(PeriodAmount),
    autoAppliedDiscount: Nullable(
      Type.Object({
        promotionalCampaignName: Type.String(),
        promotionalCampaignDescription: Type.String(),
        afterDiscount: MinorUnits,
        periodAmounts: Type.Array(PeriodAmount),
      }),
    ),
  },
  { $id: 'PriceAmount' },
);
export type PriceAmount = Static<typeof PriceAmount>;

export const Discount = Type.Object(
  {
    type: OneOf(['percentage', 'amount'] as const),
    /** 0–100; for type `percentage`. */
    percentage: Nullable(Type.Number({ minimum: 0, maximum: 100 })),
    /** For type `amount`. */
    amount: Nullable(MinorUnits),
    state: OneOf(['active', 'upcoming', 'expired'] as const),
    /** Number of renewals that it applies to; null: all. */
    lifeTimeRepeat: Nullable(Type.Integer()),
    startsAt: Nullable(Instant),
    endsAt: Nullable(Instant),
  },
  { $id: 'Discount' },
);
export type Discount = Static<typeof Discount>;

export const exampleDiscount = {
  type: 'percentage',
  percentage: 50,
  amount: null,
  state: 'active',
  lifeTimeRepeat: 1,
  startsAt: null,
  endsAt: '2027-01-01T00:00:00.000Z',
};

export const examplePrice = {
  id: 'price-7001-gbp',
  sku: 'ringside-monthly',
  amount: 999,
  scale: 2,
  currency: 'GBP',
  local: true,
  default: true,
  taxInclusive: true,
  periodAmounts: [{ period: 'P1M', amount: 999 }],
  autoAppliedDiscount: null,
};

/** Credit of an account in one currency, with its tax. */
export const Credit = Type.Object({ amount: MinorUnits, currency: Currency, scale: Scale });
