export type { PlaybackData } from '@footlight/domain';
export { advance } from './controls/bar/advance.js';
export { upNextOf, type UpNextOffer } from './controls/cards/up-next-rules.js';
export { definePlayer } from './element/define-player.js';
export type { Neighbour, Neighbours, PlaybackLoader, PlaybackRequest } from '@footlight/domain';
export { FootlightPlayer } from './element/player.element.js';
export {
  PLAYER_ERROR_ACTIONS,
  PLAYER_ERROR_CODES,
  PlayerError,
  isPlayerError,
  type DrmErrorReason,
  type PlayerErrorAction,
  type PlayerErrorCode,
  type PlayerErrorDetails,
  type StreamErrorReason,
} from './store/player-error.js';
export type { ErrorActionDetail, MediaEngine, PlayerEventDetails } from './store/player-events.js';
export type {
  CommandName,
  CommandParams,
  CommandResults,
  LoadParams,
  PreferenceParams,
  SeekParams,
  TrackParams,
  VolumeParams,
} from './store/command-signatures.js';
export type {
  AdCompanion,
  AdState,
  AudioTrackChoice,
  ChannelChoice,
  LiveState,
  PlayerState,
  PlayerStatus,
  QualityChoice,
  TextTrackChoice,
  TimeRange,
} from './store/player-state.js';
export type { LabelSource, OwnLabels } from '@footlight/i18n';
export type {
  CaptionAppearance,
  CaptionEdge,
  CaptionFont,
  CaptionPosition,
  SkipSetting,
} from '@footlight/player-contract';
export type { KeySystemSettings, SourceAdBreak, SourceDrm } from './core/given-source.js';
export type {
  KeySystemName,
  MediaCredentials,
  MediaRequest,
  MediaResponse,
  MediaSegment,
  NetworkOptions,
  RequestInterceptor,
  ResponseInterceptor,
} from './media/network/network-options.js';
export type { MediaRequestType } from './store/player-error.js';
export type { LineIcon } from './plugins/line-icon.js';
export type {
  AnyCommandName,
  ParamsOf,
  PlayerPlugin,
  PluginButton,
  PluginButtonLook,
  PluginChoice,
  PluginCommandName,
  PluginContext,
  PluginElement,
  PluginRow,
  PluginSetting,
  PluginWords,
  ResultOf,
} from './plugins/player-plugin.js';
export type { PlaylistItem, PlaylistSubtitles } from './core/playlist-item.js';
export { browserStorage, type PlayerStorage } from './preferences/player-storage.js';
export type { ViewerPreferences } from './preferences/viewer-preferences.js';
export type {
  EventProps,
  MediaEventProps,
  PropValue,
  SettableProps,
  TypedListeners,
} from './element-props.js';
