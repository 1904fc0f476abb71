import type { PlaybackData } from '@footlight/domain';
import type { CaptionAppearance } from '../captions/appearance.js';
import type { Neighbour, Trailer } from '../playback-loader.js';
import type { PlayerError } from '../player-error.js';
import type { SkipSetting } from '../preferences/viewer-preferences.js';

/** `upcoming`: what was asked for has not begun, and is waited for until `eventSchedule` says. */
export type PlayerStatus = 'idle' | 'loading' | 'upcoming' | 'ready' | 'failed';

/** Seconds; `start` ≤ `end`. */
export interface TimeRange {
  readonly start: number;
  readonly end: number;
}

export interface TextTrackChoice {
  readonly id: string;
  /** BCP 47 tag. */
  readonly language: string;
  readonly label: string;
  /**
   * `captions` also tell of sounds, for those who do not hear; `forced` ones are for what is spoken in another
   * language than the rest, and shown by themselves. Absent for plain subtitles.
   */
  readonly role?: 'captions' | 'forced';
}

export interface AudioTrackChoice {
  readonly id: string;
  /** BCP 47 tag; empty when the stream names none. */
  readonly language: string;
  readonly label: string;
  /** `description` also tells what is seen, for those who do not see it. Absent for plain sound. */
  readonly role?: 'description';
}

export interface QualityChoice {
  readonly id: string;
  /** Pixels; 0 for audio only. */
  readonly width: number;
  readonly height: number;
  /** Bits a second. */
  readonly bandwidth: number;
}

/** The window that a live stream may be played in, on the media element's own clock (seconds). */
export interface LiveState {
  readonly windowStart: number;
  readonly edge: number;
  /** Seconds between what plays and what plays live. */
  readonly behindBy: number;
  readonly atEdge: boolean;
}

/** Another screen that could show the picture, or does. */
export interface RemoteScreen {
  readonly kind: 'airplay' | 'remote';
  readonly state: RemotePlaybackState;
}

/** When playing is to stop by itself: at a time (milliseconds since 1970), or with the video that plays. */
export type SleepTimer =
  | { readonly until: 'time'; readonly minutes: number; readonly endsAt: number }
  | { readonly until: 'end' };

/** What the open programme guide was asked to show. */
export interface GuideWish {
  /** Id of a channel; null for the one that plays. */
  readonly channel: string | null;
  /** ISO time; null for now. */
  readonly at: string | null;
}

type Programmes = NonNullable<PlaybackData['live']>['programmes'];

/** The advertisement that plays over the content, whose own place and time stay in the other fields. */
export interface AdState {
  readonly phase: 'loading' | 'playing';
  readonly placement: 'PRE_ROLL' | 'MID_ROLL' | 'POST_ROLL';
  /** Which of the break's advertisements it is, from 1. */
  readonly index: number;
  readonly count: number;
  readonly title: string;
  /** Empty where nobody is named. */
  readonly advertiser: string;
  /** Seconds of the advertisement. */
  readonly currentTime: number;
  readonly duration: number | null;
  /** Seconds until it may be skipped; null when it may not. */
  readonly skipAfter: number | null;
  /** Whether it leads to a page. */
  readonly hasPage: boolean;
}

/**
 * All that is known of one player. Fields of the media are written from media events only, never from the
 * wish that caused them.
 * @see docs/rules/playback.md PLAY-5
 */
export interface PlayerState {
  readonly status: PlayerStatus;
  readonly error: PlayerError | null;

  readonly id: string | null;
  readonly type: 'vod' | 'live' | null;
  readonly title: string;
  readonly description: string;
  readonly accessLevel: PlaybackData['accessLevel'];
  readonly thumb: string | null;
  /** `#rrggbb`; stands in for the picture until it arrives. */
  readonly thumbColour: string | null;
  readonly favourite: boolean;
  readonly audioOnly: boolean;
  /** Pixels; renditions above it are not chosen. */
  readonly maxHeight: number | null;
  readonly skipMarkers: PlaybackData['skipMarkers'];
  /** What has just been skipped by itself, for as long as the viewer may want it back. */
  readonly skipped: PlaybackData['skipMarkers'][number] | null;
  /** A mark of the broadcaster over the picture. */
  readonly watermark: PlaybackData['watermark'];
  /** Seconds that the up-next card counts. */
  readonly countdownDuration: number;
  readonly annotations: PlaybackData['annotations'];
  readonly annotationsEnabled: boolean;
  /** Seconds from start that the viewer had reached before. */
  readonly watchProgress: number | null;
  /** Seconds from start that this play went on from; null where it began at the beginning, or where it was told to. */
  readonly resumedFrom: number | null;
  readonly trailer: Trailer | null;

