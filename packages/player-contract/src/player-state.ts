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
   * `captions` include sounds, for viewers who cannot hear them. `forced` tracks translate passages in another language
   * and are shown automatically. Absent for plain subtitles.
   */
  readonly role?: 'captions' | 'forced';
}

export interface AudioTrackChoice {
  readonly id: string;
  /** BCP 47 tag; empty when the stream has none. */
  readonly language: string;
  readonly label: string;
  /** `description` includes a description of the picture, for viewers who cannot see it. Absent for plain audio. */
  readonly role?: 'description';
}

export interface QualityChoice {
  readonly id: string;
  /** Pixels; 0 for audio only. */
  readonly width: number;
  readonly height: number;
  /** Bits per second. */
  readonly bandwidth: number;
}

/** The previous or next video of a list. */
export interface Neighbour {
  readonly id: string;
  readonly kind: 'vod' | 'live';
  readonly title: string;
  /** Address of its thumbnail, 16:9. */
  readonly thumbnailUrl?: string | null;
  /** Seconds. */
  readonly duration?: number | null;
}

/** A channel of a list of channels (M3U). Its `id` is the one to `load`. */
export interface ChannelChoice {
  readonly id: string;
  readonly title: string;
  /** Name of the group that the channel belongs to; empty for none. */
  readonly group: string;
  /** Address of its logo; null if it has none. */
  readonly logo: string | null;
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

/** Identifies an advertisement within its break. */
export interface AdMoment {
  readonly placement: 'PRE_ROLL' | 'MID_ROLL' | 'POST_ROLL';
  /** Position within the break, counted from 1. */
  readonly index: number;
  readonly count: number;
  readonly title: string;
  /** Empty if there is no named advertiser. */
  readonly advertiser: string;
}

/** A banner that belongs to an advertisement and is shown beside the player, while the advertisement plays. */
export interface AdCompanion {
  /** A page of the ad server is shown in a frame. */
  readonly kind: 'image' | 'frame';
  readonly url: string;
  /** Name of the place that it is meant for; empty if the ad server gives none. */
  readonly slot: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Describes an image; may be empty. */
  readonly alternativeText: string;
  /** URL that a click opens; null if there is none. */
  readonly page: string | null;
  /** URLs to request when it is clicked. */
  readonly clickTracking: readonly string[];
  /** URLs to request when it is shown. */
  readonly viewTracking: readonly string[];
}

/**
 * The advertisement that plays, over the content or as a part of it. The content's own time stays in the other fields of
 * the state.
 */
export interface AdState extends AdMoment {
  readonly phase: 'loading' | 'playing';
  /** Seconds within the advertisement. */
  readonly currentTime: number;
  readonly duration: number | null;
  /** Seconds until the advertisement can be skipped; null if it cannot be skipped. */
  readonly skipAfter: number | null;
  /** Whether the advertisement links to a page. */
  readonly hasPage: boolean;
  readonly companions: readonly AdCompanion[];
  /** Whether it is a part of the stream itself, and the media element plays it. */
  readonly inStream: boolean;
}

/** The playable window of a live stream, in seconds on the media element's clock. */
export interface LiveState {
  readonly windowStart: number;
  readonly edge: number;
  /** Seconds behind the live edge. */
  readonly behindBy: number;
  readonly atEdge: boolean;
  /** Seconds between what the stream sends now and the position; null if the engine does not measure it. */
  readonly latency: number | null;
  /** The `latency` that the player keeps: that of the page or the stream, and more after stalls. */
  readonly targetLatency: number | null;
}

/** Another screen that is available for playback or in use. */
export interface RemoteScreen {
  readonly kind: 'airplay' | 'cast' | 'remote';
  readonly state: 'connecting' | 'connected' | 'disconnected';
  /** Name of the device, such as “Living room”; null where the browser does not tell. */
  readonly device: string | null;
  /** Why the last attempt failed, for 10 s; null if it did not. */
  readonly error: RemoteError | null;
}

/**
 * Why another screen does not play: what connects to it could not be loaded, it could not be reached, or it cannot play
 * the video.
 */
export type RemoteError = 'not-loaded' | 'not-reached' | 'not-played';

/** When playback stops automatically: at a time (milliseconds since 1970), or at the end of the current video. */
export type SleepTimer =
  | { readonly until: 'time'; readonly minutes: number; readonly endsAt: number }
  | { readonly until: 'end' };

/** Seconds from the start. */
export interface SkipMarker {
  readonly type: string;
  readonly from: number;
  readonly to: number;
}

/** `upcoming`: the requested video or event has not started; the player waits until the time in `eventSchedule`. */
export type PlayerStatus = 'idle' | 'loading' | 'upcoming' | 'ready' | 'failed';

/** The features that are available to a page. */
export interface Capabilities {
  readonly fullscreen: boolean;
  readonly pictureInPicture: boolean;
  /** A live stream with a seekable window. */
  readonly dvr: boolean;
  /** A channel with a programme guide. */
  readonly guide: boolean;
  readonly multiView: boolean;
  /** The content is protected. */
  readonly drm: boolean;
}

/**
 * The public state of one player (PLAY-5). It contains no addresses that may be signed. Media fields are written from
 * media events only, never from the command that caused them. Times are seconds on the media element's clock: from the
 * start, or on a live stream's own clock.
 */
export interface PlayerState {
  readonly status: PlayerStatus;

