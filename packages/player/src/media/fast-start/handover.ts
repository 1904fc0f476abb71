import type { AudioRendition } from './master-playlist.js';
import type { ResponseCache } from './answers.js';

export interface HandedTrack {
  readonly type: 'video' | 'audio';
  readonly buffer: SourceBuffer;
  readonly container: 'video/mp4' | 'audio/mp4';
  readonly codec: string;
}

/** A running media source that contains the first seconds, to be passed to hls.js. */
export interface Handover {
  readonly mediaSource: MediaSource;
  readonly tracks: readonly HandedTrack[];
  /** Address of the playlist whose segments are in the source buffer. */
  readonly variantUrl: string;
  readonly audio: AudioRendition | null;
  /** Seconds; the media may not have reached this position yet. */
  readonly startAt: number;
}

/** The state that hls.js starts with. */
export interface Beginning {
  /** Null if hls.js has to attach to the media itself. */
  readonly handover: Handover | null;
  readonly cache: ResponseCache;
  /** Measured bandwidth in bits per second; null if nothing was measured. */
  readonly bandwidth: number | null;
}
