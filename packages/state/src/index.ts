export { FRESH_FOR_MS, type ChoiceStorage, type Clock } from './clock.js';
export type { WatchedList } from './content/adjacent-of.js';
export { createAppState, type AppState, type AppStateOptions } from './app/create-app-state.js';
export { createLiveNewsStore, type LiveNewsState } from './live/live-news.store.js';
export { followLiveConnection } from './live/live-connection.js';
export { createLiveFeed, type LiveFeed, type LiveFeedOptions } from './live/live-feed.js';
export { keepLiveInStep } from './live/live-in-step.js';
export { REMINDERS_KEY, createReminders, type Reminder } from './live/reminders.js';
export {
  createPageViewerStore,
  type PageViewerState,
  type PageViewerStore,
} from './account/page-viewer.store.js';
export {
  createGuideCardStore,
  loadableOf,
  type GuideCardState,
  type GuideCardStore,
  type Loadable,
} from './guide/guide-card.store.js';
export { createPlaybackLoader, type ServicePlaybackLoader } from './playback/playback-loader.js';
export {
  DEFAULT_PREFERENCES,
  createPreferencesStore,
  type PreferencesState,
  type PreferencesStore,
} from './account/preferences.store.js';
export { createRealmStore, type RealmBoot, type RealmLabels, type RealmState } from './realm/realm.store.js';
export {
  createSignUpStore,
  SIGN_UP_KEY,
  type SignUpOptions,
  type SignUpState,
  type SignUpStore,
} from './sign-in/sign-up.store.js';
export { createSessionStore, type SessionState, type SessionStore } from './sign-in/session.store.js';
export { createKeyboardStore, type KeyboardState } from './app/keyboard.store.js';
export { attempt } from './calls/attempt.js';
export { callErrorOf, isAbsent, type CallError, type Status } from './calls/status.js';
export {
  createWatchingStore,
  type Watched,
  type WatchingState,
  type WatchingStore,
} from './playback/watching.store.js';
export { keyOfItem, type Items, type Mark } from './cache/items.js';
export type { AnyQuery, Query, QueryParams, QueryState } from './cache/query.js';
export type { Entry } from './cache/query-entry.js';
export type { Dehydrated } from './cache/dehydration.js';
export { Queries, type ErrorWatcher, type QueriesOptions } from './cache/queries.js';
export {
  adjacentQuery,
  gridQuery,
  liveEventQuery,
  playlistPanelQuery,
  playlistQuery,
  relatedQuery,
  relatedToSeriesQuery,
  releasesQuery,
  scheduleQuery,
  seasonQuery,
  seasonsQuery,
  seriesQuery,
  vodQuery,
  type Grid,
} from './content/content.queries.js';
export { GuideBlocks, type GuideBlocksState } from './guide/guide-blocks.js';
export type { LoadedChannel } from './guide/loaded-guide.js';
export {
  favouriteChannelsQuery,
  guideBlockQuery,
  guideGenresQuery,
  type GuideBlock,
  type GuideFilter,
} from './guide/guide.queries.js';
export { rowParams, rowQuery, sectionQuery } from './content/section.queries.js';
export { searchKindQuery, searchQuery, searchParamsOf, type SearchRefine } from './search/search.queries.js';
export { createSearchStore, type SearchState, type SearchStore } from './search/search.store.js';
export { liveListQuery, upcomingQuery, type LiveList } from './live/event.queries.js';
export {
  externalPageQuery,
  newsFeedsQuery,
  newsItemQuery,
  newsQuery,
  pluginQuery,
} from './editorial/editorial.queries.js';
export { fighterQuery, fightersQuery, rankingsQuery, type FighterPage } from './content/fighter.queries.js';
export {
  createFavouritesStore,
  favouritesQuery,
  type FavouritesState,
  type FavouritesStore,
} from './lists/favourites.store.js';
export { watchlistChanges } from './lists/watchlist-changes.js';
export {
  accountWatchlistsQuery,
  holdingWatchlistsQuery,
  watchlistQuery,
  watchlistsQuery,
  type ListedItem,
  type WatchlistItems,
} from './lists/watchlist.queries.js';
export {
  createWatchlistsStore,
  ownedWatchlists,
  type WatchlistsState,
  type WatchlistsStore,
} from './lists/watchlists.store.js';
export { createFavouriteChannels } from './guide/favourite-channels.js';
export { historyQuery } from './playback/history.queries.js';
export { createHistoryChanges } from './playback/history-changes.js';
export { createReviewChanges } from './reviews/review-changes.js';
export { createViewerFeed, type ViewerFeed } from './app/viewer-feed.js';
export type { ContinueWatching, Watcher } from './playback/continue-watching.js';
export {
  accountQuery,
  linkedProvidersQuery,
  consentTermsQuery,
  countriesQuery,
  marketingQuery,
  passkeysQuery,
  profilesQuery,
  purchaseTermsQuery,
  secondFactorQuery,
  sessionsQuery,
  signInsQuery,
} from './account/account.queries.js';
export {
  administeredAccountQuery,
  auditLogQuery,
  foundAccountsQuery,
  accountSignInsQuery,
  signInFiguresQuery,
} from './administration/administration.queries.js';
export { mailPreviewQuery, mailPreviewsQuery } from './administration/mail-previews.queries.js';
export type { ReviewText } from './reviews/review-changes.js';
export { steerEvent, manualEventsQuery } from './live/manual-events.queries.js';
export { moderatedReviewsQuery, reviewsQuery, type ReviewsOf } from './reviews/reviews.queries.js';
export { RoomStore, type NewRoom } from './rooms/room.store.js';
export type { RoomPhase, RoomState } from './rooms/room-state.js';
export { createRoomReportChanges, roomReportsQuery } from './rooms/room-reports.queries.js';
export type { EnterWith } from './sign-in/provider-entry.js';
export { tvProvidersQuery } from './sign-in/tv-providers.queries.js';
export {
  createDeviceSignIn,
  type DeviceEnd,
  type DeviceSignIn,
  type IssuedCode,
} from './sign-in/device-sign-in.js';
export { createTvSignIn, type TvSignIn } from './sign-in/tv-sign-in.js';
export { randomKey } from './calls/random-key.js';
export { customerQuery, disputesQuery, foundCustomersQuery } from './commerce/finance.queries.js';
export { voucherSeriesQuery } from './commerce/voucher-series.queries.js';
export {
  billingDetailsQuery,
  creditQuery,
  cardsQuery,
  giftProductsQuery,
  licenceFamiliesQuery,
  paymentProvidersQuery,
  paymentQuery,
  paymentsQuery,
  priceMigrationsQuery,
  userLicencesQuery,
} from './commerce/commerce.queries.js';
export type { BasketChanges, PaymentArrangement } from './commerce/browser-basket.js';
export { createCheckoutStore, type CheckoutState, type VoucherTry } from './commerce/checkout.store.js';
export type { PaymentError } from './commerce/payment.reducer.js';
