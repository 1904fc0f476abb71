import { Type, type Static, type TProperties } from '@sinclair/typebox';
import { Address } from '../providers/provider.schemas.js';
import { Choice, Country, Group, OrNull } from './setting.schemas.js';

const Secret = (description: string) =>
  Type.String({
    minLength: 1,
    maxLength: 400,
    description: `${description}; \`env:NAME\` takes it from the environment.`,
  });

const ProviderOf = <const K extends string, T extends TProperties>(kind: K, own: T) =>
  Type.Object(
    {
      kind: Type.Literal(kind),
      id: Type.String({
        pattern: '^[a-z0-9-]{1,40}$',
        description: 'The id of the provider in `/pay/:providerId` and in the address of its webhook.',
      }),
      name: Type.String({ minLength: 1, maxLength: 80, description: 'The name that viewers read.' }),
      secretKey: Secret('The secret key of the provider’s API'),
      webhookSecret: Secret('The secret with which the provider signs its messages'),
      countries: OrNull(
        Type.Array(Country, { minItems: 1, uniqueItems: true }),
        'The countries in which the provider is offered (ISO 3166-1 alpha-2); null for all.',
      ),
      minimumAmounts: Type.Record(
        Type.String({ pattern: '^[A-Z]{3}$' }),
        Type.Number({ minimum: 0, maximum: 1_000_000 }),
        {
          additionalProperties: false,
          default: {},
          description:
            'The smallest charges by currency (ISO 4217), in whole units, such as `{ "GBP": 0.3 }`; those that Stripe publishes are known.',
        },
      ),
      ...own,
    },
    { additionalProperties: false },
  );

const REGIONAL_METHODS = ['RECURRING_BANK_REDIRECT', 'INSTANT_PAYMENT', 'WALLET'] as const;

const WALLETS = ['APPLE_PAY', 'GOOGLE_PAY'] as const;

const SandboxSettings = ProviderOf('sandbox', {
  baseUri: Address('The address of the sandbox acquirer, whose API has the path `/acquirer/v1`.'),
});

const RegionalSettings = ProviderOf('regional', {
  baseUri: Address('The address of the acquirer, whose API has the path `/acquirer/v1`.'),
  methods: Type.Array(Choice(REGIONAL_METHODS, { description: 'A payment method of the provider.' }), {
    minItems: 1,
    uniqueItems: true,
    default: [...REGIONAL_METHODS],
    description: 'The payment methods that are offered, in this order.',
  }),
});

const StripeSettings = ProviderOf('stripe', {
  baseUri: Address('The address of Stripe, without a path.', 'https://api.stripe.com'),
  wallets: Type.Array(Choice(WALLETS, { description: 'A wallet of the viewer’s device.' }), {
    uniqueItems: true,
    default: [],
    description:
      'The wallets that the checkout names besides cards; they are switched on in Stripe’s dashboard.',
  }),
});

const EACH = [SandboxSettings, RegionalSettings, StripeSettings] as const;
export type PaymentProviderSettings = Static<(typeof EACH)[number]>;
export type PaymentSettingsOf<K extends PaymentProviderSettings['kind']> = Extract<
  PaymentProviderSettings,
  { kind: K }
>;

const OwnRates = Type.Object(
  { kind: Type.Literal('rates', { description: 'The rates of `offers.json`.' }) },
  { additionalProperties: false },
);

const StripeTax = Type.Object(
  {
    kind: Type.Literal('stripe', { description: 'Stripe Tax calculates the rates.' }),
    secretKey: Secret('The secret key of Stripe’s API'),
    baseUri: Address('The address of Stripe, without a path.', 'https://api.stripe.com'),
    taxCode: Type.String({
      pattern: '^txcd_[0-9]{8}$',
      default: 'txcd_10402200',
      description: 'What is sold, as Stripe’s tax code; by default streamed video by subscription.',
    }),
  },
  { additionalProperties: false },
);

