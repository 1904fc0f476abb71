import { Type, type Static } from '@sinclair/typebox';
import { Nullable, Words } from './content-item.schemas.js';
import { defineShapes } from './shape.js';

export const SIGN_IN_PROVIDERS = [
  'ID',
  'PBR',
  'APPLE_ID',
  'GOOGLE',
  'FACEBOOK',
  'SPTV',
  'OPENID_CONNECT',
  'ADOBE',
  'FIREBASE',
  'ADOBE_DCR',
  'GENERIC_OAUTH',
  'OPIN',
  'GIGYA',
] as const;
export const NAVBAR_LAYOUTS = ['TOP', 'TOP_LEFT', 'HAMBURGER', 'SIDEBAR'] as const;

/** What a browser may know of the realm file (`footlight.config.json`). */
export const PublicRealm = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    languages: Type.Array(
      Type.Object({ code: Type.String(), name: Type.String(), direction: Words(['ltr', 'rtl'] as const) }),
    ),
    defaultLanguage: Type.String(),
    interstitial: Type.Object({ vod: Type.Boolean(), series: Type.Boolean() }),
    enhancedMetadata: Type.Boolean(),
    titleDisplayMode: Words(['SHOW', 'HIDE'] as const),
    socialSharing: Type.Object({
      enabled: Type.Boolean(),
      universalLink: Nullable(Type.String()),
      trackingConfiguration: Type.Array(Type.String()),
    }),
    watchlists: Type.Object({
      enabled: Type.Boolean(),
      systemDefinedFavourites: Words(['ENABLED', 'DISABLED'] as const),
    }),
    programmeGuidePlayback: Type.Boolean(),
    navbarLayout: Words(NAVBAR_LAYOUTS),
    languageBadge: Type.Boolean(),
    /** Whether the menu that folds out has a search box. */
    menuSearch: Type.Boolean(),
    signIn: Type.Object({
      providers: Type.Array(Type.Object({ name: Words(SIGN_IN_PROVIDERS), mandatory: Type.Boolean() })),
      magicLink: Type.Boolean(),
      /** Whether who has forgotten the password may ask for a link. */
      passwordReset: Type.Boolean(),
      selfRegistration: Type.Boolean(),
      /** Where sign-in happens instead of here; `{from}` stands for the address to come back to. */
      externalRedirect: Nullable(Type.String()),
      /** A second proof at sign-in. */
      mfa: Nullable(
        Type.Object({
          action: Words(['FRONTOFFICE_AUTHENTICATION'] as const),
          type: Words(['CAPTCHA'] as const),
        }),
      ),
    }),
    territories: Type.Object({ signup: Nullable(Type.Array(Type.String())) }),
    player: Type.Object({
      dvrWindowSeconds: Type.Integer(),
      statsEnabled: Type.Boolean(),
      maxHeight: Nullable(Type.Integer()),
      countdownSeconds: Type.Integer(),
    }),
    embedOrigins: Type.Array(Type.String()),
  },
  { $id: 'PublicRealm' },
);
export type PublicRealm = Static<typeof PublicRealm>;

export const MenuItem = Type.Object({
  id: Type.String(),
  label: Type.String(),
  /** Route name and parameters inside the site; or an address outside. */
  target: Type.Union([
    Type.Object({
      type: Type.Literal('ROUTE'),
      route: Type.String(),
      params: Type.Record(Type.String(), Type.String()),
    }),
    Type.Object({ type: Type.Literal('EXTERNAL'), url: Type.String() }),
  ]),
  group: Words(['main', 'featured', 'nonFeatured'] as const),
});
export type MenuItem = Static<typeof MenuItem>;

export const Menus = Type.Object({
  deviceType: Words(['WEB', 'MOBILE-WEB'] as const),
  home: MenuItem,
  items: Type.Array(MenuItem),
  /** Below every page. */
  footer: Type.Array(MenuItem),
});
export type Menus = Static<typeof Menus>;

const home = {
  id: 'home',
  label: 'Home',
  target: { type: 'ROUTE', route: 'home', params: {} },
  group: 'main',
};

export const realmShapes = defineShapes({
  getRealm: {
    reply: PublicRealm,
    errors: [],
    example: {
      id: 'demo',
      name: 'Footlight',
      languages: [{ code: 'en', name: 'English', direction: 'ltr' }],
      defaultLanguage: 'en',
      interstitial: { vod: true, series: false },
      enhancedMetadata: true,
      titleDisplayMode: 'SHOW',
      socialSharing: { enabled: true, universalLink: null, trackingConfiguration: [] },
      watchlists: { enabled: true, systemDefinedFavourites: 'ENABLED' },
      programmeGuidePlayback: true,
      navbarLayout: 'TOP',
      languageBadge: true,
      menuSearch: true,
      signIn: {
        providers: [{ name: 'ID', mandatory: false }],
        magicLink: false,
        passwordReset: false,
        selfRegistration: true,
        externalRedirect: null,
        mfa: null,
      },
      territories: { signup: null },
      player: { dvrWindowSeconds: 600, statsEnabled: false, maxHeight: null, countdownSeconds: 8 },
      embedOrigins: ['http://localhost:4600'],
    },
  },
  getLabels: {
    query: Type.Object({ realm: Type.Optional(Type.String({ maxLength: 64 })) }),
    headers: Type.Object({
      language: Type.Optional(
        Type.String({ maxLength: 35, description: 'A language tag; without it `Accept-Language` decides.' }),
      ),
    }),
    reply: Type.Object({
      language: Type.String(),
      direction: Words(['ltr', 'rtl'] as const),
      labels: Type.Record(Type.String(), Type.String()),
    }),
    errors: [],
    example: { language: 'en', direction: 'ltr', labels: { signIn: 'Sign in' } },
  },
  getMenus: {
    params: Type.Object({ deviceType: Words(['WEB', 'MOBILE-WEB'] as const) }),
    reply: Menus,
    errors: [],
    example: { deviceType: 'WEB', home, items: [home], footer: [] },
  },
});
