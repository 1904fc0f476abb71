/** `@footlight/elements`: the exports for a page's own code. Importing it defines no element. */
export { configure, type FootlightConfiguration } from './configuration.js';
export { FootlightEmbed } from './embed/embed.element.js';
export type { EmbedEventDetails, EmbedState } from './embed/embed-events.js';
export { PageMultiView as FootlightMultiView } from './playback/page-multi-view.element.js';
export { PagePlayer as FootlightPlayer } from './playback/page-player.element.js';
export type { WatchlistElementProps } from './lists/watchlist-element.widget.js';
export type { GuideCardData, Programme } from '@footlight/domain';
export type { WatchlistEventDetails } from '@footlight/widgets';
export type {
  FootlightGuideCard,
  FootlightLiveNow,
  FootlightWatchTogether,
  FootlightWatchlist,
  GuideCardEventDetails,
  LiveNowEventDetails,
  WatchTogetherEventDetails,
} from './widget-elements.js';
export {
  PLAYER_ERROR_ACTIONS,
  PLAYER_ERROR_CODES,
  PlayerError,
  isPlayerError,
  type PlayerErrorAction,
  type PlayerErrorCode,
  type PlayerEventDetails,
  type PlayerState,
} from '@footlight/player';
export type { MultiViewEventDetails } from '@footlight/player/multi-view';
export type * from '@footlight/player/controls';
