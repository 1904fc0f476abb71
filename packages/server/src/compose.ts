import type { FastifyInstance } from 'fastify';
import type { AccessTokens } from './auth/access-tokens.js';
import type { Secrets } from './auth/secrets.js';
import { onCatalogueChange } from './catalogue/catalogue-changes.js';
import type { Clock } from './clock.js';
import type { Database, OpenDatabase } from './database/database.js';
import type { Handlers } from './feature.js';
import { composeAccounts } from './compose-accounts.js';
import { composeFactors, composeSecondFactor } from './compose-factors.js';
import { composeCommerce } from './compose-commerce.js';
import { composeMails } from './compose-mails.js';
import { composeRooms } from './compose-rooms.js';
import { behindCaptcha, captchaHandlers } from './features/captcha/captcha.routes.js';
import { createCaptchaRepository } from './features/captcha/captcha.repository.js';
import { createCaptcha } from './features/captcha/captcha.service.js';
import { createAccountsRepository } from './features/accounts/accounts.repository.js';
import { createAccountsService } from './features/accounts/accounts.service.js';
import { createLockOutRepository } from './features/lock-out/lock-out.repository.js';
import { createLockOut } from './features/lock-out/lock-out.service.js';
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
import { createFavouritesService, type FavouritesService } from './features/favourites/favourites.service.js';
import { createGuideRepository } from './features/guide/guide.repository.js';
import { createFavouriteChannelsRepository } from './features/guide/favourite-channels.repository.js';
import { createFavouriteChannels } from './features/guide/favourite-channels.service.js';
import { guideHandlers } from './features/guide/guide.routes.js';
import { createGuideService } from './features/guide/guide.service.js';
import { createProgrammeGuide } from './features/guide/programme-guide.service.js';
import { createConsentsRepository } from './features/consents/consents.repository.js';
import { createConsentsService } from './features/consents/consents.service.js';
import { createLicenceReader } from './features/licences/licence-reader.js';
import { createLicencesHeldRepository } from './features/licences/licences-held.repository.js';
import { createLiveBroadcast } from './features/live/live-broadcast.js';
import { createLiveSeats } from './features/live/live-seats.js';
import { liveHandlers } from './features/live/live.routes.js';
import { keepRecordingsSettled } from './features/live/keep-recordings-settled.js';
import { createRecordingsRepository } from './features/live/recordings.repository.js';
import { createRecordingsService } from './features/live/recordings.service.js';
import { createSteeringRepository } from './features/live/steering.repository.js';
import { createSteeringService } from './features/live/steering.service.js';
import { readOnAir } from './features/live/read-on-air.js';
import { createNewsRepository } from './features/news/news.repository.js';
import { newsHandlers } from './features/news/news.routes.js';
import { createLatestNews } from './features/news/latest-news.js';
import { createNewsService, type NewsService } from './features/news/news.service.js';
import { oembedHandlers } from './features/oembed/oembed.routes.js';
import { createOembedService } from './features/oembed/oembed.service.js';
import { operatorPagesHandlers } from './features/operator-pages/operator-pages.routes.js';
import { createOperatorPagesService } from './features/operator-pages/operator-pages.service.js';
import { registerInstallable } from './features/pages/installable.routes.js';
import { createPagesRepository } from './features/pages/pages.repository.js';
import { registerSitemap } from './features/pages/sitemap.routes.js';
import { createSitemapService } from './features/pages/sitemap.service.js';
import { createDrmLicenceService } from './features/playback/drm-licence.service.js';
import { createDrmTokens } from './features/playback/drm-tokens.js';
import { playbackHandlers } from './features/playback/playback.routes.js';
import { createPlaybackService } from './features/playback/playback.service.js';
import { createPreferencesRepository } from './features/preferences/preferences.repository.js';
import { preferencesHandlers } from './features/preferences/preferences.routes.js';
import { createPreferencesService } from './features/preferences/preferences.service.js';
import { createProviderLicencesRepository } from './features/licences/provider-licences.repository.js';
import { createProviderLicences } from './features/licences/provider-licences.service.js';
import { composeProviders } from './features/providers/compose-providers.js';
import { createLinkedProvidersRepository } from './features/providers/linked-providers.repository.js';
import { createProviderSessionsRepository } from './features/providers/provider-sessions.repository.js';
import { licencesFor } from './features/providers/tv-providers.js';
import { realmHandlers } from './features/realm/realm.routes.js';
import { createRealmService, type RealmService } from './features/realm/realm.service.js';
import { createModerationRepository } from './features/reviews/moderation.repository.js';
import { createModerationService } from './features/reviews/moderation.service.js';
import { createRatingReader } from './features/reviews/rating-reader.js';
import { createReviewsRepository } from './features/reviews/reviews.repository.js';
import { reviewsHandlers } from './features/reviews/reviews.routes.js';
import { createReviewsService } from './features/reviews/reviews.service.js';
import { createProgressReader } from './features/progress/progress-reader.js';
import { createProgressRepository } from './features/progress/progress.repository.js';
import { progressHandlers } from './features/progress/progress.routes.js';
import { createProgressService } from './features/progress/progress.service.js';
import { createSessionRepository } from './features/session/session.repository.js';
import { sessionHandlers } from './features/session/session.routes.js';
import { createSessionService } from './features/session/session.service.js';
import { createFavouritesWatchlist } from './features/watchlists/favourites-watchlist.js';
import { createListAccess } from './features/watchlists/list-access.js';
import { createListedItems } from './features/watchlists/listed-items.js';
import { createWatchlistContentService } from './features/watchlists/watchlist-content.service.js';
import { createWatchlistItemsRepository } from './features/watchlists/watchlist-items.repository.js';
import { createWatchlistsRepository } from './features/watchlists/watchlists.repository.js';
import { watchlistsHandlers } from './features/watchlists/watchlists.routes.js';
import { createWatchlistsService } from './features/watchlists/watchlists.service.js';
import { createScreensRepository } from './features/screens/screens.repository.js';
import { screensHandlers } from './features/screens/screens.routes.js';
import { createScreensService } from './features/screens/screens.service.js';
import { createSearchRepository } from './features/search/search.repository.js';
import { createRelatedTitlesRepository } from './features/search/related-titles.repository.js';
import { createRelatedTitlesService } from './features/search/related-titles.service.js';
import { searchHandlers } from './features/search/search.routes.js';
import { createSearchService } from './features/search/search.service.js';
import { createFightersRepository } from './features/sports/fighters.repository.js';
import { sportsHandlers } from './features/sports/sports.routes.js';
import { createSportsService, type SportsService } from './features/sports/sports.service.js';
import { createTextsRepository } from './features/texts/texts.repository.js';
import { textsHandlers } from './features/texts/texts.routes.js';
import { createTextsService } from './features/texts/texts.service.js';
import { streamsHandlers } from './features/streams/streams.routes.js';
import type { PaymentProvider } from './features/payments/providers/payment-provider.js';
import { createSourceStreams } from './features/playback/source-streams.js';
import { createViewerChanges } from './features/viewer-changes/viewer-changes.js';
import { viewerChangesHandlers } from './features/viewer-changes/viewer-changes.routes.js';
import type { PageBoot, PageRequest } from '@footlight/contract';
import type { Limit } from './http/limits.js';
import type { Metrics } from './http/metrics.js';
import { createFilmIndex } from './media/film-index.js';
import { createIngestIndex } from './media/ingest/ingest-index.js';
import { registerMedia } from './media/media.routes.js';
import { createContentKeys } from './media/protection/content-keys.js';
import { createStreamSigner } from './media/signing.js';
import type { Realm } from './realm/load-realm.js';

