import type { AccessTokens } from './auth/access-tokens.js';
import { composeCommerce } from './compose-commerce.js';
import { composeMedia } from './compose-media.js';
import { composeSignIn } from './compose-sign-in.js';
import type { FeatureTools } from './feature-tools.js';
import type { Handlers } from './feature.js';
import { createAdsFeature } from './features/playback/ads/ads.feature.js';
import { createContentFeature } from './features/content/content.feature.js';
import { createFavouritesFeature, favouriteMarksOf } from './features/lists/favourites/favourites.feature.js';
import { createGuideFeature, guideReaderOf } from './features/guide/guide.feature.js';
import { licenceReaderOf } from './features/commerce/licences/licences.feature.js';
import { createLiveFeature } from './features/live/live.feature.js';
import type { LockOut } from './features/sign-in/lock-out/lock-out.service.js';
import { createNewsFeature, latestNewsOf } from './features/editorial/news/news.feature.js';
import { createOembedFeature } from './features/embed/oembed.feature.js';
import { createOperatorPagesFeature } from './features/editorial/operator-pages/operator-pages.feature.js';
import { createPagesFeature } from './features/pages/pages.feature.js';
import type { PaymentProvider } from './features/commerce/payments/providers/payment-provider.js';
import { createPlaybackFeature } from './features/playback/playback.feature.js';
import { createPreferencesFeature } from './features/account/preferences/preferences.feature.js';
import { createProgressFeature, progressReaderOf } from './features/playback/progress/progress.feature.js';
import { createRealmFeature } from './features/realm/realm.feature.js';
import { createReviewsFeature, ratingReaderOf } from './features/reviews/reviews.feature.js';
import { createRoomsFeature } from './features/rooms/rooms.feature.js';
import { createScreensFeature } from './features/playback/screens/screens.feature.js';
import { createSearchFeature } from './features/search/search.feature.js';
import { createSportsFeature } from './features/content/sports/sports.feature.js';
import { createStreamsFeature } from './features/playback/streams/streams.feature.js';
import { createTextsFeature } from './features/editorial/texts/texts.feature.js';
import { createViewerChangesFeature } from './features/account/viewer-changes/viewer-changes.feature.js';
import { createWatchlistsFeature } from './features/lists/watchlists/watchlists.feature.js';

export interface ComposeOptions extends Omit<FeatureTools, 'db'> {
  readonly tokens: AccessTokens;
  readonly lockOut: LockOut;
  /** Folder for the segments that encoders send; null disables live ingest. */
  readonly liveFolder: string | null;
  /** Replaces the payment providers of the realm file. */
  readonly paymentProviders?: readonly PaymentProvider[];
}

/**
 * The only module that connects features; it injects into each one the services that it depends on: sign-in → accounts;
 * playback and favourites → content → licences and guide.
 */
export const compose = ({ tokens, lockOut, liveFolder, paymentProviders, ...options }: ComposeOptions) => {
  const tools: FeatureTools = { ...options, db: options.database.db };
  const { labelsOf, ...ofRealm } = createRealmFeature(tools);
  const signIn = composeSignIn({ ...tools, tokens, lockOut });
  const { accounts, session, post } = signIn;
  const commerce = composeCommerce({
    ...tools,
    accounts,
    session,
    post,
    ...(paymentProviders === undefined ? {} : { paymentProviders }),
  });

  const licences = licenceReaderOf(tools);
  const { content, ...ofContent } = createContentFeature({
    ...tools,
    licences,
    favourites: favouriteMarksOf(tools),
    progress: progressReaderOf(tools),
    guide: guideReaderOf(tools),
    news: latestNewsOf(tools),
    ratings: ratingReaderOf(tools),
  });
  const onContent = { ...tools, content, accounts };
  const { favourites, ...ofFavourites } = createFavouritesFeature(onContent);
  const { news, ...ofNews } = createNewsFeature(onContent);
  const { sports, ...ofSports } = createSportsFeature(onContent);
  const { texts, ...ofTexts } = createTextsFeature({ ...tools, labelsOf });
  const label = (language: string, key: string) => labelsOf(language)[key] ?? key;
  const watchlists = createWatchlistsFeature({ ...onContent, news, favourites });
  const reviews = createReviewsFeature(onContent);
  const rooms = createRoomsFeature(onContent);
  const pages = createPagesFeature({ ...onContent, labels: labelsOf });

  const media = composeMedia({ ...tools, liveFolder });
  const ads = createAdsFeature(tools);
  const live = createLiveFeature({ ...onContent, ingests: media.ingests, liveFolder });
  const { screens, ...ofScreens } = createScreensFeature({ ...onContent, licences });
  const { playback, ...ofPlayback } = createPlaybackFeature({
    ...onContent,
    ...media,
    screens,
    ads: ads.units,
  });

  const handlers: Handlers = {
    ...ofRealm.handlers,
    ...signIn.handlers,
    ...commerce.handlers,
    ...createPreferencesFeature(tools).handlers,
    ...ofContent.handlers,
    ...ofNews.handlers,
    ...ofSports.handlers,
    ...ofTexts.handlers,
    ...createOperatorPagesFeature({ ...tools, texts }).handlers,
    ...createSearchFeature({ ...onContent, fighters: sports, news, label }).handlers,
    ...live.handlers,
    ...createGuideFeature(onContent).handlers,
    ...ofFavourites.handlers,
    ...watchlists.handlers,
    ...createProgressFeature(onContent).handlers,
    ...createViewerChangesFeature(tools).handlers,
    ...reviews.handlers,
    ...rooms.handlers,
    ...ofScreens.handlers,
    ...createOembedFeature(onContent).handlers,
    ...createStreamsFeature({ playback, content }).handlers,
    ...ofPlayback.handlers,
  };
  return {
    handlers,
    boot: ofRealm.boot,
    demandProof: signIn.demandProof,
    /** The titles used in addresses of content in other languages. */
    titlesOf: pages.titlesOf,
    registerMedia: media.register,
    registerAds: ads.register,
    /** Routes for the forms that outside providers post. */
    registerFormPost: signIn.registerFormPost,
    /** Turns recorded live events into videos while the application runs. */
    keepRecordings: live.keepRecordings,
    /** Sends mails while the application runs. */
    sendMails: signIn.sendMails,
    /** Receives webhooks of payment providers, renews licences and completes payments while the application runs. */
    registerCommerce: commerce.register,
    /** The WebSockets of rooms. */
    registerRooms: rooms.register,
    /** Routes for the sitemap, the web app manifest and the offline page. */
    registerPages: pages.register,
    /** Periodic housekeeping. */
    keepHouse: async (): Promise<void> => {
      await signIn.clean();
      await rooms.clean();
      await commerce.clean();
      await ofScreens.clean();
      await reviews.clean();
      await watchlists.clean();
    },
  };
};
