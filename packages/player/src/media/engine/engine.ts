import type { StreamDrm } from '@footlight/domain';
import type { DrmFault } from '../../player-error.js';
import type {
  AudioTrackChoice,
  QualityChoice,
  TextTrackChoice,
  TimeRange,
} from '../../store/player-state.js';
import type { CueFile } from '../../text/cue.js';
import type { StreamAddresses } from '../stream/stream-addresses.js';

/** What an engine is asked to play. */
export interface EngineSource {
  readonly protocol: 'HLS' | 'DASH' | 'FILE';
  readonly url: string;
  readonly live: boolean;
  /** Seconds from start; null leaves it to the stream (its start, or its live edge). */
  readonly startAt: number | null;
  /** Pixels; renditions above it are not chosen. */
  readonly maxHeight: number | null;
  readonly preferredAudioLanguage: string | null;
  /** Whether no more than the first picture needs is fetched until somebody plays. */
  readonly sparing: boolean;
  /** How the stream is protected, its addresses absolute; null where it is in the clear. */
  readonly drm: StreamDrm | null;
}

/** Choices of a stream as an engine sees them; a field left out has not changed. */
export interface EngineTracks {
  readonly qualities?: readonly QualityChoice[];
  readonly selectedQuality?: QualityChoice | null;
  readonly activeQuality?: QualityChoice | null;
  readonly audioTracks?: readonly AudioTrackChoice[];
  readonly selectedAudioTrack?: AudioTrackChoice | null;
  /** Text tracks inside the stream; those of the playback data go before them. */
  readonly textTracks?: readonly TextTrackChoice[];
}

/** A fault as an engine reports it. */
export interface EngineFailure {
  readonly kind: 'network' | 'media' | 'drm' | 'unsupported';
  /** HTTP status of the answer that failed; absent when there was none. */
  readonly status?: number;
  /** The answer came from outside the regions that may watch. */
  readonly outsideRegion?: boolean;
  /** Codecs of which none is played here; of what is not supported only. */
  readonly codecs?: string;
  /** The decoder gave up where playback stands. */
  readonly undecoded?: boolean;
  /** Why protected content did not open; faults of DRM only. */
  readonly drm?: DrmFault;
  readonly cause?: unknown;
}

export interface EngineListener {
  tracks(tracks: EngineTracks): void;
  /** Cues of a text track of the stream, as they arrive. */
  cues(trackId: string, file: CueFile): void;
  /** A fault that the engine will not mend by itself. */
  failed(failure: EngineFailure): void;
  /** Data arrives again. */
  recovered(): void;
}

/** Figures of an engine, for people who look for a fault. */
export interface EngineStatistics {
  /** What the connection carries, estimated, bits a second. */
  readonly connection?: number | undefined;
  /** As RFC 6381 names them. */
  readonly codecs?: string | undefined;
}

/** One stream bound to one media element, until the signal of its context aborts. */
export interface EngineAdapter {
  readonly name: 'native' | 'hls' | 'dash';
  /** The seekable window of a live stream on the media's clock; null for recordings. */
  liveWindow(): (TimeRange & { readonly target: number }) | null;
  /**
   * Seconds since 1970 at which the media's clock stood at 0, as a live stream dates itself; null where it does not.
   */
  clockOrigin?(): number | null;
  /** `null` lets the engine choose. */
  selectQuality(id: string | null): void;
  /**
   * Renditions taller than this are not chosen by themselves from now on, besides what the source says.
   * @param height pixels; null for no limit
   */
  limitHeight(height: number | null): void;
  selectAudioTrack(id: string): void;
  selectTextTrack(id: string | null): void;
  /** How the stream goes; what an engine does not know is left out. */
  statistics?(): EngineStatistics;
  /**
   * Tries again after a failure, from where playback stands.
   * @param attempt 1 for the first try to mend a fault of its kind
   */
  recover(failure: EngineFailure, attempt: number): void;
}

export interface EngineContext {
  readonly media: HTMLVideoElement;
  /** Stands between what the engine knows and what is asked for. */
  readonly addresses: StreamAddresses;
  readonly listener: EngineListener;
  /** Aborts when another source is loaded or the player is destroyed: the engine lets go of the media. */
  readonly signal: AbortSignal;
}

/** A kind of engine; its code is fetched by `load`, and only then. */
export interface EngineLoader {
  readonly name: EngineAdapter['name'];
  canPlay(source: EngineSource): boolean;
  /** @throws {PlayerError} UNSUPPORTED, NETWORK */
  load(source: EngineSource, context: EngineContext): Promise<EngineAdapter>;
}
