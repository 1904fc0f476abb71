import { MEDIA_ERROR } from '../engine/media-codes.js';

/**
 * Calls back when decoding fails. If all data has arrived by then, no engine reports it, and the browser has paused.
 * Playback resumes once there is data again, if it was playing before.
 */
export const watchDecoder = (media: HTMLMediaElement, gaveUp: () => void, signal: AbortSignal): void => {
  let plays = !media.paused;
  let isMending = false;
  media.addEventListener('play', () => (plays = true), { signal });
  media.addEventListener(
    'pause',
    () => {
      // A pause caused by an error comes from the browser, even if it arrives during the recovery.
      const isOfError = media.error !== null || (isMending && media.readyState === media.HAVE_NOTHING);
      if (!isOfError) plays = false;
    },
    { signal },
  );
  const goOn = (): void => {
    isMending = false;
    if (plays) media.play().catch(() => undefined);
  };
  media.addEventListener(
    'error',
    () => {
      if (media.error?.code !== MEDIA_ERROR.decode) return;
      isMending = true;
      media.addEventListener('canplay', goOn, { signal, once: true });
      gaveUp();
    },
    { signal },
  );
};