  readonly id: string | null;
  readonly type: 'vod' | 'live' | null;
  readonly title: string;
  readonly description: string;
  readonly accessLevel: 'GRANTED' | 'GRANTED_ON_SIGN_IN' | 'DENIED' | 'GEOBLOCKED';
  readonly thumb: string | null;
  /** `#rrggbb`; placeholder colour until the thumbnail has loaded. */
  readonly thumbColour: string | null;
  readonly favourite: boolean;
  readonly audioOnly: boolean;
  /** Pixels; higher renditions are not selected. */
  readonly maxHeight: number | null;
  readonly skipMarkers: readonly SkipMarker[];
  /** The section that was just skipped automatically, for as long as the viewer can undo the skip. */
  readonly skipped: SkipMarker | null;
  /** Seconds of the countdown on the up-next card. */
  readonly countdownDuration: number;
  /** Whether chapters (programmes while live) are marked on the timeline. */
  readonly annotationsEnabled: boolean;
  /** Seconds from the start that the viewer had reached earlier. */
  readonly watchProgress: number | null;
  /** Seconds from the start where this playback resumed; null if it started at the beginning or at a requested time. */
  readonly resumedFrom: number | null;

  /**
   * Null while the content plays. During an advertisement, `paused`, `isPlaying` and `waiting` describe the
   * advertisement, and the content cannot be seeked.
   */
  readonly ad: AdState | null;

  readonly currentTime: number;
  /** Null until it is known, and while live. */
  readonly duration: number | null;
  /** 0–1 of the duration, or of the live window. */
  readonly position: number;
  readonly paused: boolean;
  /** Playing, and not waiting for data. */
  readonly isPlaying: boolean;
  readonly waiting: boolean;
  readonly seeking: boolean;
  readonly ended: boolean;
  readonly playbackRate: number;
  /** False until the first frame has played. */
  readonly hasStarted: boolean;
  /** The browser blocked autoplay; the viewer has to start playback. */
  readonly autoplayBlocked: boolean;
  /** The browser allowed autoplay only without sound. */
  readonly mutedByAutoplay: boolean;

  /** 0–100. */
  readonly volume: number;
  readonly muted: boolean;
  /** The volume that unmuting restores, 0–100. */
  readonly nextVolume: number;
  readonly fullscreen: boolean;
  readonly pictureInPicture: boolean;
  /** Null when no other screen is available. */
  readonly remote: RemoteScreen | null;

  readonly subtitles: readonly TextTrackChoice[];
  readonly subtitleLanguages: readonly string[];
  readonly selectedTextTrack: TextTrackChoice | null;
  /** Seconds by which subtitles are shown later; negative for earlier. */
  readonly subtitleDelay: number;
  readonly audioTracks: readonly AudioTrackChoice[];
  readonly selectedAudioTrack: AudioTrackChoice | null;
  readonly preferredSubtitleLanguage: string | null;
  readonly preferredAudioLanguage: string | null;
  /** The viewer's caption appearance; the caption file decides what is absent. */
  readonly captionAppearance: Partial<CaptionAppearance>;
  readonly qualities: readonly QualityChoice[];
  /** The rendition that the viewer selected; null for automatic selection. */
  readonly selectedQuality: QualityChoice | null;
  /** The current rendition. */
  readonly activeQuality: QualityChoice | null;

  readonly live: LiveState | null;
  readonly eventHasGoneLive: boolean;
  readonly eventSchedule: { readonly startDate: string; readonly endDate: string | null } | null;
  /** The recording of an event that has ended; null if there is none. */
  readonly recording: Neighbour | null;
  readonly eventLocation: string | null;
  readonly epgId: string | null;
  readonly epg: { readonly now: GuideProgramme | null; readonly next: GuideProgramme | null };
  readonly localBroadcasters: readonly string[];

  /** The channels of a source that is a list of channels; null for other sources. */
  readonly channels: readonly ChannelChoice[] | null;
  readonly isPlaylist: boolean;
  readonly listPrev: Neighbour | null;
  readonly listNext: Neighbour | null;
  readonly autoAdvance: boolean;
  readonly skipSetting: SkipSetting;
  /** Whether the viewer can open the statistics. */
  readonly statsEnabled: boolean;
  /** Whether the statistics are shown. */
  readonly statistics: boolean;
  readonly sleepTimer: SleepTimer | null;
  readonly protocol: 'HLS' | 'DASH' | null;
}

export type PlayerStateField = keyof PlayerState;
