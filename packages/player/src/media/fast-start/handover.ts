import type { AudioRendition } from './master-playlist.js';
import type { KeptAnswers } from './answers.js';

export interface HandedTrack {
  readonly type: 'video' | 'audio';
  readonly buffer: SourceBuffer;
  readonly container: 'video/mp4' | 'audio/mp4';
  readonly codec: string;
}

/** A running media source with its first seconds in it, as hls.js is given it. */
export interface Handover {
  readonly mediaSource: MediaSource;
  readonly tracks: readonly HandedTrack[];
  /** Address of the playlist whose segments are in the buffer. */
  readonly variantUrl: string;
  readonly audio: AudioRendition | null;
  /** Seconds; the media may not stand there yet. */
  readonly startAt: number;
}

/** What hls.js begins with instead of nothing. */
export interface Beginning {
  /** Null where it must attach to the media by itself. */
  readonly handover: Handover | null;
  readonly kept: KeptAnswers;
  /** Bits a second as measured; null where nothing was. */
  readonly bandwidth: number | null;
}
