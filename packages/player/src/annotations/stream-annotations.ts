import type { Chapter } from './chapters.js';
import type { Thumbnail } from './thumbnails.js';

/** Makes pictures of single moments, which are too many to be made at once. */
export interface FrameSource {
  /**
   * The picture of a moment; null if there is none.
   * @param time seconds
   * @param signal aborts when the picture is no longer wanted
   */
  at(time: number, signal: AbortSignal): Promise<Thumbnail | null>;
}

/** What a stream brings besides its media. Nothing of it is loaded before it is asked for. */
export interface StreamAnnotations {
  readonly title?: string;
  /** @param duration seconds */
  readonly chapters?: (duration: number, signal: AbortSignal) => Promise<readonly Chapter[]>;
  readonly thumbnails?: (signal: AbortSignal) => Promise<readonly Thumbnail[]>;
  /** For streams without thumbnails. */
  readonly frames?: (signal: AbortSignal) => Promise<FrameSource | null>;
}
