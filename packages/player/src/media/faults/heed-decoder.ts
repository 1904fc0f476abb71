import { MEDIA_ERROR } from '../engine/media-codes.js';

/** What the decoder gives up a second time is passed over by as much: a segment or two. */
export const LEAP_SECONDS = 4;

/**
 * Tells when the decoder gives up: where all has arrived by then, no engine says so, and the browser has paused.
 * What played goes on once there is something to play again.
 */
export const heedDecoder = (media: HTMLMediaElement, gaveUp: () => void, signal: AbortSignal): void => {
  let plays = !media.paused;
  let isMending = false;
  media.addEventListener('play', () => (plays = true), { signal });
  media.addEventListener(
    'pause',
    () => {
      // A pause that comes with a fault is the browser's own, also where it comes when the fault is being mended.
      const isOfFault = media.error !== null || (isMending && media.readyState === media.HAVE_NOTHING);
      if (!isOfFault) plays = false;
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
