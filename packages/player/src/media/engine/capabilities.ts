/** What the demo and most services encode: H.264 with AAC. */
const COMMON_CODECS = 'video/mp4; codecs="avc1.42E01E,mp4a.40.2"';

/**
 * Whether media source extensions work here, under either of their names.
 * @see https://w3c.github.io/media-source/#managedmediasource-interface
 */
export const hasMediaSource = (): boolean => {
  const source: unknown =
    Reflect.get(globalThis, 'ManagedMediaSource') ?? Reflect.get(globalThis, 'MediaSource');
  return typeof source === 'function' && (source as typeof MediaSource).isTypeSupported(COMMON_CODECS);
};

/** Whether the browser says when to fetch, which media source extensions of its kind must heed. */
export const managesMediaSource = (): boolean => 'ManagedMediaSource' in globalThis;

const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** Whether the media element claims HLS for itself; Chromium claims it too, so ask `hasMediaSource` first. */
export const claimsHls = (): boolean =>
  typeof document !== 'undefined' && document.createElement('video').canPlayType(HLS_TYPE) !== '';
