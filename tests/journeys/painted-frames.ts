import type { Locator } from '@playwright/test';

export interface Watched {
  readonly frames: number;
  readonly currentTime: number;
  /** Milliseconds for which it stalled. */
  readonly stalledMs: number;
}

/** Minimum frames per second of a playing picture: as few of 25 as a busy machine may paint. */
export const MOVING_PER_S = 2;

/** Seconds of buffer from which playback counts as started. */
const SETTLED_WITH_S = 3;

/** Counts the frames that a video actually paints while it plays for `seconds`, and how long it stalls meanwhile. */
export const watchFor = (video: Locator, seconds: number): Promise<Watched> =>
  video.evaluate(
    (element, [span, settledWith]) =>
      new Promise<{ frames: number; currentTime: number; stalledMs: number }>((resolve) => {
        const media = element as HTMLVideoElement;
        let from: number | null = null;
        let frames = 0;
        let stalledMs = 0;
        let stoodAt: number | null = null;
        media.addEventListener('waiting', () => {
          if (from !== null) stoodAt = performance.now();
        });
        media.addEventListener('playing', () => {
          if (stoodAt !== null) stalledMs += performance.now() - stoodAt;
          stoodAt = null;
        });
        const count: VideoFrameRequestCallback = (_now, { mediaTime }) => {
          const ahead =
            media.buffered.length === 0 ? 0 : media.buffered.end(media.buffered.length - 1) - mediaTime;
          // The first frames are painted before the buffer is filled.
          if (from === null && !media.paused && !media.seeking && ahead >= settledWith) from = mediaTime;
          if (from !== null) frames += 1;
          if (from !== null && mediaTime - from >= span)
            resolve({ frames, currentTime: media.currentTime, stalledMs });
          else media.requestVideoFrameCallback(count);
        };
        media.requestVideoFrameCallback(count);
      }),
    [seconds, SETTLED_WITH_S] as const,
  );
