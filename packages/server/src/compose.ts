import type { FastifyInstance } from 'fastify';
import type { AccessTokens } from './auth/access-tokens.js';
import type { Secrets } from './auth/secrets.js';
import type { Clock } from './clock.js';
import type { OpenDatabase } from './database/database.js';
import type { Handlers } from './feature.js';
import { createAccountsRepository } from './features/accounts/accounts.repository.js';
import { createAccountsService } from './features/accounts/accounts.service.js';
import { createAdGrants } from './features/ads/ad-grants.js';
import { createAdIndex } from './features/ads/ad-index.js';
import { createAdUnits } from './features/ads/ad-units.js';
import { registerAds } from './features/ads/ads.routes.js';
import { createAdsService } from './features/ads/ads.service.js';
import { contentHandlers } from './features/content/content.routes.js';
import type { LicenceReader } from './features/content/content-ports.js';
import { createContentService, type ContentService } from './features/content/content.service.js';
import { createFavouriteMarks } from './features/favourites/favourite-marks.js';
import { createFavouritesRepository } from './features/favourites/favourites.repository.js';
import { favouritesHandlers } from './features/favourites/favourites.routes.js';
import { createFavouritesService } from './features/favourites/favourites.service.js';
import { createGuideRepository } from './features/guide/guide.repository.js';
import { guideHandlers } from './features/guide/guide.routes.js';
import { createGuideService } from './features/guide/guide.service.js';
import { createProgrammeGuide } from './features/guide/programme-guide.service.js';
import { createLicenceReader } from './features/licences/licence-reader.js';
import { createLicencesHeldRepository } from './features/licences/licences-held.repository.js';
import { liveHandlers } from './features/live/live.routes.js';
import { createDrmLicenceService } from './features/playback/drm-licence.service.js';
import { createDrmTokens } from './features/playback/drm-tokens.js';
import { playbackHandlers } from './features/playback/playback.routes.js';
import { createPlaybackService } from './features/playback/playback.service.js';
import { createPreferencesRepository } from './features/preferences/preferences.repository.js';
import { preferencesHandlers } from './features/preferences/preferences.routes.js';
import { createPreferencesService } from './features/preferences/preferences.service.js';
import { realmHandlers } from './features/realm/realm.routes.js';
import { createRealmService } from './features/realm/realm.service.js';
import { createProgressReader } from './features/progress/progress-reader.js';
import { createProgressRepository } from './features/progress/progress.repository.js';
import { progressHandlers } from './features/progress/progress.routes.js';
import { createProgressService } from './features/progress/progress.service.js';
import { createSessionRepository } from './features/session/session.repository.js';
import { sessionHandlers } from './features/session/session.routes.js';
import { createSessionService } from './features/session/session.service.js';
import { createScreensRepository } from './features/screens/screens.repository.js';
import { screensHandlers } from './features/screens/screens.routes.js';
import { createScreensService } from './features/screens/screens.service.js';
import { streamsHandlers } from './features/streams/streams.routes.js';
import type { BootData } from './http/boot-page.js';
import type { Limit } from './http/limits.js';
import type { Metrics } from './http/metrics.js';
import { createFilmIndex } from './media/film-index.js';
import { registerMedia } from './media/media.routes.js';
import { createContentKeys } from './media/protection/content-keys.js';
import { createStreamSigner } from './media/signing.js';
import type { Realm } from './realm/load-realm.js';

export interface Parts {
  readonly handlers: Handlers;
  readonly boot: (language: string, country: string) => BootData;
  registerMedia(app: FastifyInstance): Promise<void>;
  registerAds(app: FastifyInstance, limit: Limit): Promise<void>;
  /** What is to be done now and then. */
  readonly keepHouse: () => Promise<void>;
}

export interface ComposeOptions {
  readonly realm: Realm;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly tokens: AccessTokens;
  readonly metrics: Metrics;
}

/** Content stands on licences, favourites and the guide by what it asks of them, not by their repositories. */
const composeContent = (
  { realm, database, clock }: ComposeOptions,
  licences: LicenceReader,
): ContentService => {
  const { db } = database;
  const setting = { defaultLanguage: realm.defaultLanguage, clock };
  return createContentService({
    db,
    realm,
    clock,
    licences,
    favourites: createFavouriteMarks(createFavouritesRepository(db)),
    progress: createProgressReader(createProgressRepository(db)),
    guide: createGuideService(createGuideRepository(db), setting),
  });
};

/**
 * The one place where features meet, each given the services that it stands on: sign-in → accounts;
 * playback and favourites → content → licences and guide.
 */
export const compose = (options: ComposeOptions): Parts => {
  const { realm, database, clock, secrets, tokens, metrics } = options;
  const { db } = database;
  const realmService = createRealmService(realm);
  const accounts = createAccountsService(createAccountsRepository(db), clock);
  const session = createSessionService({
    repository: createSessionRepository(db),
    accounts,
    tokens,
    refreshKey: secrets.refreshTokens,
    realm,
    clock,
  });
  const preferences = createPreferencesService(createPreferencesRepository(db), realm);
  const mediaFolder = realm.folders.media;
  const films = createFilmIndex(mediaFolder);
  const signer = createStreamSigner({ secret: secrets.streamAddresses, clock });
  const keys = createContentKeys(secrets.contentKeys);
  const drmTokens = createDrmTokens({ key: secrets.drmTokens, realmId: realm.id, clock });
  const adGrants = createAdGrants(secrets.adAddresses, clock);
  const ads = createAdsService({ ads: createAdIndex(mediaFolder), grants: adGrants, metrics });
  const licences = createLicenceReader(createLicencesHeldRepository(db), {
    defaultLanguage: realm.defaultLanguage,
    clock,
  });
  const content = composeContent(options, licences);
  const favourites = createFavouritesService(createFavouritesRepository(db), content, clock);
  const screens = createScreensService({
    repository: createScreensRepository(db),
    licences,
    content,
    rules: { perAccount: realm.player.concurrentStreams, perLicence: realm.licenceRules.screens },
    clock,
  });
  const playback = createPlaybackService({
    screens,
    content,
    films,
    signer,
    keys,
    drmTokens,
    ads: createAdUnits(realm.ads, adGrants),
    clock,
    settings: realm.player,
  });
  const progress = createProgressService(createProgressRepository(db), content, clock);
  const guide = createProgrammeGuide({
    content,
    repository: createGuideRepository(db),
    defaultLanguage: realm.defaultLanguage,
    clock,
  });
  const drmLicences = createDrmLicenceService(drmTokens, keys);

  return {
    handlers: {
      ...realmHandlers(realmService, realm),
      ...sessionHandlers(session),
      ...preferencesHandlers(preferences),
      ...contentHandlers(content),
      ...liveHandlers(content),
      ...guideHandlers(guide),
      ...favouritesHandlers(favourites),
      ...progressHandlers(progress),
      ...screensHandlers(screens),
      ...streamsHandlers(playback, content),
      ...playbackHandlers(playback, drmLicences),
    },
    boot: (language, country) => ({
      realm: realmService.publicRealm(),
      labels: realmService.labels(language, country),
      menus: realmService.menus('WEB', language, true),
    }),
    registerMedia: (app) => registerMedia(app, { mediaFolder, films, signer, keys, clock }),
    registerAds: (app, limit) => registerAds(app, { service: ads, realm, limit }),
    keepHouse: async () => {
      await session.clean();
      await screens.clean();
    },
  };
};
