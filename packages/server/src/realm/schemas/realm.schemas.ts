import { NAVBAR_LAYOUTS } from '@footlight/contract/schemas';
import { Type, type Static } from '@sinclair/typebox';
import { Account } from './account.schemas.js';
import { Ads } from './ads.schemas.js';
import { LicenceRules } from './licence-rules.schemas.js';
import { Mail } from './mail.schemas.js';
import { Menus } from './menus.schemas.js';
import { ExternalPages, Plugins } from './operator-pages.schemas.js';
import { Payments } from './payments.schemas.js';
import { Choice, Country, Group, Origin, OrNull, Tag } from './setting.schemas.js';
import { StreamOrigins } from './stream-origins.schemas.js';
import { ExternalLicenceProviders, Mfa, SignIn, Territories } from './sign-in.schemas.js';

const Player = Group('Playback.', {
  dvrWindowSeconds: Type.Integer({
    minimum: 30,
    maximum: 86_400,
    default: 600,
    description: 'How far viewers may seek back in a live event that says nothing else, in seconds.',
  }),
  maxHeight: OrNull(
    Type.Integer({ minimum: 144, maximum: 4320 }),
    'Highest rendition that is offered, in pixels; null offers all.',
  ),
  statsEnabled: Type.Boolean({ default: false, description: 'Offers the statistics overlay.' }),
  countdownSeconds: Type.Integer({
    minimum: 0,
    maximum: 60,
    default: 8,
    description: 'How long the next video is announced before it begins, in seconds.',
  }),
  streamAddressSeconds: Type.Integer({
    minimum: 10,
    maximum: 604_800,
    default: 14_400,
    description: 'Life of a signed stream address, in seconds.',
  }),
  concurrentStreams: OrNull(
    Type.Integer({ minimum: 1, maximum: 100 }),
    'Screens that one account may watch on at once; null sets no limit.',
  ),
});

/** `footlight.config.json`: the operator's settings. */
export const RealmSchema = Type.Object(
  {
    $schema: Type.Optional(Type.String({ description: 'Address of this schema, for editors.' })),
    id: Type.String({ pattern: '^[a-z0-9-]{1,40}$', description: 'Short name of the realm.' }),
    name: Type.String({
      minLength: 1,
      maxLength: 80,
      description: 'Name of the product, as viewers read it.',
    }),
    languages: Type.Array(Tag, {
      minItems: 1,
      uniqueItems: true,
      default: ['en'],
      description: 'Languages of the site and of the content, in the order offered.',
    }),
    defaultLanguage: Type.String({ default: 'en', description: 'One of `languages`.' }),
    defaultCountry: Type.Unsafe<string>({
      ...Country,
      default: 'GB',
      description: 'Country of a caller whose country is not known; ISO 3166-1 alpha-2.',
    }),
    trustCountryHeader: Type.Boolean({
      default: false,
      description:
        'Whether `X-Footlight-Country` decides the caller’s country. Only behind a proxy that sets it itself.',
    }),
    trustedProxies: Type.Array(Type.String({ minLength: 1 }), {
      default: [],
      description: 'Addresses or ranges (CIDR) of proxies whose `X-Forwarded-For` and `-Proto` are believed.',
    }),
    interstitial: Group('Whether a locked card leads to a page about the content first.', {
      vod: Type.Boolean({ default: true, description: 'For videos.' }),
      series: Type.Boolean({
        default: false,
        description: 'For series: a season’s card leads to its series.',
      }),
    }),
    enhancedMetadata: Type.Boolean({ default: true, description: 'Richer details on cards and pages.' }),
    titleDisplayMode: Choice(['SHOW', 'HIDE'], {
      default: 'SHOW',
      description: 'Whether cards show titles.',
    }),
    socialSharing: Group('Sharing of content.', {
      enabled: Type.Boolean({ default: true, description: 'Offers sharing.' }),
      universalLink: OrNull(
        Type.String({ pattern: String.raw`^https?://.*\{path\}` }),
        'Address that opens an app or the site; `{path}` stands for the page.',
      ),
      trackingConfiguration: Type.Array(Type.String(), {
        default: [],
        description: 'Query parameters added to shared links, as `name=value`.',
      }),
    }),
    watchlists: Group('Lists of a viewer’s own.', {
      enabled: Type.Boolean({ default: true, description: 'Without them, viewers have favourites only.' }),
      systemDefinedFavourites: Choice(['ENABLED', 'DISABLED'], {
        default: 'ENABLED',
        description: 'With it the watchlist button toggles at once; without it opens the panel.',
      }),
    }),
    reviews: Group('What viewers say of videos.', {
      enabled: Type.Boolean({ default: true, description: 'Shows reviews and lets viewers write them.' }),
    }),
    programmeGuidePlayback: Type.Boolean({
      default: true,
      description: 'Whether live cards and the guide play on hover and open the programme.',
    }),
    navbarLayout: Choice(NAVBAR_LAYOUTS, { default: 'TOP', description: 'Where the navigation stands.' }),
    languageBadge: Type.Boolean({ default: true, description: 'Shows guests the language choice.' }),
    menuSearch: Type.Boolean({ default: true, description: 'Gives the menu that folds out a search box.' }),
    menus: Menus,
    externalPages: ExternalPages,
    plugins: Plugins,
    signIn: SignIn,
    account: Account,
    mfa: Mfa,
    mail: Mail,
    externalLicenceProviders: ExternalLicenceProviders,
    territories: Territories,
    vpn: Group('Callers who hide where they are.', {
      disallow: Type.Boolean({
        default: false,
        description:
          'Refuses purchase and sign-up to callers of whom a trusted proxy says `X-Footlight-VPN: 1`.',
      }),
    }),
    licenceRules: LicenceRules,
    payments: Payments,
    player: Player,
    streamOrigins: StreamOrigins,
    ads: Ads,
    embed: Group('Pages that may frame the player.', {
      allowedOrigins: Type.Array(Origin, {
        default: [],
        description: 'Origins that may embed and control the player, and call the service from a browser.',
      }),
    }),
    headers: Group('Headers that every answer bears.', {
      strictTransportSeconds: Type.Integer({
        minimum: 0,
        maximum: 63_072_000,
        default: 31_536_000,
        description:
          'For which browsers reach this host over HTTPS alone (Strict-Transport-Security); 0 takes that back.',
      }),
      strictTransportSubDomains: Type.Boolean({
        default: false,
        description: 'Whether that holds for all hosts below this one too, whoever runs them.',
      }),
      permissionsPolicy: Type.Union(
        [Type.String({ minLength: 1, maxLength: 2_000, pattern: String.raw`^[\x20-\x7e]+$` }), Type.Null()],
        {
          default: 'camera=(), geolocation=(), microphone=()',
          description:
            'Permissions-Policy: what pages of this origin, and frames in them, may ask a browser for; null sends none.',
        },
      ),
    }),
    labels: Type.Record(Type.String(), Type.Record(Type.String(), Type.String()), {
      default: {},
      description: 'Words that replace the product’s own: language, then label key, then text.',
    }),
    folders: Group('Where the realm’s data stand, relative to this file.', {
      catalogue: OrNull(Type.String({ minLength: 1 }), 'JSON files with content, licences and accounts.'),
      media: OrNull(Type.String({ minLength: 1 }), 'Films and artwork.'),
    }),
    requestsPerMinute: Type.Integer({
      minimum: 10,
      maximum: 1_000_000,
      default: 1_200,
      description: 'Calls of the API that one address may make in a minute.',
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
