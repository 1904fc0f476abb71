import { SIGN_IN_PROVIDERS } from '@footlight/contract/schemas';
import { Type } from '@sinclair/typebox';
import { Choice, Country, Group, OrNull } from './setting.schemas.js';

const Field = Type.Object(
  {
    id: Type.String({ description: 'Such as `name`, `email`, `address`, `phoneNumber`, `birthDate`.' }),
    type: Type.String({ description: 'The form field kind: `text`, `email`, `dropdown` …' }),
    required: Type.Boolean({ default: false, description: 'Whether it must be filled.' }),
  },
  { additionalProperties: false, description: 'A field that the provider asks for.' },
);

const Provider = Type.Object(
  {
    name: Choice(SIGN_IN_PROVIDERS, { description: 'Which provider; `ID` is the product’s own.' }),
    mandatory: Type.Boolean({ default: false, description: 'Forces the provider’s step at sign-up.' }),
    clientId: OrNull(Type.String(), 'The client id that the provider gave to this realm.'),
    fields: Type.Array(Field, { default: [], description: 'Fields of its sign-up form.' }),
    requestorId: OrNull(Type.String(), 'TV providers: the requestor.'),
    resourceId: OrNull(Type.String(), 'TV providers: the resource.'),
    baseUri: OrNull(Type.String(), 'Where the provider is reached.'),
    softwareStatement: OrNull(Type.String(), 'TV providers: the signed statement for registering a client.'),
    redirectUri: OrNull(Type.String(), 'Where the provider sends the viewer back to.'),
    openIdClientName: OrNull(Type.String(), 'OpenID Connect: the client’s name in the call paths.'),
    allowedProviders: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          display: Choice(['featured', 'nonFeatured'], {
            default: 'nonFeatured',
            description: 'In which list it stands.',
          }),
        },
        { additionalProperties: false },
      ),
      { default: [], description: 'TV providers that viewers may choose.' },
    ),
  },
  { additionalProperties: false },
);

export const SignIn = Group('How viewers sign in and up.', {
  providers: Type.Array(Provider, {
    minItems: 1,
    default: [{ name: 'ID' }],
    description: 'The sign-in providers, in the order shown.',
  }),
  magicLink: Type.Boolean({ default: false, description: 'Offers sign-in by a link sent by mail.' }),
  passwordReset: Type.Boolean({
    default: false,
    description: 'Offers a link by mail to who has forgotten the password.',
  }),
  emailConfirmation: Type.Boolean({
    default: false,
    description: 'Asks who signs up to confirm the address by a link sent by mail.',
  }),
  selfRegistration: Type.Boolean({
    default: true,
    description: 'Whether viewers may sign up by themselves.',
  }),
  externalRedirect: OrNull(
    Type.String({ pattern: '^https?://' }),
    'Address of the one outside provider, where viewers sign in and up instead of here; `{from}` stands for the page that they come back to.',
  ),
  accessTokenSeconds: Type.Integer({
    minimum: 1,
    maximum: 86_400,
    default: 900,
    description: 'Life of an access token, in seconds.',
  }),
  refreshTokenDays: Type.Integer({
    minimum: 1,
    maximum: 365,
    default: 30,
    description: 'Life of a refresh token, in days; each use begins it anew.',
  }),
  refreshGraceSeconds: Type.Integer({
    minimum: 0,
    maximum: 60,
    default: 10,
    description:
      'How long a used refresh token still answers its successor (two tabs, a lost answer), in seconds; after that its use revokes the session.',
  }),
  attemptsPerMinute: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 20,
    description: 'Sign-in and sign-up attempts that one address may make in a minute.',
  }),
});

export const Mfa = OrNull(
  Type.Object(
    {
      action: Choice(['FRONTOFFICE_AUTHENTICATION'], { description: 'What is guarded.' }),
      type: Choice(['CAPTCHA'], { description: 'How it is guarded.' }),
    },
    { additionalProperties: false },
  ),
  'A second proof at sign-in.',
);

export const ExternalLicenceProviders = Type.Array(
  Type.Object(
    {
      name: Type.String({ minLength: 1, description: 'Names it in logs and labels.' }),
      route: Type.String({ pattern: '^[a-z0-9-]+$', description: 'Its word in the call paths.' }),
      baseUri: Type.String({ minLength: 1, description: 'Where it is reached.' }),
      clientId: Type.String({ minLength: 1, description: 'The client id that it gave to this realm.' }),
    },
    { additionalProperties: false },
  ),
  { default: [], description: 'Partners whose licences open content here.' },
);

const Scope = ['purchase', 'registration'] as const;

export const Territories = Group('Where what is allowed.', {
  signup: OrNull(Type.Array(Country), 'Countries whose viewers may sign up; null allows all.'),
  addressCountryRestriction: OrNull(
    Type.Object(
      {
        elements: Type.Array(
          Type.Object(
            {
              mode: Choice(['blacklist', 'whitelist'], { description: 'Refuse these, or only these pass.' }),
              scope: Choice(Scope, { description: 'When the rule is asked.' }),
              countries: Type.Array(Country, { minItems: 1 }),
            },
            { additionalProperties: false },
          ),
        ),
      },
      { additionalProperties: false },
    ),
    'Rules on the country of an address.',
  ),
});