/** `payments` of the realm file. */
export const Payments = Group('How viewers pay. Without a provider nothing can be bought.', {
  providers: Type.Array(
    Type.Unsafe<PaymentProviderSettings>({
      type: 'object',
      required: ['kind'],
      // Makes ajv validate only the branch of this kind, so that errors refer to that provider's keys.
      discriminator: { propertyName: 'kind' },
      oneOf: [...EACH],
    }),
    { default: [], description: 'Payment providers, in the order they are offered.' },
  ),
  seller: OrNull(
    Type.Object(
      {
        name: Type.String({
          minLength: 1,
          maxLength: 120,
          description: 'The name of the seller on invoices.',
        }),
        address: Type.Array(Type.String({ minLength: 1, maxLength: 120 }), {
          maxItems: 6,
          default: [],
          description: 'The lines of the postal address, with the country last.',
        }),
        taxNumber: OrNull(Type.String({ minLength: 1, maxLength: 40 }), 'The seller’s tax number.'),
        country: OrNull(
          Country,
          'The country in which the seller is registered for tax (ISO 3166-1 alpha-2); businesses of other countries can then pay the tax themselves.',
        ),
      },
      { additionalProperties: false },
    ),
    'The seller named on invoices; null for only the name of the realm.',
  ),
  tax: Type.Unsafe<Static<typeof OwnRates> | Static<typeof StripeTax>>({
    type: 'object',
    required: ['kind'],
    discriminator: { propertyName: 'kind' },
    oneOf: [OwnRates, StripeTax],
    default: { kind: 'rates' },
    description:
      'Where the tax rates come from. With Stripe, `taxRates` of `offers.json` only say whether prices include the tax.',
  }),
  vatRegister: OrNull(
    Type.Object(
      {
        kind: Type.Literal('vies', { description: 'VIES, the register of the European Union.' }),
        baseUri: Address(
          'The address of the service.',
          'https://ec.europa.eu/taxation_customs/vies/rest-api',
        ),
      },
      { additionalProperties: false },
    ),
    'The register that confirms VAT numbers of businesses, which then pay the tax themselves; null if the form and check digits of a number are enough.',
  ),
  providerTimeoutMs: Type.Integer({
    minimum: 100,
    maximum: 60_000,
    default: 15_000,
    description: 'How long a payment provider may take to answer, in milliseconds.',
  }),
  attemptsPerAccount: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 40,
    description:
      'The number of payments, and of steps to store a payment method, that one account can try in a quarter of an hour; a payment with a new card takes three.',
  }),
  voucherAttemptsPerAccount: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 20,
    description: 'The number of voucher codes that one account can try in a quarter of an hour.',
  }),
  retries: Group('How a renewal that was declined is tried again.', {
    days: Type.Array(Type.Integer({ minimum: 1, maximum: 6 }), {
      uniqueItems: true,
      maxItems: 6,
      default: [1, 3, 5],
      description:
        'The days after the end of the paid period on which it is tried again, in ascending order; after seven days the licence ends.',
    }),
  }),
  reminders: Group('Mails that are sent before something happens to a plan; 0 days: none.', {
    trialEndDays: Type.Integer({
      minimum: 0,
      maximum: 60,
      default: 3,
      description: 'How many days before the end of a trial its holder is told of the first charge.',
    }),
    renewalDays: Type.Integer({
      minimum: 0,
      maximum: 90,
      default: 30,
      description: 'How many days before the renewal of a plan of a year its holder is told of the charge.',
    }),
    cardExpiryDays: Type.Integer({
      minimum: 0,
      maximum: 90,
      default: 30,
      description: 'How many days before the card that a plan is charged to ends its holder is told.',
    }),
  }),
  messageAgeSeconds: Type.Integer({
    minimum: 30,
    maximum: 3600,
    default: 300,
    description: 'The maximum age of a provider’s signed message, in seconds; older ones are rejected.',
  }),
});
