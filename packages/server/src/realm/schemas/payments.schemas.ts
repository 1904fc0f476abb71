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
        description: 'Its id in `/pay/:providerId` and in the address of its messages.',
      }),
      name: Type.String({ minLength: 1, maxLength: 80, description: 'What viewers read.' }),
      secretKey: Secret('The secret key of the provider’s interface'),
      webhookSecret: Secret('The secret that its messages are signed with'),
      countries: OrNull(
        Type.Array(Country, { minItems: 1, uniqueItems: true }),
        'Where it is offered, ISO 3166-1 alpha-2; null for everywhere.',
      ),
      ...own,
    },
    { additionalProperties: false },
  );

const REGIONAL_METHODS = ['RECURRING_BANK_REDIRECT', 'INSTANT_PAYMENT', 'WALLET'] as const;

const SandboxSettings = ProviderOf('sandbox', {
  baseUri: Address('The sandbox acquirer; its interface stands at `/acquirer/v1` below it.'),
});

const RegionalSettings = ProviderOf('regional', {
  baseUri: Address('The acquirer; its interface stands at `/acquirer/v1` below it.'),
  methods: Type.Array(Choice(REGIONAL_METHODS, { description: 'A way to pay.' }), {
    minItems: 1,
    uniqueItems: true,
    default: [...REGIONAL_METHODS],
    description: 'Ways to pay that are offered, in this order.',
  }),
});

const StripeSettings = ProviderOf('stripe', {
  baseUri: Address('Where Stripe is reached, without a path.', 'https://api.stripe.com'),
});

const EACH = [SandboxSettings, RegionalSettings, StripeSettings] as const;
export type PaymentProviderSettings = Static<(typeof EACH)[number]>;
export type PaymentSettingsOf<K extends PaymentProviderSettings['kind']> = Extract<
  PaymentProviderSettings,
  { kind: K }
>;

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
        name: Type.String({ minLength: 1, maxLength: 120, description: 'Who sells, as bills name it.' }),
        address: Type.Array(Type.String({ minLength: 1, maxLength: 120 }), {
          maxItems: 6,
          default: [],
          description: 'Lines of the postal address, the country last.',
        }),
        taxNumber: OrNull(Type.String({ minLength: 1, maxLength: 40 }), 'The seller’s tax number.'),
      },
      { additionalProperties: false },
    ),
    'Who bills are made out by; null for the name of the realm alone.',
  ),
  providerTimeoutMs: Type.Integer({
    minimum: 100,
    maximum: 60_000,
    default: 15_000,
    description: 'How long a payment provider may take to answer, in milliseconds.',
  }),
  messageAgeSeconds: Type.Integer({
    minimum: 30,
    maximum: 3600,
    default: 300,
    description: 'Oldest signature of a provider’s message that is believed, in seconds.',
  }),
});
