import type { PlayerFeature } from '../session/player-host.js';

/** A phone: touch input and one short side (PAGE-38). */
const PHONE = '(pointer: coarse) and ((max-width: 600px) or (max-height: 600px))';

/** Locks the orientation of a phone in full screen: landscape for a wide video, portrait for a tall one. */
export const turnPhone: PlayerFeature = ({ media, store }, signal) => {
  let isLocked = false;

  const turn = async (): Promise<void> => {
    if (!matchMedia(PHONE).matches || media.videoWidth === media.videoHeight) return;
    // Not supported by every browser, contrary to the type declarations.
    if (!('lock' in screen.orientation)) return;
    isLocked = true;
    await screen.orientation.lock(media.videoWidth > media.videoHeight ? 'landscape' : 'portrait');
  };

  const stop = store.select(
    ({ fullscreen }) => fullscreen,
    (fullscreen) => {
      // Devices that cannot rotate reject the lock; the orientation then stays as it is.
      if (fullscreen) turn().catch(() => undefined);
      else if (isLocked) {
        isLocked = false;
        screen.orientation.unlock();
      }
    },
  );
  signal.addEventListener('abort', stop, { once: true });
};
