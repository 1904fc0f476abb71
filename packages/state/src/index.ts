export { FRESH_FOR_MS, type ChoiceStorage, type Clock } from './clock.js';
export {
  createPlaylistStore,
  createSeasonStore,
  createSeriesStore,
  type CollectionState,
  type PlaylistStore,
  type SeasonStore,
  type SeriesStore,
} from './collection.store.js';
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
  createLiveListStore,
  createUpcomingListStore,
  type EventListState,
  type EventListStore,
} from './event-list.store.js';
export { createFavouritesStore, type FavouritesState, type FavouritesStore } from './favourites.store.js';
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
  createSeasonListStore,
  visibleSeasons,
  type SeasonListFault,
  type SeasonListState,
  type SeasonListStore,
} from './season-list.store.js';
export {
  createSectionStore,
  type RowProgress,
  type SectionState,
  type SectionStore,
} from './section.store.js';
export { createSessionStore, type SessionState, type SessionStore } from './session.store.js';
export { failureOf, type Failure, type Status } from './status.js';
