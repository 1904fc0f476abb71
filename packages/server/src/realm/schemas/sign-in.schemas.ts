import { Type } from '@sinclair/typebox';
import { Address, ClientSecret, Scope as ScopeSetting } from '../providers/provider.schemas.js';
import { Provider } from '../providers/providers.schemas.js';
import { Choice, Country, Group, OrNull, Picture } from './setting.schemas.js';

const Background = (description: string) =>
  Picture(`${description} A path of this site; \`{width}\` stands for 820 or 1080.`.trim());

export const SignIn = Group('How viewers sign in and sign up.', {
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
        mobile: Background('The picture for windows up to 1,024 pixels wide.'),
        desktop: Background('The picture for windows wider than 1,024 pixels.'),
        mobileRtl: OrNull(
          Background(''),
          'The picture for languages written from right to left; null mirrors the other one.',
        ),
        desktopRtl: OrNull(
          Background(''),
          'The picture for languages written from right to left; null mirrors the other one.',
        ),
      },
      { additionalProperties: false },
    ),
    'The background pictures of the sign-in pages.',
  ),
  magicLink: Type.Boolean({
    default: false,
    description: 'Whether viewers can sign in by a link that is sent by mail.',
  }),
  secondFactor: Group('Two-step sign-in, with a code of an authenticator app in addition to the password.', {
    enabled: Type.Boolean({
      default: false,
      description:
        'Whether viewers can turn two-step sign-in on. Accounts that did so must enter a code even after this setting is turned off.',
    }),
    removalHours: Type.Integer({
      minimum: 1,
      maximum: 720,
      default: 72,
      description:
        'How long the owner of an account, who is told by mail, can stop an administrator from removing a lost second factor, in hours.',
    }),
  }),
  passkeys: Group('Sign-in with passkeys (WebAuthn), bound to the host of the service’s first origin.', {
    enabled: Type.Boolean({
      default: false,
      description: 'Whether passkeys are offered on the login page and in the account.',
    }),
  }),
  passwordReset: Type.Boolean({
    default: false,
    description: 'Whether viewers who forgot their password can request a link by mail.',
  }),
  emailConfirmation: Type.Boolean({
    default: false,
    description:
      'Whether viewers who sign up are asked to confirm their address by a link that is sent by mail.',
  }),
  selfRegistration: Type.Boolean({
    default: true,
    description: 'Whether viewers can create an account themselves.',
  }),
  externalRedirect: OrNull(
    Type.String({ pattern: '^https?://' }),
    'The address of one external provider where viewers sign in and up instead of on the site; `{from}` stands for the page to which they return.',
  ),
  providerTimeoutMs: Type.Integer({
    minimum: 100,
    maximum: 60_000,
    default: 8_000,
    description: 'How long an external provider may take to respond to the service, in milliseconds.',
  }),
  accessTokenSeconds: Type.Integer({
    minimum: 1,
    maximum: 86_400,
    default: 900,
    description: 'How long an access token is valid, in seconds.',
  }),
  refreshTokenDays: Type.Integer({
    minimum: 1,
    maximum: 365,
    default: 30,
    description: 'How long a refresh token is valid, in days; each use starts a new period.',
  }),
  refreshGraceSeconds: Type.Integer({
    minimum: 0,
    maximum: 60,
    default: 10,
    description:
      'How long a used refresh token still returns its successor (for two tabs, or a lost response), in seconds; later use revokes the session.',
  }),
  eventDays: Type.Integer({
    minimum: 1,
    maximum: 730,
    default: 90,
    description:
      'How long attempts to sign in are kept, in days: viewers see those to their account, administrators count them.',
  }),
  newDeviceMail: Type.Boolean({
    default: true,
    description: 'Whether the owner is told by mail when the account is signed in to on a new device.',
  }),
  attemptsPerMinute: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 20,
    description:
      'The number of sign-in and sign-up attempts that one IP address can make in a minute, over all processes; IPv6 addresses count by network of 64 bits.',
  }),
  guestsPerMinute: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 300,
    description:
      'The number of guests that one IP address can create in a minute, over all processes; many people may share an address.',
  }),
});

export const Mfa = OrNull(
  Type.Object(
    {
      action: Choice(['FRONTOFFICE_AUTHENTICATION'], {
        description: 'The action that requires the second proof.',
      }),
      type: Choice(['CAPTCHA'], { description: 'The kind of second proof.' }),
    },
    { additionalProperties: false },
  ),
  'A second proof at sign-in.',
);

export const ExternalLicenceProviders = Type.Array(
  Type.Object(
    {
      name: Type.String({ minLength: 1, description: 'The name of the provider in logs and labels.' }),
      route: Type.String({
        pattern: '^[a-z0-9-]+$',
        description: 'The name of the provider in the paths of calls.',
      }),
      baseUri: Address('The base address of the provider, which has `/authorize`, `/token` and `/userinfo`.'),
      clientId: Type.String({
        minLength: 1,
        description: 'The client id that the provider assigned to this realm.',
      }),
      clientSecret: OrNull(ClientSecret, 'The client’s secret; null for a public client.'),
      scope: ScopeSetting('openid email profile'),
    },
    { additionalProperties: false },
  ),
  { default: [], description: 'External providers whose licences grant access to content.' },
);

const Scope = ['purchase', 'registration'] as const;

export const Territories = Group('Countries in which actions are allowed.', {
  signup: OrNull(Type.Array(Country), 'Countries whose viewers may sign up; null allows all.'),
  addressCountryRestriction: OrNull(
    Type.Object(
      {
        elements: Type.Array(
          Type.Object(
            {
              mode: Choice(['blacklist', 'whitelist'], {
                description: 'Whether the listed countries are refused or the only ones allowed.',
              }),
              scope: Choice(Scope, { description: 'The occasions on which the rule is applied.' }),
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
