export interface Chapter {
  readonly title: string;
  /** Seconds. */
  readonly start: number;
  /** Seconds. */
  readonly end: number;
}

/** A region of a sprite sheet. */
export interface Thumbnail {
  /** Seconds. */
  readonly start: number;
  /** Seconds. */
  readonly end: number;
  readonly url: string;
  /** Part of the sheet; null if the file is a single image. */
  readonly crop: Crop | null;
  /** Shown in place of the address. */
  readonly picture?: HTMLCanvasElement;
  /** Whether it is a picture of its own time only, and not of all that follows. */
  readonly isSingle?: boolean;
}

export interface Crop {
  readonly unit: 'pixel' | 'percent';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Width by height of a part in percent; 16:9 if unknown. */
  readonly aspect?: number;
}

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
