import { playAtRate } from '../media/playing/pace.js';
import { PlayerError } from '../store/player-error.js';
import { settled, stateWhere } from '../store/confirmation.js';
import { findTrack, trackNotFound } from '../store/track-choice.js';
import type { PlayerHost } from '../session/player-host.js';
import type { RunsOf } from './command.js';

/**
 * Looks again once the engine has listed what the stream has: a video may play before that.
 * @param look throws TRACK_NOT_FOUND
 */
const found = async <T>({ engine, signal }: PlayerHost, look: () => T): Promise<T> => {
  try {
    return look();
  } catch (error) {
    const listed = engine?.listsTracks?.();
    if (listed === undefined) throw error;
    await settled(listed, { signal });
    return look();
  }
};

/** Commands that select tracks, quality and speed, and set preferences. */
export const choiceCommands: RunsOf<
  'setTextTrack' | 'setSubtitleDelay' | 'setAudioTrack' | 'setQuality' | 'setRate' | 'setPreferences'
> = {
  setTextTrack: {
    async run(target, params) {
      const track = await found(target, () => findTrack(target.store.get().subtitles, params));
      await target.captions.select(track);
      const subtitleLanguage = track?.language ?? null;
      target.store.set({ preferredSubtitleLanguage: subtitleLanguage });
      target.preferences.keep({ subtitleLanguage });
      return { selectedTextTrack: target.store.get().selectedTextTrack };
    },
  },
  setSubtitleDelay: {
    async run({ captions, store }, { seconds }) {
      await captions.delay(seconds);
      return { subtitleDelay: store.get().subtitleDelay };
    },
  },
  setAudioTrack: {
    async run(target, params) {
      const { engine, store, signal } = target;
      const track = await found(target, () => {
        const named = findTrack(store.get().audioTracks, params);
        if (named === null) throw trackNotFound();
        return named;
      });
      engine?.selectAudioTrack(track.id);
      const { selectedAudioTrack } = await stateWhere(
        store,
        (state) => state.selectedAudioTrack?.id === track.id,
        { signal },
      );
      store.set({ preferredAudioLanguage: track.language });
      target.preferences.keep({ audioLanguage: track.language });
      return { selectedAudioTrack };
    },
  },
  setQuality: {
    async run(target, { id }) {
      const { engine, store, signal } = target;
      await found(target, () => {
        if (id !== null && !store.get().qualities.some((quality) => quality.id === id)) throw trackNotFound();
      });
      engine?.selectQuality(id);
      const { selectedQuality } = await stateWhere(
        store,
        (state) => (state.selectedQuality?.id ?? null) === id,
        { signal },
      );
      return { selectedQuality };
    },
  },
  setRate: {
    async run(target, { rate }) {
      const { media, store, signal } = target;
      if (store.get().live !== null)
        throw new PlayerError('UNSUPPORTED', 'The speed of a live stream cannot be changed.');
      playAtRate(media, rate);
      const { playbackRate } = await stateWhere(store, (state) => state.playbackRate === rate, { signal });
      target.preferences.keep({ playbackRate });
      return { playbackRate };
    },
  },
  setPreferences: {
    run(target, choices) {
      target.store.set(choices);
      target.preferences.keep(choices);
      const { skipSetting, autoAdvance, captionAppearance } = target.store.get();
      return Promise.resolve({ skipSetting, autoAdvance, captionAppearance });
    },
  },
};
