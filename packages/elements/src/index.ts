export { createElementClass, type ElementOptions, type PropertyKind } from './wrap.js';
export { safeDefine } from './safe-define.js';
export { configure, type FootlightConfiguration } from './configuration.js';
export type { FootlightEmbed } from './embed/embed.element.js';
export type { EmbedEventDetails } from './embed/embed-events.js';
export type { FootlightPlayer, PlayerEventDetails } from '@footlight/player';
export type { PageSession } from './session.js';
export { firstOfPlaylist } from './widgets/playback/first-of-playlist.js';
export { LiveNowList, type LiveNowListProps } from './widgets/live/live-now-list.widget.js';
export { LiveNowWidget, type LiveNowWidgetProps } from './widgets/live/live-now.widget.js';
export { createPlayerPort, type PlayerPortOptions } from './widgets/embed/player-port.js';
export { multiViewCandidates } from './widgets/playback/multi-view-candidates.js';
export {
  keepTogether,
  type KeepTogetherOptions,
  type KeptTogether,
  type Togetherness,
} from './widgets/rooms/keep-together.js';
export { RoomWidget, type RoomWidgetProps } from './widgets/rooms/room.widget.js';
export { useLiveFeed } from './widgets/live/use-live-feed.js';
export {
  lastPage,
  useEntry,
  useLoaded,
  useMaybeEntry,
  useMaybeLoaded,
  useStoreState,
  type ShownEntry,
} from './widgets/hooks/use-store.js';
export { watchLiveList } from './widgets/live/watch-live-list.js';
