import { enterPictureInPicture, leavePictureInPicture } from '../picture-in-picture/enter-and-leave.js';
import { PlayerError, isPlayerError } from '../store/player-error.js';
import { stateWhere } from '../store/confirmation.js';
import type { EffectsOf } from './command.js';

/** The event that confirms a volume is asynchronous; if it never fires it must not block the next commands. */
const VOLUME_TIMEOUT_MS = 1000;

/** Some phone browsers ignore a volume set by a script, so there is no event to wait for. */
const isTaken = (media: HTMLVideoElement, volume: number | undefined): boolean =>
  volume === undefined || Math.round(media.volume * 100) === Math.round(volume);

/** Commands for sound and full screen. */
export const deviceCommands: EffectsOf<'setVolume' | 'setFullscreen' | 'setPictureInPicture'> = {
  setVolume: {
    async run(target, { volume, muted }) {
      const { media, store, life: signal } = target;
      if (volume !== undefined) media.volume = volume / 100;
      if (muted !== undefined) media.muted = muted;
      try {
        await stateWhere(
          store,
          (state) =>
            !isTaken(media, volume) ||
            ((volume === undefined || state.volume === Math.round(volume)) &&
              (muted === undefined || state.muted === muted)),
          { signal, timeoutMs: VOLUME_TIMEOUT_MS },
        );
      } catch (error) {
        if (!isPlayerError(error) || error.code !== 'TIMEOUT') throw error;
      }
      const state = store.get();
      // That of another screen is not the volume that the viewer wants here.
      if (target.screen !== null) return { volume: state.volume, muted: state.muted };
      target.preferences.keep({
        ...(volume === undefined ? {} : { volume: state.volume }),
        ...(muted === undefined ? {} : { muted: state.muted }),
      });
      return { volume: state.volume, muted: state.muted };
    },
  },
  setFullscreen: {
    async run(target, { on }) {
      const { fullscreen, store, life: signal } = target;
      // A window of its own cannot fill the screen.
      if (on && store.get().pictureInPicture) await leavePictureInPicture(target);
      if (on !== fullscreen.isOn()) await (on ? fullscreen.enter() : fullscreen.leave());
      const reached = await stateWhere(store, (state) => state.fullscreen === on, { signal });
      return { fullscreen: reached.fullscreen };
    },
  },
  setPictureInPicture: {
    needs: 'video',
    async run(target, { on }) {
      const { store, signal } = target;
      try {
        if (on) await enterPictureInPicture(target);
        else if (store.get().pictureInPicture) await leavePictureInPicture(target);
      } catch (cause) {
        throw new PlayerError('PICTURE_IN_PICTURE_REFUSED', 'The browser refused picture in picture.', {
          cause,
        });
      }
      const { pictureInPicture } = await stateWhere(store, (state) => state.pictureInPicture === on, {
        signal,
      });
      return { pictureInPicture };
    },
  },
};
