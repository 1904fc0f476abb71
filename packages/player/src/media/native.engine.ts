import type { EngineAdapter, EngineLoader } from './engine.js';
import { claimsHls } from './capabilities.js';
import { FAIRPLAY } from './drm.js';
import { openFairPlay } from './fairplay.js';

/** Codes of `MediaError`, by meaning. @see https://html.spec.whatwg.org/multipage/media.html#error-codes */
const MEDIA_ERROR = { network: 2, decode: 3, unsupported: 4 } as const;

/** What the media element plays by itself: plain files, and HLS where there are no media source extensions. */
export const nativeEngine: EngineLoader = {
  name: 'native',
  canPlay: ({ protocol, drm }) =>
    (protocol === 'FILE' || (protocol === 'HLS' && claimsHls())) &&
    (drm === null || drm.keySystems.includes(FAIRPLAY)),

  async load(source, { media, listener, signal }) {
    const { startAt, drm } = source;
    media.addEventListener(
      'error',
      () => {
        const code = media.error?.code;
        listener.failed({
          kind:
            code === MEDIA_ERROR.network
              ? 'network'
              : code === MEDIA_ERROR.unsupported
                ? 'unsupported'
                : 'media',
          cause: media.error,
        });
      },
      { signal },
    );
    media.addEventListener('progress', () => listener.recovered(), { signal });
    if (startAt !== null)
      media.addEventListener('loadedmetadata', () => void (media.currentTime = startAt), {
        signal,
        once: true,
      });

    const adapter: EngineAdapter = {
      name: 'native',
      liveWindow() {
        if (media.duration !== Number.POSITIVE_INFINITY || media.seekable.length === 0) return null;
        const end = media.seekable.end(media.seekable.length - 1);
        return { start: media.seekable.start(0), end, target: end };
      },
      selectQuality() {
        // A media element chooses its rendition by itself and lists none.
      },
      selectAudioTrack() {
        // `audioTracks` is not offered by every browser that plays natively; none is listed.
      },
      selectTextTrack() {
        // Text tracks of the playback data are drawn by the player.
      },
      recover() {
        const { currentTime } = media;
        media.load();
        media.currentTime = currentTime;
      },
    };
    signal.addEventListener(
      'abort',
      () => {
        media.removeAttribute('src');
        media.load();
      },
      { once: true },
    );
    if (drm !== null) {
      await openFairPlay(media, drm, signal, (failure) => listener.failed(failure));
      signal.throwIfAborted();
    }
    media.src = source.url;
    return adapter;
  },
};
