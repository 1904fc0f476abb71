import type { PlaybackData, Trailer } from '@footlight/domain';
import type { PlayerState as ContractState, TimeRange } from '@footlight/player-contract';
import type { PlayerError } from './player-error.js';

export type {
  AdCompanion,
  AdState,
  AudioTrackChoice,
  ChannelChoice,
  LiveState,
  PlayerStatus,
  QualityChoice,
  RemoteError,
  RemoteScreen,
  SleepTimer,
  TextTrackChoice,
  TimeRange,
} from '@footlight/player-contract';

/** What the programme guide was opened with. */
interface GuideRequest {
  /** Channel id; null for the current channel. */
  readonly channel: string | null;
  /** ISO 8601 time; null for now. */
  readonly at: string | null;
}

/** The full state of one player: the public fields and those that stay internal. */
export interface PlayerState extends ContractState {
  readonly error: PlayerError | null;
  readonly accessLevel: PlaybackData['accessLevel'];
  readonly skipMarkers: PlaybackData['skipMarkers'];
  readonly skipped: PlaybackData['skipMarkers'][number] | null;
  /** The broadcaster's watermark over the picture. */
  readonly watermark: PlaybackData['watermark'];
  readonly annotations: PlaybackData['annotations'];
  readonly trailer: Trailer | null;
  readonly buffered: readonly TimeRange[];
  /** The player is recovering from an error automatically. */
  readonly reconnecting: boolean;
  /** The schedule of a video that all viewers watch at the same time; null for other videos. */
  readonly premiere: PlaybackData['premiere'];
  readonly epg: NonNullable<PlaybackData['live']>['programmes'];
  /** Null while the programme guide is closed. */
  readonly programmeGuide: GuideRequest | null;
  /** Whether the list of channels is open. */
  readonly isChoosingChannel: boolean;
  readonly engine: 'native' | 'hls' | 'dash' | 'cast' | null;
}

export const initialPlayerState: PlayerState = Object.freeze({
  status: 'idle',
  error: null,
  id: null,
  type: null,
  title: '',
  description: '',
  accessLevel: 'GRANTED',
  thumb: null,
  thumbColour: null,
  favourite: false,
  audioOnly: false,
  maxHeight: null,
  skipMarkers: [],
  skipped: null,
  watermark: null,
  countdownDuration: 0,
  annotations: { chapters: null, thumbnails: null },
  annotationsEnabled: true,
  watchProgress: null,
  resumedFrom: null,
  trailer: null,
  ad: null,
  currentTime: 0,
  duration: null,
  position: 0,
  buffered: [],
  paused: true,
  isPlaying: false,
  waiting: false,
  seeking: false,
  ended: false,
  playbackRate: 1,
  hasStarted: false,
  autoplayBlocked: false,
  mutedByAutoplay: false,
  reconnecting: false,
  volume: 100,
  muted: false,
  nextVolume: 100,
  fullscreen: false,
  pictureInPicture: false,
  remote: null,
  subtitles: [],
  subtitleLanguages: [],
  selectedTextTrack: null,
  subtitleDelay: 0,
  audioTracks: [],
  selectedAudioTrack: null,
  preferredSubtitleLanguage: null,
  preferredAudioLanguage: null,
  captionAppearance: {},
  qualities: [],
  selectedQuality: null,
  activeQuality: null,
  live: null,
  eventHasGoneLive: false,
  eventSchedule: null,
  premiere: null,
  recording: null,
  eventLocation: null,
  epgId: null,
  epg: { now: null, next: null },
  programmeGuide: null,
  isChoosingChannel: false,
  localBroadcasters: [],
  channels: null,
  isPlaylist: false,
  listPrev: null,
  listNext: null,
  autoAdvance: true,
  skipSetting: 'ask',
  statsEnabled: false,
  statistics: false,
  sleepTimer: null,
  protocol: null,
  engine: null,
});

/** Fields that survive a change of video: volume, full screen and picture in picture, and the viewer's preferences. */
const PRESERVED_KEYS = [
  'volume',
  'muted',
  'nextVolume',
  'fullscreen',
  'pictureInPicture',
  'remote',
  'preferredSubtitleLanguage',
  'preferredAudioLanguage',
  'captionAppearance',
  'channels',
  'autoAdvance',
  'skipSetting',
  'statsEnabled',
  'statistics',
  'sleepTimer',
  'annotationsEnabled',
] as const satisfies readonly (keyof PlayerState)[];

/** The initial state, with the fields that survive a change of video (PLAY-4). */
export const resetState = (state: PlayerState): PlayerState => ({
  ...initialPlayerState,
  ...Object.fromEntries(PRESERVED_KEYS.map((key) => [key, state[key]])),
});
