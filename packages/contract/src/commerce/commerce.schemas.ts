import { Type, type Static } from '@sinclair/typebox';
import { Instant, Nullable, Words } from '../content/content-item.schemas.js';

/** Whole minor units: 999 at scale 2 is 9.99. */
export const MinorUnits = Type.Integer();
/** ISO 4217. */
export const Currency = Type.String({ pattern: '^[A-Z]{3}$' });
/** Places of the minor unit: 2 for euros, 0 for yen. */
export const Scale = Type.Integer({ minimum: 0, maximum: 4 });

/** ISO 8601 durations that a licence may last. */
const LICENCE_PERIODS = ['P1D', 'P7D', 'P1W', 'P14D', 'P1M', 'P2M', 'P3M', 'P6M', 'P1Y', 'P2Y'] as const;
export const LicencePeriod = Words(LICENCE_PERIODS);
export type LicencePeriod = Static<typeof LicencePeriod>;

export const PeriodAmount = Type.Object({ period: LicencePeriod, amount: MinorUnits });

/** A price as the service computed it; browsers format, they never add up. */
export const PriceAmount = Type.Object(
  {
    id: Type.String(),
    sku: Type.String(),
    amount: MinorUnits,
    scale: Scale,
    currency: Currency,
    /** In the caller’s own currency: the one to show. */
    local: Type.Boolean(),
    /** To show where none is local. */
    default: Type.Boolean(),
    taxInclusive: Type.Boolean(),
    /** The same price, told by period. */
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
    type: Words(['percentage', 'amount'] as const),
    /** 0–100; of type `percentage`. */
    percentage: Nullable(Type.Number({ minimum: 0, maximum: 100 })),
    /** Of type `amount`. */
    amount: Nullable(MinorUnits),
    state: Words(['active', 'upcoming', 'expired'] as const),
    /** Times that it repeats at renewal; null: for ever. */
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
