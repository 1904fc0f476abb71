import { LicencePeriod } from '@footlight/contract/schemas';
import { Type, type Static } from '@sinclair/typebox';
import { Absolute, Choice, Country } from './setting.schemas.js';

const strict = { additionalProperties: false } as const;
const Id = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' });
const LicenceId = Type.String({ minLength: 1 });
const OneOf = Type.Record(Type.String(), Type.String());
const PlusMinusPeriod = Type.String({ pattern: String.raw`^-?P\d+[DWMY]$` });
const Repeat = Type.Union([Type.Integer({ minimum: 0, maximum: 120 }), Type.Null()]);

export const DiscountSetting = Type.Union([
  Type.Object(
    { type: Type.Literal('percentage'), percentage: Type.Integer({ minimum: 1, maximum: 100 }) },
    strict,
  ),
  Type.Object(
    {
      type: Type.Literal('amount'),
      amount: Type.Integer({ minimum: 1 }),
      scale: Type.Integer({ minimum: 0, maximum: 4 }),
    },
    strict,
  ),
]);

export const PriceSetting = Type.Object(
  {
    countries: Type.Optional(Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }))),
    default: Type.Optional(Type.Boolean()),
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    amount: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
    scale: Type.Integer({ minimum: 0, maximum: 4 }),
  },
  strict,
);

/** Relative times count from the first start that imports them, so that a restart does not shift them. */
const Moments = {
  startsIn: Type.Optional(PlusMinusPeriod),
  startsAt: Type.Optional(Absolute),
  expiresIn: Type.Optional(PlusMinusPeriod),
  expiresAt: Type.Optional(Absolute),
};

/** `offers.json`: what an operator sells besides plain licences. */
export const OffersFile = Type.Object(
  {
    families: Type.Array(
      Type.Object({ id: Type.String({ minLength: 1 }), name: OneOf, description: OneOf }, strict),
      {
        default: [],
      },
    ),
    taxRates: Type.Array(
      Type.Object(
        {
          country: Type.Unsafe<string>(Country),
          /** A state or province that taxes by itself, such as `NY`; its rate replaces that of the country. */
          region: Type.Optional(Type.String({ pattern: '^[A-Z0-9]{1,3}$' })),
          /** Hundredths of a percent: 2000 is 20 %. */
          basisPoints: Type.Number({ minimum: 0, maximum: 10_000 }),
          /** Whether prices for that country include the tax. */
          inclusive: Type.Boolean(),
          /** Whether a business of the country with a VAT number pays the tax itself, if the seller is in another one. */
          reverseCharge: Type.Boolean({ default: false }),
          /** When the rate begins, and until when it applies; without them, always. */
          from: Type.Optional(Absolute),
          until: Type.Optional(Absolute),
        },
        strict,
      ),
      { default: [] },
    ),
    discounts: Type.Array(
      Type.Object(
        {
          id: Id,
          name: OneOf,
          description: OneOf,
          /** Default: all licences. */
          licenceIds: Type.Optional(Type.Array(LicenceId)),
          discount: DiscountSetting,
          /** Number of renewals that are also discounted; null for all. */
          lifeTimeRepeat: Repeat,
          ...Moments,
        },
        strict,
      ),
      { default: [] },
    ),
    cancellationPromotions: Type.Array(
      Type.Object(
        {
          id: Id,
          licenceIds: Type.Array(LicenceId, { minItems: 1 }),
          title: OneOf,
          text: OneOf,
          discount: DiscountSetting,
          lifeTimeRepeat: Type.Integer({ minimum: 1, maximum: 120 }),
          ...Moments,
        },
        strict,
      ),
      { default: [] },
    ),
    giftProducts: Type.Array(
      Type.Object(
        {
          id: Id,
          licenceId: LicenceId,
          period: LicencePeriod,
          name: OneOf,
          description: OneOf,
          prices: Type.Array(PriceSetting, { minItems: 1 }),
          /** Days during which the code can be redeemed. */
          redeemableDays: Type.Integer({ minimum: 1, maximum: 3650, default: 365 }),
        },
        strict,
      ),
      { default: [] },
    ),
    priceMigrations: Type.Array(
      Type.Object(
        {
          id: Id,
          licenceId: LicenceId,
          prices: Type.Array(PriceSetting, { minItems: 1 }),
          effectiveIn: Type.Optional(PlusMinusPeriod),
          effectiveAt: Type.Optional(Absolute),
          answerIn: Type.Optional(PlusMinusPeriod),
          answerBy: Type.Optional(Absolute),
          /** How many days before it applies its holders are mailed. */
          noticeDays: Type.Integer({ minimum: 1, maximum: 365, default: 30 }),
          /** Whether a subscription without an answer ends or continues at the new price. */
          withoutAnswer: Choice(['LEAVE', 'CONTINUE'], {
            default: 'LEAVE',
            description: 'Whether the licence of a viewer who does not answer ends or continues.',
          }),
        },
        strict,
      ),
      { default: [] },
    ),
  },
  strict,
);
export type OffersFile = Static<typeof OffersFile>;
