import type { MenuItem, Menus, PublicRealm, ResponseOf } from '@footlight/contract';
import { LANGUAGES, LANGUAGE_NAMES, directionOf, labelLanguage, matchLanguage } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import type { EditedSite } from './edited-site.js';
import type { Realm } from '../../realm/load-realm.js';
import type { ProviderSettings, SettingsOf } from '../../realm/providers/providers.schemas.js';
import { signUpFieldsOf } from '../../realm/realm-fields.js';
import type { RealmMenuItem } from '../../realm/schemas/menus.schemas.js';
import { publicFirebase } from './public-firebase.js';
import { publicTv } from './public-tv.js';

export type DeviceType = Menus['deviceType'];

const nameOf = (tag: string): string => {
  const known = matchLanguage([tag], LANGUAGES);
  if (known !== undefined && known === tag) return LANGUAGE_NAMES[known];
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
};

const openIdPages = ({ openIdClientName, accountUri, forgotPasswordUri }: SettingsOf<'OPENID_CONNECT'>) => ({
  clientName: openIdClientName,
  ...(accountUri === null ? {} : { accountPage: accountUri }),
  ...(forgotPasswordUri === null ? {} : { passwordPage: forgotPasswordUri }),
});

/** Contains no secrets and no sign-in URL: browsers request the URL from the service. */
const publicProvider = (
  settings: ProviderSettings,
  realm: Realm,
): PublicRealm['signIn']['providers'][number] => ({
  name: settings.name,
  mandatory: settings.mandatory,
  // Only the product's own provider has a sign-up form on the site.
  fields: settings.name === 'ID' ? [...signUpFieldsOf(realm)] : [],
  ...(settings.label === null ? {} : { label: settings.label }),
  ...(settings.name === 'OPENID_CONNECT' ? openIdPages(settings) : {}),
  ...(settings.name === 'GENERIC_OAUTH'
    ? { clientName: settings.providerName, bundleIds: settings.bundleIds }
    : {}),
});

const publicRealmOf = (realm: Realm): PublicRealm => ({
  id: realm.id,
  name: realm.name,
  ...(realm.logo === null ? {} : { logo: realm.logo }),
  languages: realm.languages.map((code) => ({ code, name: nameOf(code), direction: directionOf(code) })),
  defaultLanguage: realm.defaultLanguage,
  interstitial: realm.interstitial,
  enhancedMetadata: realm.enhancedMetadata,
  titleDisplayMode: realm.titleDisplayMode,
  socialSharing: realm.socialSharing,
  watchlists: realm.watchlists,
  reviews: realm.reviews,
  programmeGuidePlayback: realm.programmeGuidePlayback,
  navbarLayout: realm.navbarLayout,
  languageBadge: realm.languageBadge,
  menuSearch: realm.menuSearch,
  signIn: {
    providers: realm.signIn.providers.map((settings) => publicProvider(settings, realm)),
    licencePartners: realm.externalLicenceProviders.map(({ route }) => route),
    tv: publicTv(realm),
    ...publicFirebase(realm),
    targetSuffix: realm.signIn.targetSuffix,
    addressCountryRestriction: realm.territories.addressCountryRestriction?.elements ?? [],
    artwork: realm.signIn.artwork,
    magicLink: realm.signIn.magicLink,
    secondFactor: realm.signIn.secondFactor.enabled,
    passkeys: realm.signIn.passkeys.enabled,
    passwordReset: realm.signIn.passwordReset,
    selfRegistration: realm.signIn.selfRegistration,
    externalRedirect: realm.signIn.externalRedirect,
    mfa: realm.mfa,
  },
  territories: { signup: realm.territories.signup },
  player: {
    dvrWindowSeconds: realm.player.dvrWindowSeconds,
    statsEnabled: realm.player.statsEnabled,
    maxHeight: realm.player.maxHeight,
    countdownSeconds: realm.player.countdownSeconds,
  },
  embedOrigins: realm.embed.allowedOrigins,
  termsPage: realm.account.consents.find(({ required, page }) => required && page !== null)?.page ?? null,
});

const isFor = ({ audience }: RealmMenuItem, isGuest: boolean): boolean =>
  audience === 'everyone' || audience === (isGuest ? 'guests' : 'viewers');

/** The public part of the realm file, and what editors changed of it (ACCT-68). */
export class RealmService {
  readonly #realm: Realm;
  readonly #edited;
  readonly #publicRealm;

  /** @param edited menus and labels in place of those of the realm file */
  constructor(realm: Realm, edited: Pick<EditedSite, 'menus' | 'labels'>) {
    this.#realm = realm;
    this.#edited = edited;
    this.#publicRealm = publicRealmOf(realm);
  }

  publicRealm(): PublicRealm {
    return this.#publicRealm;
  }

  /** All labels in a language: the product's own, overridden by those of the realm file, then by those of the catalogue. */
  labels(language: string, country: string): ResponseOf<'getLabels'> {
    const own = matchLanguage([language], LANGUAGES) ?? 'en';
    // British wording in GB and NZ (PAGE-19).
    const local = labelLanguage(language, country);
    return {
      language,
      direction: directionOf(language),
      labels: {
        ...catalogues[own],
        ...this.#realm.labels[language],
        ...this.#realm.labels[local],
        ...this.#edited.labels(language),
        ...this.#edited.labels(local),
      },
    };
  }

  menus(deviceType: DeviceType, language: string, isGuest: boolean): Menus {
    const { home, items, footer } = this.#edited.menus(deviceType) ?? this.#realm.menus[deviceType];
    return {
      deviceType,
      home: this.#menuItem(home, language),
      items: this.#shown(items, language, isGuest),
      footer: this.#shown(footer, language, isGuest),
    };
  }

  #menuItem({ id, label, target, group }: RealmMenuItem, language: string): MenuItem {
    return {
      id,
      label: label[language] ?? label[this.#realm.defaultLanguage] ?? id,
      target: target.type === 'ROUTE' ? { ...target, params: target.params ?? {} } : target,
      group,
    };
  }

  #shown(items: readonly RealmMenuItem[], language: string, isGuest: boolean): MenuItem[] {
    return items.filter((item) => isFor(item, isGuest)).map((item) => this.#menuItem(item, language));
  }
}
