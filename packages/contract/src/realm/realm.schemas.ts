import { Type, type Static } from '@sinclair/typebox';
import { Nullable, OneOf } from '../content/content-item.schemas.js';
import { defineShapes } from '../calls/shape.js';

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
/** Providers that an account can be linked to; `LICENCE_PROVIDER` is a partner whose licences grant access here. */
export const LINKED_PROVIDERS = [...SIGN_IN_PROVIDERS, 'LICENCE_PROVIDER'] as const;
/** Kinds of form fields, each with its own rules (docs/rules/forms.md). */
export const FIELD_KINDS = [
  'text',
  'email',
  'password',
  'dropdown',
  'address',
  'name',
  'fullName',
  'phoneNumber',
  'date',
  'birthDate',
  'confirmPassword',
  'taxNumber',
  'postalCode',
  'line1',
  'administrativeLevel1',
  'preferredName',
  'gender',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

const LocalisedLabel = Type.Record(Type.String(), Type.String());

/** A field of a sign-up form. */
export const ProfileField = Type.Object(
  {
    id: Type.String(),
    type: OneOf(FIELD_KINDS),
    required: Type.Boolean(),
    /** By language tag; null for the product’s own label of the kind. */
    label: Nullable(LocalisedLabel),
    /** In characters. */
    minLength: Nullable(Type.Integer()),
    maxLength: Nullable(Type.Integer()),
    /** For dropdowns. */
    options: Type.Array(Type.Object({ value: Type.String(), label: LocalisedLabel })),
  },
  { $id: 'ProfileField' },
);
export type ProfileField = Static<typeof ProfileField>;

export const NAVBAR_LAYOUTS = ['TOP', 'TOP_LEFT', 'HAMBURGER', 'SIDEBAR'] as const;

/** The part of the realm file (`footlight.config.json`) that browsers receive. */
export const PublicRealm = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    /** Address of the logo; `{width}` is replaced by its width in pixels, 110 or 600. Absent without one. */
    logo: Type.Optional(Type.String()),
    languages: Type.Array(
      Type.Object({ code: Type.String(), name: Type.String(), direction: OneOf(['ltr', 'rtl'] as const) }),
    ),
    defaultLanguage: Type.String(),
    interstitial: Type.Object({ vod: Type.Boolean(), series: Type.Boolean() }),
    enhancedMetadata: Type.Boolean(),
    titleDisplayMode: OneOf(['SHOW', 'HIDE'] as const),
    socialSharing: Type.Object({
      enabled: Type.Boolean(),
      universalLink: Nullable(Type.String()),
      trackingConfiguration: Type.Array(Type.String()),
    }),
    watchlists: Type.Object({
      enabled: Type.Boolean(),
      systemDefinedFavourites: OneOf(['ENABLED', 'DISABLED'] as const),
    }),
    reviews: Type.Object({ enabled: Type.Boolean() }),
    programmeGuidePlayback: Type.Boolean(),
    navbarLayout: OneOf(NAVBAR_LAYOUTS),
    languageBadge: Type.Boolean(),
    /** Whether the collapsible menu has a search box. */
    menuSearch: Type.Boolean(),
    signIn: Type.Object({
      providers: Type.Array(
        Type.Object({
          name: OneOf(SIGN_IN_PROVIDERS),
          mandatory: Type.Boolean(),
          /** Fields of its sign-up form, in order; empty for the default ones. */
          fields: Type.Array(ProfileField),
          /** Label of its button; default: the provider's well-known name. */
          label: Type.Optional(Type.String()),
          /** Its name in call paths, where several of its kind are possible. */
          clientName: Type.Optional(Type.String()),
          /** Where viewers of an OpenID Connect client manage their account and reset their password. */
          accountPage: Type.Optional(Type.String()),
          passwordPage: Type.Optional(Type.String()),
          /** Apps that a sign-in may return to by their own URL scheme. */
          bundleIds: Type.Optional(Type.Array(Type.String())),
        }),
      ),
      /** Appended to the address of the page that a viewer returns to after sign-in. */
      targetSuffix: Nullable(Type.String()),
      /** Rules on the country of an address. */
      addressCountryRestriction: Type.Array(
        Type.Object({
          mode: OneOf(['blacklist', 'whitelist'] as const),
          scope: OneOf(['purchase', 'registration'] as const),
          countries: Type.Array(Type.String()),
        }),
      ),
      /** Browser configuration of TV and licence providers; null for disabled ones. */
      tv: Type.Object({
        adobe: Nullable(
          Type.Object({ baseUri: Type.String(), requestorId: Type.String(), resourceId: Type.String() }),
        ),
        adobeDcr: Nullable(
          Type.Object({
            baseUri: Type.String(),
            requestorId: Type.String(),
            softwareStatement: Type.String(),
          }),
        ),
        gigya: Nullable(Type.Object({ apiKey: Type.String(), sdkUri: Type.String() })),
        opin: Nullable(Type.Object({ clientId: Type.String(), sdkUri: Type.String() })),
      }),
      /** Browser configuration of sign-in with Firebase; absent when disabled. */
      firebase: Type.Optional(
        Type.Object({
          apiKey: Type.String(),
          /** Address of the Identity Toolkit. */
          toolkitUri: Type.String(),
          /** Identity providers with their own button, such as `microsoft.com`. */
          identityProviders: Type.Array(Type.String()),
          /** Whether browsers can create accounts there. */
          signUp: Type.Boolean(),
          /** How browsers obtain an App Check token; null where none is needed, or only apps can. */
          appCheck: Nullable(
            Type.Object({
              appCheckUri: Type.String(),
              projectNumber: Type.String(),
              appId: Type.String(),
              siteKey: Type.String(),
              /** Address of the reCAPTCHA v3 script. */
              recaptchaUri: Type.String(),
            }),
          ),
        }),
      ),
      /** Routes of the partners whose licences grant access here. */
      licencePartners: Type.Optional(Type.Array(Type.String())),
      /** Addresses of the background images of the sign-in pages; `{width}` is replaced by the width in pixels. */
      artwork: Nullable(
        Type.Object({
          mobile: Type.String(),
          desktop: Type.String(),
          mobileRtl: Nullable(Type.String()),
          desktopRtl: Nullable(Type.String()),
        }),
      ),
      magicLink: Type.Boolean(),
      /** Whether accounts can require a code of an authenticator app besides the password. */
      secondFactor: Type.Boolean(),
      /** Whether viewers may sign in with a passkey. */
      passkeys: Type.Boolean(),
      /** Whether viewers can request a link to reset a forgotten password. */
      passwordReset: Type.Boolean(),
      selfRegistration: Type.Boolean(),
      /** External address where viewers sign in instead; `{from}` is replaced by the address to return to. */
      externalRedirect: Nullable(Type.String()),
      /** A second proof at sign-in. */
      mfa: Nullable(
        Type.Object({
          action: OneOf(['FRONTOFFICE_AUTHENTICATION'] as const),
          type: OneOf(['CAPTCHA'] as const),
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
    /** Id of the operator's page with the terms; null for none. */
    termsPage: Nullable(Type.String()),
  },
  { $id: 'PublicRealm' },
);
export type PublicRealm = Static<typeof PublicRealm>;

export const MenuItem = Type.Object({
  id: Type.String(),
  label: Type.String(),
  /** Route name and parameters within the site, or an external address. */
  target: Type.Union([
    Type.Object({
      type: Type.Literal('ROUTE'),
      route: Type.String(),
      params: Type.Record(Type.String(), Type.String()),
    }),
    Type.Object({ type: Type.Literal('EXTERNAL'), url: Type.String() }),
  ]),
  group: OneOf(['main', 'featured', 'nonFeatured'] as const),
});
export type MenuItem = Static<typeof MenuItem>;

export const Menus = Type.Object({
  deviceType: OneOf(['WEB', 'MOBILE-WEB'] as const),
  home: MenuItem,
  items: Type.Array(MenuItem),
  /** Entries of the footer, which every page has. */
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
    summary: 'Returns the settings of the realm that a browser needs.',
    response: PublicRealm,
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
      reviews: { enabled: true },
      programmeGuidePlayback: true,
      navbarLayout: 'TOP',
      languageBadge: true,
      menuSearch: true,
      signIn: {
        providers: [{ name: 'ID', mandatory: false, fields: [] }],
        tv: { adobe: null, adobeDcr: null, gigya: null, opin: null },
        targetSuffix: null,
        addressCountryRestriction: [],
        artwork: null,
        magicLink: false,
        secondFactor: false,
        passkeys: false,
        passwordReset: false,
        selfRegistration: true,
        externalRedirect: null,
        mfa: null,
      },
      territories: { signup: null },
      player: { dvrWindowSeconds: 600, statsEnabled: false, maxHeight: null, countdownSeconds: 8 },
      embedOrigins: ['http://localhost:4600'],
      termsPage: 'terms',
    },
  },
  getLabels: {
    summary: 'Returns the labels of the realm in one language.',
    query: Type.Object({ realm: Type.Optional(Type.String({ maxLength: 64 })) }),
    headers: Type.Object({
      language: Type.Optional(
        Type.String({
          maxLength: 35,
          description: 'A language tag; if it is missing, the `Accept-Language` header decides.',
        }),
      ),
    }),
    response: Type.Object({
      language: Type.String(),
      direction: OneOf(['ltr', 'rtl'] as const),
      labels: Type.Record(Type.String(), Type.String()),
    }),
    errors: [],
    example: { language: 'en', direction: 'ltr', labels: { signIn: 'Sign in' } },
  },
  getMenus: {
    summary: 'Returns the menus for one type of device.',
    params: Type.Object({ deviceType: OneOf(['WEB', 'MOBILE-WEB'] as const) }),
    response: Menus,
    errors: [],
    example: { deviceType: 'WEB', home, items: [home], footer: [] },
  },
});
