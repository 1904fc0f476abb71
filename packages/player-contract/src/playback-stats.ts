/** Figures of the present playback. Unknown ones are null. */
export interface PlaybackStats {
  /** Pixels of the picture that plays; 0 without one. */
  readonly width: number;
  readonly height: number;
  /** Of the rendition that plays, in bits per second. */
  readonly bandwidth: number | null;
  /** Estimate of the connection, in bits per second. */
  readonly connection: number | null;
  /** In RFC 6381 notation. */
  readonly codecs: string | null;
  /** Seconds that can play without more data. */
  readonly buffer: number;
  /** Frames since the video was loaded. */
  readonly totalFrames: number;
  readonly droppedFrames: number;
  /** Seconds behind the live edge; null for recordings. */
  readonly behindLive: number | null;
  /** Seconds between the camera’s clock and the screen, by the dates of a live stream and the clock of the device. */
  readonly latency: number | null;
  /** Seconds behind what the stream sends now that the player keeps; null for recordings. */
  readonly targetLatency: number | null;
}
