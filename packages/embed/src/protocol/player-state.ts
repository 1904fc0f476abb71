/** A track that a viewer may choose. Addresses stay inside the frame: they may be signed. */
export interface TrackState {
  readonly id: string;
  /** BCP 47. */
  readonly language: string;
  readonly label: string;
}

export interface NeighbourState {
  readonly id: string;
  readonly kind: 'vod' | 'live';
  readonly title: string;
}

export interface ProgrammeState {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** ISO 8601 with zone. */
  readonly startDate: string;
  readonly endDate: string;
}

export interface QualityState {
  readonly id: string;
  /** Pixels; 0 for audio only. */
  readonly width: number;
  readonly height: number;
  /** Bits a second. */
  readonly bandwidth: number;
}

/** Which advertisement of which break. */
export interface AdMomentState {
  readonly placement: 'PRE_ROLL' | 'MID_ROLL' | 'POST_ROLL';
  readonly index: number;
  readonly count: number;
  readonly title: string;
  readonly advertiser: string;
}

export interface AdState extends AdMomentState {
  readonly phase: 'loading' | 'playing';
  readonly currentTime: number;
  readonly duration: number | null;
  /** Seconds until it may be skipped; null when it may not. */
  readonly skipAfter: number | null;
}

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
 * What a host page may know of the player: its state (PLAY-5) without its addresses. Times are seconds
 * from the start; a live event's `currentTime` counts on the stream's own clock.
 */
export interface PlayerState {
  /** `upcoming`: what was asked for has not begun. */
  readonly status: 'idle' | 'loading' | 'upcoming' | 'ready' | 'failed';
  readonly id: string | null;
  readonly title: string;
  readonly description: string;
  readonly type: 'vod' | 'live' | null;
  readonly accessLevel: 'GRANTED' | 'GRANTED_ON_SIGN_IN' | 'DENIED' | 'GEOBLOCKED';
  readonly thumb: string | null;
  readonly favourite: boolean;
  /** Null while the content plays. */
  readonly ad: AdState | null;
  readonly isPlaying: boolean;
  readonly paused: boolean;
  readonly waiting: boolean;
  readonly seeking: boolean;
  readonly ended: boolean;
  /** False until the first frame has played. */
  readonly hasStarted: boolean;
  readonly autoplayBlocked: boolean;
  readonly playbackRate: number;
  readonly currentTime: number;
  /** Null while live or unknown. */
  readonly duration: number | null;
  /** Fraction of the duration, 0–1. */
  readonly position: number;
  readonly watchProgress: number | null;
  /** 0–100. */
  readonly volume: number;
  readonly muted: boolean;
  readonly fullscreen: boolean;
  readonly pictureInPicture: boolean;
  /** Another screen in reach that could show the picture, or does. */
  readonly remote: { readonly kind: 'airplay' | 'remote'; readonly state: string } | null;
  readonly qualities: readonly QualityState[];
  /** The rendition that the viewer fixed; null while the player chooses. */
  readonly selectedQuality: QualityState | null;
  readonly activeQuality: QualityState | null;
  readonly subtitles: readonly TrackState[];
  readonly subtitleLanguages: readonly string[];
  readonly selectedTextTrack: TrackState | null;
  readonly audioTracks: readonly TrackState[];
  readonly selectedAudioTrack: TrackState | null;
  readonly preferredSubtitleLanguage: string | null;
  readonly preferredAudioLanguage: string | null;
  readonly isPlaylist: boolean;
  readonly listPrev: NeighbourState | null;
  readonly listNext: NeighbourState | null;
  readonly skipMarkers: readonly { readonly type: string; readonly from: number; readonly to: number }[];
  readonly annotationsEnabled: boolean;
  readonly eventHasGoneLive: boolean;
  readonly epg: { readonly now: ProgrammeState | null; readonly next: ProgrammeState | null };
  readonly audioOnly: boolean;
  readonly autoAdvance: boolean;
  readonly skipSetting: 'ask' | 'auto' | 'never';
  readonly captionAppearance: Readonly<Record<string, string | number>>;
  readonly statistics: boolean;
  /** `endsAt` is in milliseconds since the epoch. */
  readonly sleepTimer:
    | { readonly until: 'time'; readonly minutes: number; readonly endsAt: number }
    | { readonly until: 'end' }
    | null;
  readonly maxHeight: number | null;
  /** Live: the sought-for window and where its edge is, seconds. */
  readonly live: {
    readonly windowStart: number;
    readonly edge: number;
    readonly behindBy: number;
    readonly atEdge: boolean;
  } | null;
  /** What is of use with the video that is loaded now. */
  readonly capabilities: Capabilities;
}

export type PlayerStateField = keyof PlayerState;
export type PlayerStateChanges = Partial<PlayerState>;
