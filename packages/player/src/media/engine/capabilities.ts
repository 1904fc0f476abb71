/** The codecs of the demo and of most services: H.264 with AAC. */
const COMMON_CODECS = 'video/mp4; codecs="avc1.42E01E,mp4a.40.2"';

/**
 * Whether Media Source Extensions, under either name, play a MIME type with codecs.
 * @see https://w3c.github.io/media-source/#managedmediasource-interface
 */
export const playsInMediaSource = (type: string): boolean => {
  const source: unknown =
    Reflect.get(globalThis, 'ManagedMediaSource') ?? Reflect.get(globalThis, 'MediaSource');
  return typeof source === 'function' && (source as typeof MediaSource).isTypeSupported(type);
};

/** Whether Media Source Extensions are supported. */
export const hasMediaSource = (): boolean => playsInMediaSource(COMMON_CODECS);

/** Whether the browser has managed media sources, which decide when data may be loaded. */
export const managesMediaSource = (): boolean => 'ManagedMediaSource' in globalThis;