  /**
   * Null while the content plays. While it is not, `paused`, `isPlaying` and `waiting` are the advertisement's, and
   * the content cannot be sought.
   */
  readonly ad: AdState | null;

  /** Seconds on the media element's clock. */
  readonly currentTime: number;
  /** Seconds; null before it is known, and while live. */
  readonly duration: number | null;
  /** 0–1 of the duration, or of the window while live. */
  readonly position: number;
  readonly buffered: readonly TimeRange[];
  readonly paused: boolean;
  /** Playing and not waiting for data. */
  readonly isPlaying: boolean;
  readonly waiting: boolean;
  readonly seeking: boolean;
  readonly ended: boolean;
  readonly playbackRate: number;
  /** False until the first frame has played. */
  readonly hasStarted: boolean;
  /** The browser refused to start by itself; the viewer must. */
  readonly autoplayBlocked: boolean;
  /** The browser let it start only without sound. */
  readonly mutedByAutoplay: boolean;
  /** A fault is being mended without asking. */
  readonly reconnecting: boolean;

  /** 0–100. */
  readonly volume: number;
  readonly muted: boolean;
  /** The volume that turning the sound on brings back, 0–100. */
  readonly nextVolume: number;
  readonly fullscreen: boolean;
  readonly pictureInPicture: boolean;
  /** Null while there is none in reach. */
  readonly remote: RemoteScreen | null;

  readonly subtitles: readonly TextTrackChoice[];
  readonly subtitleLanguages: readonly string[];
  readonly selectedTextTrack: TextTrackChoice | null;
  readonly audioTracks: readonly AudioTrackChoice[];
  readonly selectedAudioTrack: AudioTrackChoice | null;
  readonly preferredSubtitleLanguage: string | null;
  readonly preferredAudioLanguage: string | null;
  /** How the viewer wants captions to look; what is absent is left to the caption file. */
  readonly captionAppearance: Partial<CaptionAppearance>;
  readonly qualities: readonly QualityChoice[];
  /** The rendition that the viewer fixed; null while the player chooses. */
  readonly selectedQuality: QualityChoice | null;
  /** The rendition that is playing. */
  readonly activeQuality: QualityChoice | null;

  readonly live: LiveState | null;
  readonly eventHasGoneLive: boolean;
  readonly eventSchedule: { readonly startDate: string; readonly endDate: string | null } | null;
  /** When everybody watches this video together; null for any other. */
  readonly premiere: PlaybackData['premiere'];
  /** The video that an event that is over has become; null where there is none. */
  readonly recording: Neighbour | null;
  readonly eventLocation: string | null;
  readonly epgId: string | null;
  readonly epg: Programmes;
  /** Null while the programme guide is closed. */
  readonly programmeGuide: GuideWish | null;
  readonly localBroadcasters: readonly string[];

  readonly isPlaylist: boolean;
  readonly listPrev: Neighbour | null;
  readonly listNext: Neighbour | null;
  readonly autoAdvance: boolean;
  /** What happens at an intro, a recap or credits: a button, a jump, or nothing. */
  readonly skipSetting: SkipSetting;
  /** Whether the viewer may open the statistics. */
  readonly statsEnabled: boolean;
  /** Whether the statistics are shown. */
  readonly statistics: boolean;
  readonly sleepTimer: SleepTimer | null;

  readonly protocol: 'HLS' | 'DASH' | null;
  readonly engine: 'native' | 'hls' | 'dash' | null;
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
  localBroadcasters: [],
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

/** What outlives a change of video: sound, place on the screen, and the viewer's wishes. */
const KEPT = [
  'volume',
  'muted',
  'nextVolume',
  'fullscreen',
  'pictureInPicture',
  'remote',
  'preferredSubtitleLanguage',
  'preferredAudioLanguage',
  'captionAppearance',
  'autoAdvance',
  'skipSetting',
  'statsEnabled',
  'statistics',
  'sleepTimer',
  'annotationsEnabled',
] as const satisfies readonly (keyof PlayerState)[];

/** A fresh state that keeps the volume (PLAY-4) and its like. */
export const resetState = (state: PlayerState): PlayerState => ({
  ...initialPlayerState,
  ...Object.fromEntries(KEPT.map((key) => [key, state[key]])),
});
