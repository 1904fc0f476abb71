import type { Locator } from '@playwright/test';

export interface Watched {
  readonly frames: number;
  readonly currentTime: number;
  readonly waiting: number;
}

/**
 * Counts the frames that a video really paints while its clock runs on for `seconds`, and how often it had
 * to wait for data meanwhile.
 */
export const watchFor = (video: Locator, seconds: number): Promise<Watched> =>
  video.evaluate(
    (element, span) =>
      new Promise<{ frames: number; currentTime: number; waiting: number }>((resolve) => {
        const media = element as HTMLVideoElement;
        const from = media.currentTime;
        let frames = 0;
        let waiting = 0;
        media.addEventListener('waiting', () => (waiting += 1));
        const count = (): void => {
          frames += 1;
          if (media.currentTime - from >= span) resolve({ frames, currentTime: media.currentTime, waiting });
          else media.requestVideoFrameCallback(count);
        };
        media.requestVideoFrameCallback(count);
      }),
    seconds,
  );
