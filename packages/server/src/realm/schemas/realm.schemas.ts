import { NAVBAR_LAYOUTS } from '@footlight/contract/schemas';
import { Type, type Static } from '@sinclair/typebox';
import { Account } from './account.schemas.js';
import { Ads } from './ads.schemas.js';
import { Encoding } from './encoding.schemas.js';
import { Guide } from './guide.schemas.js';
import { LicenceRules } from './licence-rules.schemas.js';
import { Mail } from './mail.schemas.js';
import { Media } from './media.schemas.js';
import { Menus } from './menus.schemas.js';
import { ExternalPages, Plugins } from './operator-pages.schemas.js';
import { Payments } from './payments.schemas.js';
import { Choice, Country, Group, Origin, OrNull, Picture, Tag } from './setting.schemas.js';
import { StreamOrigins } from './stream-origins.schemas.js';
import { ExternalLicenceProviders, Mfa, SignIn, Territories } from './sign-in.schemas.js';

const Player = Group('Settings of playback and of the player.', {
  dvrWindowSeconds: Type.Integer({
    minimum: 30,
    maximum: 86_400,
    default: 600,
    description: 'How far viewers can seek back in a live event that does not set its own limit, in seconds.',
  }),
  maxHeight: OrNull(
    Type.Integer({ minimum: 144, maximum: 4320 }),
    'The height of the highest rendition that is offered, in pixels; null offers all.',
  ),
  statsEnabled: Type.Boolean({
    default: false,
    description: 'Whether the player offers playback statistics.',
  }),
  countdownSeconds: Type.Integer({
    minimum: 0,
    maximum: 60,
    default: 8,
    description: 'The length of the countdown before the next video starts, in seconds.',
  }),
  streamAddressSeconds: Type.Integer({
    minimum: 10,
    maximum: 604_800,
    default: 14_400,
    description: 'How long a signed stream address is valid, in seconds.',
  }),
  concurrentStreams: OrNull(
    Type.Integer({ minimum: 1, maximum: 100 }),
    'The number of screens on which one account can watch at once; null sets no limit.',
  ),
});

