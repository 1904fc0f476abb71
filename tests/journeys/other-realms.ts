import type { RealmChanges } from '../service/realm.js';

const MOON = {
  id: 'moon',
  label: { en: 'The moon' },
  target: { type: 'ROUTE', route: 'plugin', params: { id: 'moon' } },
};

/** A realm whose settings differ from the demo's wherever a page shows it and they can differ together. */
export const OTHER_REALM: RealmChanges = {
  name: 'Lantern House',
  logo: '/img/channel-1/logo-128',
  // Swedish has neither words for paths nor labels here.
  languages: ['en', 'es', 'sv'],
  trustCountryHeader: true,
  trustedProxies: ['127.0.0.1', '::1'],
  // Seasons have no pages of their series, for enhanced metadata are off.
  interstitial: { vod: false, series: true },
  enhancedMetadata: false,
  titleDisplayMode: 'HIDE',
  socialSharing: { enabled: false },
  watchlists: { systemDefinedFavourites: 'DISABLED' },
  reviews: { enabled: false },
  programmeGuidePlayback: false,
  navbarLayout: 'HAMBURGER',
  languageBadge: false,
  menuSearch: false,
  menus: {
    WEB: { items: [MOON], footer: [] },
    'MOBILE-WEB': { items: [MOON], footer: [] },
  },
  externalPages: { imprint: { title: { en: 'Imprint' }, text: 'help' } },
  plugins: { moon: { title: { en: 'The moon' }, address: 'http://localhost:{port+1}/examples/plugin/' } },
  signIn: {
    attemptsPerMinute: 10_000,
    providers: [{ name: 'ID' }],
    targetSuffix: '?welcome=1',
    artwork: null,
    magicLink: false,
    secondFactor: { enabled: false },
    passkeys: { enabled: false },
    passwordReset: false,
    emailConfirmation: false,
  },
  account: {
    fields: [
      { id: 'name', required: true },
      { id: 'email', type: 'email', required: true },
      { id: 'pet', label: { en: 'Name of your pet' }, signUp: true },
      { id: 'address', type: 'dropdown', signUp: true },
    ],
    consents: [
      {
        fieldName: 'house',
        required: true,
        label: { en: 'House rules' },
        text: { en: 'I keep the house rules.' },
      },
    ],
    profilesMax: 1,
    billing: { taxNumberCountries: ['PT'], birthDateCountries: ['PT'] },
  },
  territories: {
    signup: ['PT'],
    addressCountryRestriction: {
      elements: [{ mode: 'whitelist', scope: 'registration', countries: ['PT', 'ES'] }],
    },
  },
  vpn: { disallow: true },
  licenceRules: { pause: { enabled: false }, families: [{ id: 'ringside', downgrade: 'ALLOWED' }] },
  ads: { tagUrl: 'https://ads.example/tag?at={placement}&film={content}', origins: ['https://ads.example'] },
  player: { statsEnabled: false, countdownSeconds: 30, maxHeight: 240, dvrWindowSeconds: 60 },
  // Without a window of its own, so that the realm's applies.
  events: { '2001': { dvrWindow: undefined } },
  labels: { en: { signIn: 'Come in' } },
};

/** Settings that cannot differ together with those of {@link OTHER_REALM}. */
export const CLOSED_REALM: RealmChanges = {
  languages: ['es', 'en'],
  defaultLanguage: 'es',
  interstitial: { series: true },
  defaultCountry: 'FR',
  socialSharing: { universalLink: 'https://app.example{path}', trackingConfiguration: ['from=friends'] },
  watchlists: { enabled: false },
  navbarLayout: 'SIDEBAR',
  signIn: { selfRegistration: false, externalRedirect: 'https://id.example/enter?back={from}' },
  payments: { providers: [] },
};
