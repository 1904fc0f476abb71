import type { PlayerFeature } from '../../player-feature.js';

/** A telephone: a finger steers it, and its short side is short (PAGE-38). */
const PHONE = '(pointer: coarse) and ((max-width: 600px) or (max-height: 600px))';

/** A picture that fills a telephone turns it: lying for a wide one, upright for a tall one. */
export const turnPhone: PlayerFeature = ({ media, store }, signal) => {
  let isLocked = false;

  const turn = async (): Promise<void> => {
    if (!matchMedia(PHONE).matches || media.videoWidth === media.videoHeight) return;
    // Not every browser has it, whatever its types say.
    if (!('lock' in screen.orientation)) return;
    isLocked = true;
    await screen.orientation.lock(media.videoWidth > media.videoHeight ? 'landscape' : 'portrait');
  };

  const stop = store.select(
    ({ fullscreen }) => fullscreen,
    (fullscreen) => {
      // Browsers refuse where nothing turns; the picture then stays as the telephone is held.
      if (fullscreen) turn().catch(() => undefined);
      else if (isLocked) {
        isLocked = false;
        screen.orientation.unlock();
      }
    },
  );
  signal.addEventListener('abort', stop, { once: true });
};
