import type {
  EngineAdapter,
  EngineContext,
  EngineError,
  EngineLoader,
  EngineSource,
} from '../engine/engine.js';
import { claimsHls } from './claims-hls.js';
import { errorOfKeySystem } from '../drm/key-system-error.js';
import { FAIRPLAY } from '../drm/protection.js';
import { keepPosition } from '../engine/keep-position.js';
import { keepPlaying } from '../engine/keep-playing.js';
import { MEDIA_ERROR } from '../engine/media-codes.js';
import type { NativeTracks } from './native-tracks.js';

/**
 * If a reload is refused, the browser also reports an unsupported source; if it has played before, this is a network
 * error.
 */
const kindOf = (error: MediaError | null, hasPlayed: boolean): EngineError['kind'] => {
  if (error?.code === MEDIA_ERROR.unsupported) return hasPlayed ? 'network' : 'unsupported';
  return error?.code === MEDIA_ERROR.network ? 'network' : 'media';
};

/** @see https://html.spec.whatwg.org/multipage/media.html#dom-media-getstartdate (not every browser has it) */
interface DatedVideo extends HTMLVideoElement {
  getStartDate?(): Date;
}

/** Files of sound, by their address. */
const SOUND = /\.(?:aac|flac|m4[ab]|mp3|og[ag]|opus|wav|weba)$/iu;

/** A browser that has no decoder for the picture of a file plays its sound and says nothing. */
const watchPicture = (
  media: HTMLVideoElement,
  { url, object, protocol }: EngineSource,
  { listener, signal }: EngineContext,
): void => {
  if (protocol !== 'FILE' || object !== undefined || SOUND.test(new URL(url).pathname)) return;
  const look = async (): Promise<void> => {
    // Neither do endless streams of sound.
    if (media.videoWidth > 0 || !Number.isFinite(media.duration)) return;
    const { partsOf, pictureCodec } = await import('../mp4/picture-track.js');
    const codec = await pictureCodec(partsOf(media.currentSrc, signal));
    if (codec !== null && media.videoWidth === 0) listener.failed({ kind: 'unsupported', codecs: codec });
  };
  // Without access to the file nothing can be said.
  media.addEventListener('loadedmetadata', () => void look().catch(() => undefined), { signal });
};

/** Browsers take streams as objects, and files and media sources of a page by an address. */
const attach = (media: HTMLVideoElement, { url, object }: EngineSource, signal: AbortSignal): void => {
  if (object === undefined) media.src = url;
  else if (object instanceof Blob || (typeof MediaSource === 'function' && object instanceof MediaSource)) {
    media.src = URL.createObjectURL(object);
    const { src } = media;
    signal.addEventListener('abort', () => URL.revokeObjectURL(src), { once: true });
  } else media.srcObject = object;
};

/** Media that the media element plays natively: plain files, and HLS without Media Source Extensions. */
export const nativeEngine: EngineLoader = {
  name: 'native',
  canPlay: ({ protocol, drm }) =>
    (protocol === 'FILE' || (protocol === 'HLS' && claimsHls())) &&
    (drm === null || drm.systems.some(({ name }) => name === FAIRPLAY)),

  async load(source, context) {
    const { media, listener, signal, addresses, network } = context;
    const { startAt, drm } = source;
    const position = keepPosition(media, signal, startAt ?? 0);
    if (source.metadataOnly) {
      media.preload = 'metadata';
      signal.addEventListener('abort', () => (media.preload = 'auto'), { once: true });
    }
    watchPicture(media, source, context);
    let hasPlayed = false;
    media.addEventListener('loadeddata', () => (hasPlayed = true), { signal });
    media.addEventListener(
      'error',
      () => {
        // Failed decoding is watched for all engines.
        if (media.error?.code !== MEDIA_ERROR.decode)
          listener.failed({ kind: kindOf(media.error, hasPlayed), cause: media.error });
      },
      { signal },
    );
    let arrivals = 0;
    media.addEventListener(
      'progress',
      () => {
        arrivals += 1;
        listener.arrived(null);
      },
      { signal },
    );
    if (startAt !== null)
      media.addEventListener('loadedmetadata', () => void (media.currentTime = startAt), {
        signal,
        once: true,
      });

    let tracks: NativeTracks | null = null;
    if (source.protocol === 'HLS') {
      const { followNativeTracks } = await import('./native-tracks.js');
      signal.throwIfAborted();
      tracks = followNativeTracks(media, listener, source.preferredAudioLanguage, signal);
    }

    const adapter: EngineAdapter = {
      name: 'native',
      liveWindow() {
        if (media.duration !== Number.POSITIVE_INFINITY || media.seekable.length === 0) return null;
        const end = media.seekable.end(media.seekable.length - 1);
        // A file without a duration is no live stream: its end is only not known yet.
        if (!Number.isFinite(end)) return null;
        return { start: media.seekable.start(0), end, target: end };
      },
      clockOrigin() {
        const started = (media as DatedVideo).getStartDate?.().getTime() ?? Number.NaN;
        return Number.isFinite(started) ? started / 1000 : null;
      },
      selectQuality() {
        // A media element selects its rendition itself and does not list any.
      },
      limitHeight() {
        // For the same reason it supports no limit.
      },
      selectAudioTrack(id) {
        tracks?.selectAudio(id);
      },
      selectTextTrack(id) {
        tracks?.selectText(id);
      },
      arrivals: () => arrivals,
      recover({ from }) {
        const at = from ?? position();
        keepPlaying(media, signal);
        attach(media, { ...source, url: addresses.current(source.url) }, signal);
        media.addEventListener(
          'loadedmetadata',
          () => {
            if (!source.live) media.currentTime = at;
          },
          { signal, once: true },
        );
      },
    };
    signal.addEventListener(
      'abort',
      () => {
        media.removeAttribute('src');
        if (media.srcObject !== null) media.srcObject = null;
        media.load();
      },
      { once: true },
    );
    if (drm !== null) {
      const { openFairPlay } = await import('../drm/fairplay.js');
      signal.throwIfAborted();
      await openFairPlay({
        media,
        protection: drm,
        network,
        signal,
        failed: (cause) => listener.failed(errorOfKeySystem(cause)),
      });
      signal.throwIfAborted();
    }
    attach(media, source, signal);
    return adapter;
  },
};
