import { Type } from '@sinclair/typebox';
import { Address, ClientSecret, Scope as ScopeSetting } from '../providers/provider.schemas.js';
import { Provider } from '../providers/providers.schemas.js';
import { Choice, Country, Group, OrNull } from './setting.schemas.js';

const Picture = (description: string) =>
  Type.String({
    pattern: '^/[A-Za-z0-9][A-Za-z0-9/._{}-]*$',
    description: `${description} A path of this site; \`{width}\` stands for 820 or 1080.`.trim(),
  });

export const SignIn = Group('How viewers sign in and up.', {
  providers: Type.Array(Provider, {
    minItems: 1,
    default: [{ name: 'ID' }],
    description: 'The sign-in providers, in the order shown.',
  }),
  targetSuffix: OrNull(
    Type.String({ pattern: '^[?&][A-Za-z0-9_=&.~-]{1,200}$' }),
    'Appended to the page that a viewer goes to once signed in, such as `?welcome=1`; not to the TV login.',
  ),
  artwork: OrNull(
    Type.Object(
      {
        mobile: Picture('Up to 1,024 pixels wide.'),
        desktop: Picture('Beyond 1,024 pixels.'),
        mobileRtl: OrNull(Picture(''), 'The same for pages read from right to left; null mirrors it.'),
        desktopRtl: OrNull(Picture(''), 'The same for pages read from right to left; null mirrors it.'),
      },
      { additionalProperties: false },
    ),
    'What stands behind the sign-in pages.',
  ),
  magicLink: Type.Boolean({ default: false, description: 'Offers sign-in by a link sent by mail.' }),
  secondFactor: Group('Two-step sign-in: a code of an authenticator app besides the password.', {
    enabled: Type.Boolean({
      default: false,
      description:
        'Offers it in the account. Accounts that have turned it on are asked for a code also after it is turned off here.',
    }),
  }),
  passkeys: Group('Sign-in with passkeys (WebAuthn), bound to the host of the service’s first origin.', {
    enabled: Type.Boolean({
      default: false,
      description: 'Offers it on the login page and in the account.',
    }),
  }),
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
  providerTimeoutMs: Type.Integer({
    minimum: 100,
    maximum: 60_000,
    default: 8_000,
    description: 'How long an outside provider may take to answer the service, in milliseconds.',
  }),
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
    description:
      'Sign-in and sign-up attempts that one address may make in a minute, over all processes; of IPv6, one network of 64 bits.',
  }),
  guestsPerMinute: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 300,
    description:
      'Guests that may check in from one address in a minute, over all processes; many people may share an address.',
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
      baseUri: Address('Where it is reached: `/authorize`, `/token` and `/userinfo` below it.'),
      clientId: Type.String({ minLength: 1, description: 'The client id that it gave to this realm.' }),
      clientSecret: OrNull(ClientSecret, 'The client’s secret; null for a public client.'),
      scope: ScopeSetting('openid email profile'),
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
