export { createPlayerPort, type PlayerPortOptions } from './embed/player-port.js';
export { GuideCardPopup, type GuideCardPopupProps } from './guide/guide-card-popup.widget.js';
export type { GuideCardElementProps } from './guide/guide-card-props.js';
export { GuideCardWidget } from './guide/guide-card.widget.js';
export { useLazyLabels } from './hooks/use-lazy-labels.js';
export {
  lastPage,
  useEntry,
  useLoaded,
  useMaybeEntry,
  useMaybeLoaded,
  useStoreState,
  type ShownEntry,
} from './hooks/use-store.js';
export { pageWatchlists } from './lists/page-watchlists.js';
export type { ContentRef, WatchlistCallbacks, WatchlistEventDetails } from './lists/watchlist-events.js';
export { WatchlistWidget } from './lists/watchlist.widget.js';
export { LiveNowList } from './live/live-now-list.widget.js';
export { liveNowWidgetSheets } from './live/live-now.styles.js';
export { LiveNowWidget, type LiveNowWidgetProps } from './live/live-now.widget.js';
export { useLiveFeed } from './live/use-live-feed.js';
export { watchLiveList } from './live/watch-live-list.js';
export { firstOfPlaylist } from './playback/first-of-playlist.js';
export { multiViewCandidates } from './playback/multi-view-candidates.js';
export { KeptTogether, type Togetherness } from './rooms/kept-together.js';
export { RoomWidget } from './rooms/room.widget.js';
