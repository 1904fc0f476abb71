import type { MediaEngine } from '../../store/player-events.js';
import type { MediaRequestType } from '../../store/player-error.js';
import type { DrmErrorReason } from '../../store/player-error.js';
import type {
  AudioTrackChoice,
  QualityChoice,
  TextTrackChoice,
  TimeRange,
} from '../../store/player-state.js';
import type { StreamAnnotations } from '../../store/stream-annotations.js';
import type { CueFile } from '../../text/cue.js';
import type { Protection } from '../drm/protection.js';
import type { MediaNetwork } from '../network/network.js';
import type { StreamAddresses } from '../stream/stream-addresses.js';

/** The source that an engine has to play. */
export interface EngineSource {
  readonly protocol: 'HLS' | 'DASH' | 'FILE';
  readonly url: string;
  /** An object of the page that plays instead of the address. */
  readonly object?: MediaProvider;
  readonly live: boolean;
  /** Seconds from the start; null for the stream's default (its start, or its live edge). */
  readonly startAt: number | null;
  /** Seconds behind the live edge to start at; null for the stream's own distance. */
  readonly latency: number | null;
  /** Pixels; higher renditions are not selected. */
  readonly maxHeight: number | null;
  readonly preferredAudioLanguage: string | null;
  /** Whether only the data of the first frame is loaded until playback starts. */
  readonly metadataOnly: boolean;
  /** The stream's protection, with absolute addresses; null for an unprotected stream. */
  readonly drm: Protection | null;
}

/** A text track of a stream. */
export interface StreamTextTrack extends TextTrackChoice {
  /** Whether the stream asks to show it to viewers who have never chosen. */
  readonly isDefault?: boolean;
}

/** The tracks and renditions of a stream; omitted fields have not changed. */
export interface EngineTracks {
  readonly qualities?: readonly QualityChoice[];
  readonly selectedQuality?: QualityChoice | null;
  readonly activeQuality?: QualityChoice | null;
  readonly audioTracks?: readonly AudioTrackChoice[];
  readonly selectedAudioTrack?: AudioTrackChoice | null;
  /** Text tracks in the stream; those of the playback data take precedence. */
  readonly textTracks?: readonly StreamTextTrack[];
}

/** An error reported by an engine. */
export interface EngineError {
  readonly kind: 'network' | 'media' | 'drm' | 'unsupported';
  /** HTTP status of the failed response; absent if there was none. */
  readonly status?: number;
  /** The response was refused because the viewer is outside the permitted regions. */
  readonly outsideRegion?: boolean;
  /** Codecs of which none is supported; only for `unsupported`. */
  readonly codecs?: string;
  /** A manifest arrived that could not be read. */
  readonly unread?: boolean;
  /** Content type of a response that was not what the engine requested. */
  readonly contentType?: string;
  /** Decoding failed at the current position. */
  readonly undecoded?: boolean;
  /** Encrypted data could not be read with its key. */
  readonly wrongKey?: boolean;
  /** What was requested; absent if the error is about no request. */
  readonly loading?: MediaRequestType;
  /** The address that failed, if it is not that of the stream. */
  readonly address?: string;
  /** Why protected content could not be opened; only for `drm`. */
  readonly drm?: DrmErrorReason;
  readonly cause?: unknown;
}

export interface EngineListener {
  tracks(tracks: EngineTracks): void;
  /** What the stream brings besides its media. */
  brings(annotations: StreamAnnotations): void;
  /** In place of the stream a list of channels has arrived. @param url of the list */
  listed(text: string, url: string): void;
  /** Cues of a text track of the stream, as they arrive. */
  cues(trackId: string, file: CueFile): void;
  /** An error that the engine will not recover from itself. */
  failed(failure: EngineError): void;
  /**
   * A segment is missing or broken, and the engine has no other address for it.
   * @returns whether the engine continues after it; otherwise the stream is lost
   */
  missed(segment: MissedSegment): Promise<boolean>;
  /** The engine behind this adapter exists, and has not loaded anything yet. */
  created(instance: MediaEngine): void;
  /** Another adapter plays the stream from now on; this one has released the media. */
  replaced(engine: EngineAdapter): void;
  /** A segment can be played. @param track as in `MissedSegment`; null if the engine does not tell them apart */
  arrived(track: string | null): void;
}