/** `footlight.config.json`: the operator's settings. */
export const RealmSchema = Type.Object(
  {
    $schema: Type.Optional(Type.String({ description: 'The address of this schema, for editors.' })),
    id: Type.String({ pattern: '^[a-z0-9-]{1,40}$', description: 'The short name of the realm.' }),
    name: Type.String({
      minLength: 1,
      maxLength: 80,
      description: 'The name of the product, as shown to viewers.',
    }),
    logo: OrNull(
      Picture('A path of this site, such as `/img/brand/logo-{width}`; `{width}` stands for 110 or 600.'),
      'The logo in the bar of every page, instead of the mark and the name, which is its text alternative.',
    ),
    languages: Type.Array(Tag, {
      minItems: 1,
      uniqueItems: true,
      default: ['en'],
      description: 'The languages of the site and of the content, in the order in which they are offered.',
    }),
    defaultLanguage: Type.String({ default: 'en', description: 'The default language; one of `languages`.' }),
    defaultCountry: Type.Unsafe<string>({
      ...Country,
      default: 'GB',
      description: 'The country of callers whose country is unknown, as ISO 3166-1 alpha-2.',
    }),
    trustCountryHeader: Type.Boolean({
      default: false,
      description:
        'Whether the headers `X-Footlight-Country` and `X-Footlight-VPN` of requests from `trustedProxies` are used. Each of these proxies must set both headers itself.',
    }),
    trustedProxies: Type.Array(Type.String({ minLength: 1 }), {
      default: [],
      description:
        'Addresses or ranges (CIDR) of proxies whose headers `X-Forwarded-For` and `X-Forwarded-Proto` are trusted.',
    }),
    interstitial: Group('Whether a locked card leads to a page about the content instead of the purchase.', {
      vod: Type.Boolean({ default: true, description: 'Whether cards of videos do so.' }),
      series: Type.Boolean({
        default: false,
        description: 'Whether cards of seasons do so, by leading to their series.',
      }),
    }),
    enhancedMetadata: Type.Boolean({
      default: true,
      description: 'Whether cards and pages show more details.',
    }),
    titleDisplayMode: Choice(['SHOW', 'HIDE'], {
      default: 'SHOW',
      description: 'Whether cards show titles.',
    }),
    socialSharing: Group('How viewers can share content.', {
      enabled: Type.Boolean({ default: true, description: 'Whether viewers are offered to share content.' }),
      universalLink: OrNull(
        Type.String({ pattern: String.raw`^https?://.*\{path\}` }),
        'An address that opens an app or the site; `{path}` stands for the page.',
      ),
      trackingConfiguration: Type.Array(Type.String(), {
        default: [],
        description: 'Query parameters that are added to shared links, as `name=value`.',
      }),
    }),
    watchlists: Group('Lists of content that viewers create.', {
      enabled: Type.Boolean({
        default: true,
        description: 'Whether viewers can create watchlists; if not, they only have favourites.',
      }),
      systemDefinedFavourites: Choice(['ENABLED', 'DISABLED'], {
        default: 'ENABLED',
        description:
          'Whether the watchlist button adds to the favourites at once; if not, it opens a panel of lists.',
      }),
    }),
    reviews: Group('Reviews of videos by viewers.', {
      enabled: Type.Boolean({
        default: true,
        description: 'Whether reviews are shown and viewers can write them.',
      }),
    }),
    programmeGuidePlayback: Type.Boolean({
      default: true,
      description: 'Whether live cards and the guide play on hover and open the programme.',
    }),
    navbarLayout: Choice(NAVBAR_LAYOUTS, { default: 'TOP', description: 'The position of the navigation.' }),
    languageBadge: Type.Boolean({
      default: true,
      description: 'Whether guests are offered the choice of language.',
    }),
    menuSearch: Type.Boolean({
      default: true,
      description: 'Whether the collapsible menu contains a search field.',
    }),
    menus: Menus,
    externalPages: ExternalPages,
    plugins: Plugins,
    signIn: SignIn,
    account: Account,
    mfa: Mfa,
    mail: Mail,
    externalLicenceProviders: ExternalLicenceProviders,
    territories: Territories,
    vpn: Group('What is refused to callers who use a VPN.', {
      disallow: Type.Boolean({
        default: false,
        description:
          'Whether purchase and sign-up are refused if a trusted proxy sets the header `X-Footlight-VPN: 1`.',
      }),
    }),
    licenceRules: LicenceRules,
    payments: Payments,
    player: Player,
    pictures: Group(
      'Pictures of artworks, which are drawn in the requested width and format when they are needed.',
      {
        keptMegabytes: Type.Integer({
          minimum: 10,
          maximum: 1_000_000,
          default: 1_000,
          description:
            'The size of the folder `pictures` in the data folder, in megabytes. Above it, the pictures that nobody has asked for the longest are removed, and are drawn again when they are needed.',
        }),
      },
    ),
    encoding: Encoding,
    media: Media,
    streamOrigins: StreamOrigins,
    guide: Guide,
    ads: Ads,
    embed: Group('Pages that may embed the player.', {
      allowedOrigins: Type.Array(Origin, {
        default: [],
        description: 'Origins that may embed and control the player, and call the service from a browser.',
      }),
    }),
    headers: Group('Headers that every response contains.', {
      strictTransportSeconds: Type.Integer({
        minimum: 0,
        maximum: 63_072_000,
        default: 31_536_000,
        description:
          'How long browsers use only HTTPS for this host (Strict-Transport-Security), in seconds; 0 ends that.',
      }),
      strictTransportSubDomains: Type.Boolean({
        default: false,
        description: 'Whether this also applies to all subdomains of this host, whoever operates them.',
      }),
      permissionsPolicy: Type.Union(
        [Type.String({ minLength: 1, maxLength: 2_000, pattern: String.raw`^[\x20-\x7e]+$` }), Type.Null()],
        {
          default: 'camera=(), geolocation=(), microphone=()',
          description:
            'The Permissions-Policy header: which features pages of this origin and their frames may use; null sends none.',
        },
      ),
    }),
    labels: Type.Record(Type.String(), Type.Record(Type.String(), Type.String()), {
      default: {},
      description: 'Labels that replace those of the product: by language, then by label key.',
    }),
    folders: Group('Where the data of the realm are stored, relative to this file.', {
      catalogue: OrNull(Type.String({ minLength: 1 }), 'JSON files with content, licences and accounts.'),
      media: OrNull(
        Type.String({ minLength: 1 }),
        'The folder with films and artwork, and in which `footlight add` makes films.',
      ),
      breachedPasswords: OrNull(
        Type.String({ minLength: 1 }),
        'The folder with the range files of Pwned Passwords (`00000.txt` to `FFFFF.txt`), against which new passwords are checked; null checks the common passwords only.',
      ),
    }),
    requestsPerMinute: Type.Integer({
      minimum: 10,
      maximum: 1_000_000,
      default: 1_200,
      description: 'The number of API calls that one IP address can make in a minute.',
    }),
  },
  {
    $id: 'https://footlight.example/footlight.config.schema.json',
    title: 'Footlight realm file',
    additionalProperties: false,
  },
);

/** The realm file with all defaults filled in. */
export type RealmFile = Static<typeof RealmSchema>;
