import { LicencePeriod } from '@footlight/contract/schemas';
import { Type, type Static } from '@sinclair/typebox';
import { DiscountSetting, PriceSetting } from './offers-file.schemas.js';
import { Absolute, Choice } from './setting.schemas.js';

const strict = { additionalProperties: false } as const;

/** `accounts.json` of a catalogue: accounts that are created at the first start. */
export const AccountsFile = Type.Array(
  Type.Object(
    {
      email: Type.String({ format: 'email', maxLength: 254 }),
      name: Type.String({ minLength: 1, maxLength: 80 }),
      role: Choice(['viewer', 'editor', 'finance', 'admin'], { description: 'The role of the account.' }),
      password: Type.Optional(Type.String({ minLength: 10, maxLength: 200 })),
      profiles: Type.Array(
        Type.Object(
          {
            name: Type.String({ minLength: 1, maxLength: 80 }),
            type: Choice(['adult', 'child'], {
              description: 'Whether the profile is an adult’s or a child’s.',
            }),
            pin: Type.Optional(Type.String({ pattern: '^[0-9]{4}$' })),
          },
          strict,
        ),
        { minItems: 1 },
      ),
      licences: Type.Array(
        Type.Object(
          {
            licenceId: Type.String({ minLength: 1 }),
            state: Choice(['active', 'trial', 'paused', 'expired'], {
              description: 'The state in which the account owns the licence.',
            }),
          },
          strict,
        ),
      ),
    },
    strict,
  ),
);
export type AccountsFile = Static<typeof AccountsFile>;

const Period = Type.String({ pattern: String.raw`^P\d+[DWMY]$` });
/** Weeks, days or hours, such as `PT48H`. */
const FixedLength = Type.String({ pattern: String.raw`^P(\d{1,4}[WD]|T\d{1,4}H)$` });
const PlusMinusPeriod = Type.String({ pattern: String.raw`^-?P\d+[DWMY]$` });

/** `licences.json`: the licences for sale. */
export const LicencesFile = Type.Array(
  Type.Object(
    {
      id: Type.String({ minLength: 1 }),
      family: Type.Union([Type.String({ minLength: 1 }), Type.Null()]),
      rank: Type.Integer({ minimum: 0 }),
      type: Choice(['standard', 'free'], { description: 'Whether the licence costs anything.' }),
      purchaseStrategy: Type.Object(
        {
          type: Choice(['SUBSCRIPTION', 'FIXED_DATE', 'PPV', 'FREE'], {
            description: 'How the licence is bought.',
          }),
          subscriptionPeriod: Type.Optional(LicencePeriod),
          trialPeriod: Type.Optional(Period),
          endsIn: Type.Optional(Period),
          /** Of a pass with a fixed date: its first and last moments. */
          startsAt: Type.Optional(Absolute),
          endsAt: Type.Optional(Absolute),
          /** Of pay per view: how long it opens its titles, from the purchase or from the first playback. */
          lasts: Type.Optional(FixedLength),
          lastsFrom: Type.Optional(
            Choice(['PURCHASE', 'FIRST_PLAY'], { description: 'When the time of pay per view begins.' }),
          ),
          /** Of pay per view that lasts from its first playback: how long after the purchase that may be. */
          startWithin: Type.Optional(FixedLength),
        },
        strict,
      ),
      sku: Type.Optional(Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,59}$' })),
      prices: Type.Array(PriceSetting, { minItems: 1 }),
      display: Type.Optional(
        Type.Object(
          {
            marketingPeriod: Type.Optional(LicencePeriod),
            ctaControl: Type.Optional(
              Choice(['BUY', 'EXTERNAL', 'HIDDEN'], { description: 'What the button of the licence does.' }),
            ),
            displayStyle: Type.Optional(
              Choice(['REGULAR', 'HIGHLIGHTED'], {
                description: 'Whether the licence is shown as recommended.',
              }),
            ),
            cta: Type.Optional(Type.Record(Type.String(), Type.String())),
            confirmPayment: Type.Optional(Type.Boolean()),
            external: Type.Optional(
              Type.Object(
                {
                  providerName: Type.String({ minLength: 1, maxLength: 80 }),
                  resourceId: Type.String({ minLength: 1, maxLength: 200 }),
                },
                strict,
              ),
            ),
          },
          strict,
        ),
      ),
      texts: Type.Record(
        Type.String(),
        Type.Object({ name: Type.String(), description: Type.String() }, strict),
      ),
    },
    strict,
  ),
);
export type LicencesFile = Static<typeof LicencesFile>;

/** `vouchers.json`: vouchers for discounts on licences. */
export const VouchersFile = Type.Array(
  Type.Object(
    {
      code: Type.String({ pattern: '^[A-Z0-9]{2,40}$' }),
      discount: DiscountSetting,
      licenceIds: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
      startsIn: Type.Optional(PlusMinusPeriod),
      startsAt: Type.Optional(Absolute),
      expiresIn: Type.Optional(PlusMinusPeriod),
      expiresAt: Type.Optional(Absolute),
      /** Number of renewals that are also discounted; null for all. */
      lifeTimeRepeat: Type.Union([Type.Integer({ minimum: 0, maximum: 120 }), Type.Null()], { default: 0 }),
      /** How often it can be used in total; null for any number. */
      uses: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], { default: null }),
      /** How often one account can use it; null for any number. */
      usesPerAccount: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], { default: 1 }),
      /** A series, whose codes administrators generate; each can be used once. Its own code cannot be used. */
      series: Type.Boolean({ default: false }),
    },
    strict,
  ),
);
export type VouchersFile = Static<typeof VouchersFile>;
