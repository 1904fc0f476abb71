import type { CaptionAppearance } from './caption-appearance.js';
import type { SkipSetting } from './viewer-choices.js';

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

/** What stands before or after the playing video in its list. */
export interface Neighbour {
  readonly id: string;
  readonly kind: 'vod' | 'live';
  readonly title: string;
  /** Address of a picture of it, 16:9. */
  readonly thumbnailUrl?: string | null;
  /** Seconds. */
  readonly duration?: number | null;
}

/** A programme of a channel's guide. */
export interface GuideProgramme {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** ISO 8601 with zone. */
  readonly startDate: string;
  readonly endDate: string;
}

/** Which advertisement of which break. */
export interface AdMoment {
  readonly placement: 'PRE_ROLL' | 'MID_ROLL' | 'POST_ROLL';
  /** Which of the break's advertisements it is, from 1. */
  readonly index: number;
  readonly count: number;
  readonly title: string;
  /** Empty where nobody is named. */
  readonly advertiser: string;
}

/** The advertisement that plays over the content, whose own place and time stay in the other fields. */
export interface AdState extends AdMoment {
  readonly phase: 'loading' | 'playing';
  /** Seconds of the advertisement. */
  readonly currentTime: number;
  readonly duration: number | null;
  /** Seconds until it may be skipped; null when it may not. */
  readonly skipAfter: number | null;
  /** Whether it leads to a page. */
  readonly hasPage: boolean;
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
  readonly state: 'connecting' | 'connected' | 'disconnected';
}

/** When playing is to stop by itself: at a time (milliseconds since 1970), or with the video that plays. */
export type SleepTimer =
  | { readonly until: 'time'; readonly minutes: number; readonly endsAt: number }
  | { readonly until: 'end' };

/** Seconds from start. */
export interface SkipMarker {
  readonly type: string;
  readonly from: number;
  readonly to: number;
}

/** `upcoming`: what was asked for has not begun, and is waited for until `eventSchedule` says. */
export type PlayerStatus = 'idle' | 'loading' | 'upcoming' | 'ready' | 'failed';

/** What a page may ask of the player. */
export interface Capabilities {
  readonly fullscreen: boolean;
  readonly pictureInPicture: boolean;
  /** A live stream with a window that may be sought. */
  readonly dvr: boolean;
  /** A channel with a programme guide. */
  readonly guide: boolean;
  readonly multiView: boolean;
  /** What plays is protected. */
  readonly drm: boolean;
}

/**
 * What is known of one player, and told to whoever controls it (PLAY-5), without addresses that may be signed. Fields of
 * the media are written from media events only, never from the wish that caused them. Times are seconds on the media
 * element's clock: from the start, or on a live stream's own clock.
 */
export interface PlayerState {
  readonly status: PlayerStatus;

  readonly id: string | null;
  readonly type: 'vod' | 'live' | null;
  readonly title: string;
  readonly description: string;
  readonly accessLevel: 'GRANTED' | 'GRANTED_ON_SIGN_IN' | 'DENIED' | 'GEOBLOCKED';
  readonly thumb: string | null;
  /** `#rrggbb`; stands in for the picture until it arrives. */
  readonly thumbColour: string | null;
  readonly favourite: boolean;
  readonly audioOnly: boolean;
  /** Pixels; renditions above it are not chosen. */
  readonly maxHeight: number | null;
  readonly skipMarkers: readonly SkipMarker[];
  /** What has just been skipped by itself, for as long as the viewer may want it back. */
  readonly skipped: SkipMarker | null;
  /** Seconds that the up-next card counts. */
  readonly countdownDuration: number;
  /** Whether chapters are marked on the timeline, and programmes while live. */
  readonly annotationsEnabled: boolean;
  /** Seconds from start that the viewer had reached before. */
  readonly watchProgress: number | null;
  /** Seconds from start that this play went on from; null where it began at the beginning, or where it was told to. */
  readonly resumedFrom: number | null;

  /**
   * Null while the content plays. While it is not, `paused`, `isPlaying` and `waiting` are the advertisement's, and
   * the content cannot be sought.
   */
  readonly ad: AdState | null;

  readonly currentTime: number;
  /** Null before it is known, and while live. */
  readonly duration: number | null;
  /** 0–1 of the duration, or of the window while live. */
  readonly position: number;
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
  /** The video that an event that is over has become; null where there is none. */
  readonly recording: Neighbour | null;
  readonly eventLocation: string | null;
  readonly epgId: string | null;
  readonly epg: { readonly now: GuideProgramme | null; readonly next: GuideProgramme | null };
  readonly localBroadcasters: readonly string[];

  readonly isPlaylist: boolean;
  readonly listPrev: Neighbour | null;
  readonly listNext: Neighbour | null;
  readonly autoAdvance: boolean;
  readonly skipSetting: SkipSetting;
  /** Whether the viewer may open the statistics. */
  readonly statsEnabled: boolean;
  /** Whether the statistics are shown. */
  readonly statistics: boolean;
  readonly sleepTimer: SleepTimer | null;
  readonly protocol: 'HLS' | 'DASH' | null;
}

export type PlayerStateField = keyof PlayerState;
