import { promptRemoteScreen } from '../media/display/remote-prompt.js';
import { stateWhere } from '../store/confirmation.js';
import { PlayerError, isPlayerError } from '../store/player-error.js';
import type { RunsOf } from './command.js';

const errorOfPrompt = (cause: unknown): PlayerError => {
  if (isPlayerError(cause)) return cause;
  const isLost = cause instanceof DOMException && cause.name === 'NetworkError';
  return isLost
    ? new PlayerError('NETWORK', cause.message, { cause, details: { retryable: true } })
    : new PlayerError('UNSUPPORTED', 'No other screen can play this video.', { cause });
};

/** Commands for advertisements and for other screens. */
export const screenCommands: RunsOf<'skipAd' | 'promptRemote'> = {
  skipAd: {
    async run({ ads, store, signal }) {
      const before = store.get().ad;
      if (ads === null) throw new PlayerError('UNSUPPORTED', 'There is no advertisement to skip now.');
      ads.skip();
      const { ad } = await stateWhere(
        store,
        // Another break at the same place begins with the same index.
        ({ ad: now }) => now === null || now.index !== before?.index || now.phase !== before.phase,
        { signal },
      );
      return { ad };
    },
  },
  promptRemote: {
    async run({ media, store }) {
      try {
        if (!(await promptRemoteScreen(media)))
          throw new PlayerError('UNSUPPORTED', 'This browser cannot play on another screen.');
      } catch (cause) {
        // Closing the device picker is a valid choice and not an error.
        if (!(cause instanceof DOMException) || cause.name !== 'NotAllowedError') throw errorOfPrompt(cause);
      }
      return { remote: store.get().remote };
    },
  },
};
