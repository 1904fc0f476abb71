export { FRESH_FOR_MS, type ChoiceStorage, type Clock } from './clock.js';
export type { WatchedList } from './adjacent-of.js';
export { createAppState, type AppState, type AppStateOptions } from './create-app-state.js';
export { createLiveNewsStore, type LiveNewsState } from './live-news.store.js';
export { followLiveLine } from './live-line.js';
export { createLiveFeed, type LiveFeed, type LiveFeedOptions } from './live-feed.js';
export { keepLiveInStep } from './live-in-step.js';
export { REMINDERS_KEPT_AS, createReminders, type Reminder } from './reminders.js';
export { createPageViewerStore, type PageViewerState, type PageViewerStore } from './page-viewer.store.js';
export {
  createGuideCardStore,
  heldIn,
  type GuideCardState,
  type GuideCardStore,
  type Held,
} from './guide-card.store.js';
export {
  createPlaybackLoader,
  type BeatAnswer,
  type MultiViewBeat,
  type PlaybackBeat,
  type PlaybackLoader,
  type PlaybackNeighbour,
  type PlaybackNeighbours,
  type PlaybackRequest,
} from './playback-loader.js';
export type { WatchedPosition } from './progress-writer.js';
export {
  DEFAULT_PREFERENCES,
  createPreferencesStore,
  type PreferencesState,
  type PreferencesStore,
} from './preferences.store.js';
export { createRealmStore, type RealmBoot, type RealmLabels, type RealmState } from './realm.store.js';
export {
  createSignUpStore,
  SIGN_UP_KEY,
  type SignUpOptions,
  type SignUpState,
  type SignUpStore,
} from './sign-up.store.js';
export { createSessionStore, type SessionState, type SessionStore } from './session.store.js';
export { createKeyboardStore, type KeyboardState } from './keyboard.store.js';
export { attempt } from './attempt.js';
export { failureOf, isAbsent, type Failure, type Status } from './status.js';
export {
  createWatchingStore,
  type Watched,
  type WatchingState,
  type WatchingStore,
} from './watching.store.js';
export { keyOfItem, type Items, type Mark } from './items.js';
export type { AnyQuery, Entry, Query, QueryParams, QueryState } from './query.js';
export type { Dehydrated } from './dehydration.js';
export { createQueries, type FailureWatcher, type Queries, type QueriesOptions } from './queries.js';
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
  type NoParams,
} from './content.queries.js';
export {
  createGuideBlocks,
  type GuideBlocks,
  type GuideBlocksState,
  type HeldChannel,
} from './guide-blocks.js';
export {
  favouriteChannelsQuery,
  guideBlockQuery,
  guideGenresQuery,
  type GuideBlock,
  type GuideFilter,
} from './guide.queries.js';
export { rowParams, rowQuery, sectionQuery } from './section.queries.js';
export { searchKindQuery, searchQuery, soughtOf, type SearchRefine } from './search.queries.js';
export { createSearchStore, type SearchState, type SearchStore } from './search.store.js';
export { liveListQuery, upcomingQuery, type LiveList } from './event.queries.js';
export {
  externalPageQuery,
  fighterQuery,
  fightersQuery,
  newsFeedsQuery,
  newsItemQuery,
  newsQuery,
  pluginQuery,
  rankingsQuery,
  type FighterPage,
} from './editorial.queries.js';
export {
  createFavouritesStore,
  favouritesQuery,
  type FavouritesState,
  type FavouritesStore,
} from './favourites.store.js';
export { watchlistChanges } from './watchlist-changes.js';
export {
  accountWatchlistsQuery,
  holdingWatchlistsQuery,
  watchlistQuery,
  watchlistsQuery,
  type ListedItem,
  type WatchlistItems,
} from './watchlist.queries.js';
export {
  createWatchlistsStore,
  ownedWatchlists,
  type WatchlistsState,
  type WatchlistsStore,
} from './watchlists.store.js';
export { createFavouriteChannels } from './favourite-channels.js';
export { historyQuery } from './history.queries.js';
export { createHistoryChanges } from './history-changes.js';
export { createReviewChanges } from './review-changes.js';
export { createViewerFeed, type ViewerFeed } from './viewer-feed.js';
export type { ContinueWatching, Watcher } from './continue-watching.js';
export {
  accountQuery,
  linkedProvidersQuery,
  consentTermsQuery,
  countriesQuery,
  marketingQuery,
  passkeysQuery,
  profilesQuery,
  secondFactorQuery,
  sessionsQuery,
} from './account.queries.js';
export { administeredAccountQuery, auditLogQuery, foundAccountsQuery } from './administration.queries.js';
export type { ReviewWords } from './review-changes.js';
export { steerEvent, steeredEventsQuery } from './steered-events.queries.js';
export { moderatedReviewsQuery, reviewsQuery, type ReviewsOf } from './reviews.queries.js';
export {
  createRoomStore,
  type NewRoom,
  type RoomStanding,
  type RoomState,
  type RoomStore,
} from './room.store.js';
export { createRoomReportChanges, roomReportsQuery } from './room-reports.queries.js';
export type { EnterWith } from './provider-entry.js';
export { tvProvidersQuery } from './tv-providers.queries.js';
export { createTvSignIn, type TvSignIn } from './tv-sign-in.js';
export {
  billingDetailsQuery,
  cardsQuery,
  giftProductsQuery,
  licenceFamiliesQuery,
  paymentProvidersQuery,
  paymentQuery,
  paymentsQuery,
  priceMigrationsQuery,
  userLicencesQuery,
} from './commerce.queries.js';
export {
  createCheckoutStore,
  type BasketChanges,
  type CheckoutState,
  type PaymentArrangement,
  type VoucherTry,
} from './checkout.store.js';
export type { PaymentFailure } from './payment.reducer.js';
