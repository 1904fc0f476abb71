export {
  CAPTION_APPEARANCE,
  CAPTION_EDGES,
  CAPTION_FONTS,
  CAPTION_POSITIONS,
  type CaptionAppearance,
  type CaptionEdge,
  type CaptionFont,
  type CaptionPosition,
} from './caption-appearance.js';
export { COMMAND_CALLS, COMMAND_NAMES, queueRulesOf, type CommandCall } from './command-calls.js';
export { addCommandMethods, type CommandMethods } from './command-methods.js';
export {
  CALL_TIMEOUT_MS,
  CommandQueue,
  MAX_QUEUED_CALLS,
  type CommandQueueParts,
  type QueueRules,
} from './command-queue.js';
export {
  COMMANDS,
  id,
  type Command,
  type CommandName,
  type CommandParams,
  type CommandResults,
} from './commands.js';
export {
  ELEMENT_EVENTS,
  PLAYER_EVENT_NAMES,
  type ElementEvents,
  type PlayerEventName,
  type PlayerEvents,
} from './events.js';
export * from './fields.js';
export { PLAYER_OPTIONS, playerOptions } from './option-fields.js';
export {
  ADDRESS_OPTIONS,
  CHANNEL_OPTIONS,
  OPTIONS,
  OPTION_NAMES,
  type PlayerOption,
  type PlayerOptionName,
  type PlayerOptionValues,
  type PrivateOptionName,
} from './options.js';
export {
  PLAYER_ERRORS,
  PLAYER_ERROR_CODES,
  isPlayerErrorCode,
  type PlayFailure,
  type PlayerErrorCode,
  type PlayerErrorEntry,
} from './player-errors.js';
export type {
  AdMoment,
  AdCompanion,
  AdState,
  AudioTrackChoice,
  Capabilities,
  ChannelChoice,
  GuideProgramme,
  LiveState,
  Neighbour,
  PlayerState,
  PlayerStateField,
  PlayerStatus,
  QualityChoice,
  RemoteError,
  RemoteScreen,
  SkipMarker,
  SleepTimer,
  TextTrackChoice,
  TimeRange,
} from './player-state.js';
export type { PlaybackStats } from './playback-stats.js';
export { randomId } from './random-id.js';
export { KEY_SPEEDS, SPEEDS } from './speeds.js';
export { skipSetting, speed, type SkipSetting } from './viewer-choices.js';
export { attributeOf, originOf, readText, readValue, type ValueKind } from './values.js';