export interface Parts {
  readonly handlers: Handlers;
  readonly boot: (language: string, country: string, deviceType: PageBoot['menus']['deviceType']) => PageBoot;
  /** What stands in addresses of content in other languages. */
  readonly titlesOf: PageRequest['titlesOf'];
  registerMedia(app: FastifyInstance): Promise<void>;
  registerAds(app: FastifyInstance, limit: Limit): Promise<void>;
  /** Where outside providers post forms to. */
  registerFormPost(app: FastifyInstance, limit: Limit): Promise<void>;
  /** Makes videos of events that encoders sent, while the application runs. */
  keepRecordings(app: FastifyInstance): void;
  /** Sends mails while the application runs. */
  sendMails(app: FastifyInstance): void;
  /** Takes the messages of payment providers, renews licences and finishes payments while the application runs. */
  registerCommerce(app: FastifyInstance, limit: Limit): Promise<void>;
  /** The WebSockets of rooms. */
  registerRooms(app: FastifyInstance, limit: Limit): Promise<void>;
  /** What stands beside the pages: sitemap, manifest of the app, the page without a connection. */
  registerPages(app: FastifyInstance): void;
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
  /** Origins under which viewers reach this service. */
  readonly origins: readonly string[];
  /** Holds what encoders send; null where nothing is ingested. */
  readonly liveFolder: string | null;
  /** Ways to be paid, where they are not those of the realm file. */
  readonly paymentProviders?: readonly PaymentProvider[];
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
    news: createLatestNews(createNewsRepository(db), setting),
    ratings: createRatingReader(createReviewsRepository(db), realm.reviews),
  });
};

