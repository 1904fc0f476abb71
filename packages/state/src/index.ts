export { FRESH_FOR_MS, type ChoiceStorage, type Clock } from './clock.js';
export {
  createPlaylistStore,
  createSeasonStore,
  createSeriesStore,
  type CollectionState,
  type CollectionStoreOptions,
  type PlaylistStore,
  type SeasonStore,
  type SeriesStore,
} from './collection.store.js';
export {
  createGridStore,
  createReleasesStore,
  createScheduleStore,
  gridName,
  scheduleName,
  type Grid,
  type GridStore,
  type ReleasesStore,
  type ScheduleStore,
} from './list-pages.store.js';
export type { WatchedList } from './adjacent-of.js';
export { createAppState, type AppState, type AppStateOptions } from './create-app-state.js';
export {
  createAdjacentStore,
  createLiveStore,
  createVodStore,
  type AdjacentState,
  type AdjacentStore,
  type DetailsState,
  type LiveStore,
  type VodStore,
} from './details.store.js';
export {
  isSameDocument,
  type DocumentParams,
  type DocumentState,
  type DocumentStore,
} from './document.store.js';
export {
  createExternalPageStore,
  createFighterStore,
  createFightersStore,
  createNewsFeedsStore,
  createNewsItemStore,
  createNewsStore,
  createPluginStore,
  createRankingsStore,
  type FighterPage,
} from './editorial.store.js';
export { createPageStores, type PageStore, type PageStoreOptions, type PageStores } from './page-stores.js';
export {
  createLiveListStore,
  createUpcomingListStore,
  type EventListState,
  type EventListStore,
} from './event-list.store.js';
export { createLiveNewsStore, type LiveNewsState, type LiveNewsStore } from './live-news.store.js';
export { createLiveFeed, type LiveFeed, type LiveFeedOptions } from './live-feed.js';
export { createFavouritesStore, type FavouritesState, type FavouritesStore } from './favourites.store.js';
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
export {
  createRealmStore,
  type RealmBoot,
  type RealmLabels,
  type RealmState,
  type RealmStore,
} from './realm.store.js';
export {
  createSearchStore,
  type SearchRefine,
  type SearchResults,
  type SearchState,
  type SearchStore,
} from './search.store.js';
export {
  createSeasonListStore,
  type SeasonListFault,
  type SeasonListState,
  type SeasonListStore,
} from './season-list.store.js';
export { createSectionDocumentStore } from './section-document.store.js';
export { createSectionStore, type SectionState, type SectionStore } from './section.store.js';
export type { RowProgress } from './section-shelf.js';
export { createSessionStore, type SessionState, type SessionStore } from './session.store.js';
export { createKeyboardStore, type KeyboardState, type KeyboardStore } from './keyboard.store.js';
export { createRelatedStore, type RelatedStore } from './related.store.js';
export { failureOf, type Failure, type Status } from './status.js';
export {
  createWatchlistStore,
  type ListedItem,
  type WatchlistState,
  type WatchlistStore,
} from './watchlist.store.js';
export {
  createWatchlistsStore,
  ownedWatchlists,
  type WatchlistsState,
  type WatchlistsStore,
} from './watchlists.store.js';
export { withWatchedPart, type WatchedState, type WatchedStore } from './watched.store.js';
export {
  createWatchingStore,
  type Watched,
  type WatchingState,
  type WatchingStore,
} from './watching.store.js';
