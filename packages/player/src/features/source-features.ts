import type { PlayerFeature } from '../session/player-host.js';
import { followPosition } from './follow-position.js';
import { eachSource } from './each-source.js';
import { keepPosition } from '../source/saved-positions.js';
import { sourceTracks } from '../source/source-tracks.js';

/** Applies the title, poster, subtitles, chapters and thumbnails that the page sets for a plain source. */
const applySourceMetadata: PlayerFeature = (player, life) => {
  eachSource(player, life, (_src, signal) => {
    const { page, store, captions, annotations } = player;
    const dress = (): void => {
      const { subtitles, chapters, thumbnails } = sourceTracks(page);
      const { duration } = store.get();
      store.set({
        title: page.videoTitle || annotations.streamTitle,
        thumb: page.posterAddress,
        annotations: { chapters, thumbnails },
      });
      if (subtitles.length > 0) {
        captions.open(subtitles, signal);
        void player.captions.selectPreferred();
      }
      annotations.open({ chapters, thumbnails }, signal);
      if (duration !== null) void annotations.loadChapters(duration);
    };
    dress();
    const watch = new MutationObserver(dress);
    watch.observe(page, { childList: true, attributes: true, attributeFilter: NAMES });
    signal.addEventListener('abort', () => watch.disconnect(), { once: true });
  });
};

/** Attributes of the element whose changes are applied to the source. */
const NAMES = ['video-title', 'poster', 'chapters', 'thumbnails'];

/** Stores the watched position of a plain source in this browser, if the page enables it. */
const keepSourcePosition: PlayerFeature = (player, life) => {
  eachSource(player, life, (src, signal) => {
    followPosition(player, signal, ({ position, duration }) => {
      if (player.page.resume) keepPosition(src, position, duration);
    });
  });
};

/** Features for videos that are played by their address. */
export const sourceFeatures: readonly PlayerFeature[] = [applySourceMetadata, keepSourcePosition];