/** Watchlists stand on favourites, which are shown as a list among them, and on content. */
const composeWatchlists = (
  { realm, database, clock }: ComposeOptions,
  content: ContentService,
  news: NewsService,
  favouritesService: FavouritesService,
): { readonly handlers: Handlers; readonly clean: () => Promise<void> } => {
  const repository = createWatchlistsRepository(database.db);
  const access = createListAccess(repository, { ...realm.watchlists, sharing: realm.socialSharing.enabled });
  const favourites = createFavouritesWatchlist(favouritesService);
  const parts = { access, favourites, content: createListedItems(content, news), clock };
  const watchlists = createWatchlistsService({ ...parts, repository });
  const items = createWatchlistItemsRepository(database.db);
  return {
    handlers: watchlistsHandlers(watchlists, createWatchlistContentService({ ...parts, items })),
    clean: () => watchlists.clean(),
  };
};

/** Search stands on content, which draws the cards of what was found. */
const composeSearch = (
  { realm, database, clock }: ComposeOptions,
  content: ContentService,
  realmService: RealmService,
  { news, sports }: { readonly news: NewsService; readonly sports: SportsService },
): Handlers =>
  searchHandlers(
    createSearchService({
      repository: createSearchRepository(database.db),
      content,
      fighters: sports,
      news,
      realm,
      label: (language, key) => realmService.labels(language, realm.defaultCountry).labels[key] ?? key,
      clock,
    }),
    createRelatedTitlesService({
      repository: createRelatedTitlesRepository(database.db),
      content,
      clock,
    }),
  );

/** What editors write beside the content that it speaks of. */
const composeEditorial = (
  { realm, database }: ComposeOptions,
  { news, sports }: { readonly news: NewsService; readonly sports: SportsService },
  realmService: RealmService,
) => {
  const { db } = database;
  const texts = createTextsService({
    repository: createTextsRepository(db),
    labelsOf: (language) => realmService.labels(language, realm.defaultCountry).labels,
    realm,
  });
  const operatorPages = createOperatorPagesService({ realm, texts });
  return {
    ...newsHandlers(news),
    ...sportsHandlers(sports),
    ...textsHandlers(texts),
    ...operatorPagesHandlers(operatorPages),
  } satisfies Handlers;
};

/** What the service knows of the site's pages: titles in their addresses, and the list of all of them. */
const composePages = (
  { realm, database, origins, clock }: ComposeOptions,
  content: ContentService,
  realmService: RealmService,
): Pick<Parts, 'titlesOf' | 'registerPages'> => {
  const repository = createPagesRepository(database.db);
  const sitemap = createSitemapService({
    repository,
    content,
    realm,
    origin: origins[0] ?? '',
    clock,
  });
  return {
    titlesOf: (contents) => repository.titlesOf(contents),
    registerPages: (app: FastifyInstance) => {
      registerSitemap(app, sitemap);
      registerInstallable(app, {
        realm,
        labels: (language) => realmService.labels(language, realm.defaultCountry).labels,
      });
    },
  };
};

/**
 * The one place where features meet, each given the services that it stands on: sign-in → accounts;
 * playback and favourites → content → licences and guide.
 */