/** A segment that cannot be played. */
interface MissedSegment {
  /** Segments of different tracks are counted by themselves. */
  readonly track: string;
  /** Seconds. */
  readonly span: { readonly start: number; readonly end: number };
  /** How many segments of the track may still be there. */
  readonly left: number;
  readonly error: EngineError;
}

/** Playback statistics of an engine, for troubleshooting. */
interface EngineStatistics {
  /** Estimated bandwidth, in bits per second. */
  readonly connection?: number | undefined;
  /** In RFC 6381 notation. */
  readonly codecs?: string | undefined;
}

/** Distances from live, in seconds. */
export interface EngineLatency {
  readonly current: number;
  readonly target: number;
  /** Null if only the page has named one. */
  readonly own: number | null;
}

export interface EngineRecovery {
  /** What failed. */
  readonly kind: EngineError['kind'];
  /** 1 for the first recovery from an error of this kind. */
  readonly attempt: number;
  /** Seconds; null for the current position. */
  readonly from: number | null;
}

/** One stream attached to one media element, until the signal of its context aborts. */
export interface EngineAdapter {
  readonly name: 'native' | 'hls' | 'dash' | 'cast';
  /** The instance of hls.js or dash.js; absent where there is none, null until it has loaded. */
  readonly instance?: MediaEngine | null;
  /** The latest playlist of the video, or the manifest, as the engine has parsed it; null before it has arrived. */
  described?(): object | null;
  /** Resolves when the engine takes seeks: one before that is lost. Absent if it always does. */
  takesSeeks?(): Promise<void>;
  /** Resolves when the tracks and qualities of the stream are listed. Absent if they are as soon as it can play. */
  listsTracks?(): Promise<void>;
  /** The seekable window of a live stream on the media element's clock; null for recordings. */
  liveWindow(): (TimeRange & { readonly target: number }) | null;
  /** The distance from live that is measured, that is kept, and that the stream names; null if it is not known. */
  latency?(): EngineLatency | null;
  /** Changes the distance from live to keep, in seconds. Playback is not interrupted. */
  keepLatency?(seconds: number): void;
  /** Whether a live stream has ended, so that it is a recording now. */
  hasEnded?(): boolean;
  /**
   * Time at which the media element's clock was 0, in seconds since 1970, from the live stream's own dates; null if it
   * has none.
   */
  clockOrigin?(): number | null;
  /** `null` returns to automatic selection. */
  selectQuality(id: string | null): void;
  /**
   * Limits the height of automatically selected renditions, in addition to the limit of the source.
   * @param height pixels; null for no limit
   */
  limitHeight(height: number | null): void;
  selectAudioTrack(id: string): void;
  selectTextTrack(id: string | null): void;
  /** Playback statistics; values that the engine does not know are left out. */
  statistics?(): EngineStatistics;
  /** A number that changes with each arrival of bytes of video or audio. */
  arrivals(): number;
  /** The segment of the video at a position in seconds; null if the engine does not know it. */
  segmentAt?(position: number): { readonly start: number; readonly end: number } | null;
  /** Whether an initialisation says that its samples are encrypted. */
  isEncrypted?(): boolean;
  /** Loads again after an error. */
  recover(recovery: EngineRecovery): void;
}

export interface EngineContext {
  readonly media: HTMLVideoElement;
  /** Maps the addresses that the engine knows to the ones to request. */
  readonly addresses: StreamAddresses;
  /** How the page wants media to be requested; null for the default. */
  readonly network: MediaNetwork | null;
  readonly listener: EngineListener;
  /** Aborts when another source is loaded or the player is destroyed; the engine must then release the media. */
  readonly signal: AbortSignal;
}

/** The engine of another screen. Where it cannot play a video, the browser itself plays. */
export interface ScreenEngine extends EngineLoader {
  /** It does not play the video, and is not asked again. */
  refused(cause: unknown): void;
}

/** A kind of engine. `load` downloads its code lazily. */
export interface EngineLoader {
  readonly name: EngineAdapter['name'];
  canPlay(source: EngineSource): boolean;
  /** @throws {PlayerError} UNSUPPORTED, NETWORK */
  load(source: EngineSource, context: EngineContext): Promise<EngineAdapter>;
}
