import type { StreamDrm } from '@footlight/domain';
import type { DrmErrorReason } from '../../store/player-error.js';
import type {
  AudioTrackChoice,
  QualityChoice,
  TextTrackChoice,
  TimeRange,
} from '../../store/player-state.js';
import type { CueFile } from '../../text/cue.js';
import type { StreamAddresses } from '../stream/stream-addresses.js';

/** The source that an engine has to play. */
export interface EngineSource {
  readonly protocol: 'HLS' | 'DASH' | 'FILE';
  readonly url: string;
  readonly live: boolean;
  /** Seconds from the start; null for the stream's default (its start, or its live edge). */
  readonly startAt: number | null;
  /** Pixels; higher renditions are not selected. */
  readonly maxHeight: number | null;
  readonly preferredAudioLanguage: string | null;
  /** Whether only the data of the first frame is loaded until playback starts. */
  readonly metadataOnly: boolean;
  /** The stream's protection, with absolute addresses; null for an unprotected stream. */
  readonly drm: StreamDrm | null;
}

/** The tracks and renditions of a stream; omitted fields have not changed. */
export interface EngineTracks {
  readonly qualities?: readonly QualityChoice[];
  readonly selectedQuality?: QualityChoice | null;
  readonly activeQuality?: QualityChoice | null;
  readonly audioTracks?: readonly AudioTrackChoice[];
  readonly selectedAudioTrack?: AudioTrackChoice | null;
  /** Text tracks in the stream; those of the playback data take precedence. */
  readonly textTracks?: readonly TextTrackChoice[];
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
  /** Decoding failed at the current position. */
  readonly undecoded?: boolean;
  /** Why protected content could not be opened; only for `drm`. */
  readonly drm?: DrmErrorReason;
  readonly cause?: unknown;
}

export interface EngineListener {
  tracks(tracks: EngineTracks): void;
  /** Cues of a text track of the stream, as they arrive. */
  cues(trackId: string, file: CueFile): void;
  /** An error that the engine will not recover from itself. */
  failed(failure: EngineError): void;
  /** Data arrives again after an error. */
  recovered(): void;
}

/** Playback statistics of an engine, for troubleshooting. */
interface EngineStatistics {
  /** Estimated bandwidth, in bits per second. */
  readonly connection?: number | undefined;
  /** In RFC 6381 notation. */
  readonly codecs?: string | undefined;
}

/** One stream attached to one media element, until the signal of its context aborts. */
export interface EngineAdapter {
  readonly name: 'native' | 'hls' | 'dash';
  /** The seekable window of a live stream on the media element's clock; null for recordings. */
  liveWindow(): (TimeRange & { readonly target: number }) | null;
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
  /**
   * Retries after an error, from the current position.
   * @param attempt 1 for the first recovery from an error of this kind
   */
  recover(failure: EngineError, attempt: number): void;
}

export interface EngineContext {
  readonly media: HTMLVideoElement;
  /** Maps the addresses that the engine knows to the ones to request. */
  readonly addresses: StreamAddresses;
  readonly listener: EngineListener;
  /** Aborts when another source is loaded or the player is destroyed; the engine must then release the media. */
  readonly signal: AbortSignal;
}

/** A kind of engine. `load` downloads its code lazily. */
export interface EngineLoader {
  readonly name: EngineAdapter['name'];
  canPlay(source: EngineSource): boolean;
  /** @throws {PlayerError} UNSUPPORTED, NETWORK */
  load(source: EngineSource, context: EngineContext): Promise<EngineAdapter>;
}