export const compose = (options: ComposeOptions): Parts => {
  const { realm, database, clock, secrets, tokens, metrics, origins, liveFolder } = options;
  const { db } = database;
  const realmService = createRealmService(realm);
  const mails = composeMails(options);
  // Counted outside of any transaction: an attempt that is refused is kept.
  const lockOut = createLockOut(createLockOutRepository(db), clock);
  const ofFactors = { ...options, post: mails.post, lockOut };
  const factors = composeSecondFactor(ofFactors);
  const captcha = createCaptcha(createCaptchaRepository(db), secrets.captcha, clock);
  const signInOn = (on: Database) => {
    const accounts = createAccountsService(createAccountsRepository(on), lockOut, clock, mails.onNewAccount);
    const session = createSessionService({
      repository: createSessionRepository(on),
      accounts,
      tokens,
      linkedTo: (accountId) => createLinkedProvidersRepository(on).ofAccount(accountId),
      beganWith: async (sessionId) => createProviderSessionsRepository(on).ofSession(sessionId),
      demandSecondFactor: (accountId) => factors.demand(accountId),
      refreshKey: secrets.refreshTokens,
      realm,
      clock,
    });
    const licences = createProviderLicences(
      createProviderLicencesRepository(on),
      (provider, entitlements) => licencesFor(realm, provider, entitlements),
      clock,
    );
    const consents = createConsentsService(createConsentsRepository(on), realm, clock);
    return { accounts, session, licences, consents };
  };
  const { accounts, session } = signInOn(db);
  const outside = composeProviders({
    db,
    realm,
    clock,
    secrets,
    origin: origins[0] ?? '',
    partsOn: signInOn,
  });
  const signIn = composeFactors(ofFactors, { factors, accounts, session });
  const ofAccounts = composeAccounts(options, accounts, session, outside.linkedTo);
  const commerce = composeCommerce(options, accounts, session, mails.post);
  const preferences = createPreferencesService(createPreferencesRepository(db), realm);
  const mediaFolder = realm.folders.media;
  const films = createFilmIndex(mediaFolder);
  const ingests = createIngestIndex(liveFolder);
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
  const broadcast = createLiveBroadcast({
    read: () => readOnAir(content.onAir, clock),
    onCatalogueChange: (handler) => onCatalogueChange(database, handler),
    clock,
  });
  metrics.gauge('footlight_live_listeners', broadcast.lines);
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
    ingests,
    signer,
    keys,
    drmTokens,
    sources: createSourceStreams({ origins: realm.streamOrigins, signer, realmId: realm.id, clock }),
    ads: createAdUnits(realm.ads, adGrants),
    clock,
    settings: realm.player,
  });
  const progress = createProgressService(createProgressRepository(db), content, clock);
  const favouriteChannels = createFavouriteChannels(createFavouriteChannelsRepository(db), content, clock);
  const guide = createProgrammeGuide({
    content,
    repository: createGuideRepository(db),
    defaultLanguage: realm.defaultLanguage,
    clock,
  });
  const drmLicences = createDrmLicenceService(drmTokens, keys);
  const news = createNewsService({
    repository: createNewsRepository(db),
    content,
    defaultLanguage: realm.defaultLanguage,
    clock,
  });
  const sports = createSportsService({
    repository: createFightersRepository(db),
    content,
    defaultLanguage: realm.defaultLanguage,
  });
  const viewerChanges = createViewerChanges(database);
  metrics.gauge('footlight_viewer_listeners', viewerChanges.listeners);
  const watchlists = composeWatchlists(options, content, news, favourites);
  const reviews = createReviewsService({
    repository: createReviewsRepository(db),
    content,
    enabled: realm.reviews.enabled,
    clock,
  });
  const steeringRepository = createSteeringRepository(db);
  const recordings =
    liveFolder === null
      ? null
      : createRecordingsService({
          repository: createRecordingsRepository(db),
          steering: steeringRepository,
          ingests,
          liveFolder,
          clock,
        });
  const steering = createSteeringService({
    repository: steeringRepository,
    accounts,
    defaultLanguage: realm.defaultLanguage,
    clock,
  });
  const rooms = composeRooms(options, content, accounts);
  const moderation = createModerationService({
    repository: createModerationRepository(db),
    accounts,
    content,
    clock,
  });

  return {
    handlers: {
      ...realmHandlers(realmService, realm),
      ...behindCaptcha(
        mails.sendingAfter({
          ...sessionHandlers(session, realm, clock),
          ...mails.handlers(session, lockOut, outside.withPasswords),
          ...signIn.handlers,
        }),
        captcha,
        realm,
      ),
      ...captchaHandlers(captcha, realm),
      ...outside.handlers,
      ...ofAccounts.handlers,
      ...commerce.handlers,
      ...preferencesHandlers(preferences),
      ...contentHandlers(content),
      ...composeEditorial(options, { news, sports }, realmService),
      ...composeSearch(options, content, realmService, { news, sports }),
      ...liveHandlers(content, broadcast, createLiveSeats(), steering),
      ...guideHandlers(guide, favouriteChannels),
      ...favouritesHandlers(favourites),
      ...watchlists.handlers,
      ...progressHandlers(progress),
      ...viewerChangesHandlers(viewerChanges, createLiveSeats()),
      ...reviewsHandlers(reviews, moderation),
      ...rooms.handlers,
      ...screensHandlers(screens),
      ...oembedHandlers(createOembedService({ content, origins, realm })),
      ...streamsHandlers(playback, content),
      ...playbackHandlers(playback, drmLicences),
    },
    ...composePages(options, content, realmService),
    boot: (language, country, deviceType) => ({
      realm: realmService.publicRealm(),
      labels: realmService.labels(language, country),
      menus: realmService.menus(deviceType, language, true),
    }),
    registerMedia: (app) =>
      registerMedia(app, {
        mediaFolder,
        films,
        ingests,
        signer,
        keys,
        clock,
        streamOrigins: realm.streamOrigins,
      }),
    keepRecordings: (app) => {
      if (recordings !== null) keepRecordingsSettled(app, recordings);
    },
    sendMails: mails.attach,
    registerCommerce: commerce.register,
    registerRooms: (app, limit) => rooms.register(app, limit),
    registerAds: (app, limit) => registerAds(app, { service: ads, realm, limit }),
    registerFormPost: outside.registerFormPost,
    keepHouse: async () => {
      await session.clean();
      await rooms.clean();
      await outside.clean();
      await ofAccounts.keepHouse();
      await commerce.keepHouse();
      await mails.clean();
      await captcha.clean();
      await signIn.clean();
      await lockOut.clean();
      await screens.clean();
      await reviews.clean();
      await watchlists.clean();
    },
  };
};
