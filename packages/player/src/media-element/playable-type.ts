import { hasMediaSource } from '../media/engine/capabilities.js';

/** Types of manifests that the player plays with Media Source Extensions, whatever the browser says about them. */
const STREAM_TYPE =
  /^\s*(?:application\/(?:vnd\.apple\.mpegurl|x-mpegurl|dash\+xml)|audio\/(?:x-)?mpegurl)\s*(?:;|$)/iu;

/**
 * As `canPlayType` of `<video>`, and `maybe` for manifests of HLS and DASH.
 * @param type a MIME type, with codecs or without
 */
export const playsType = (media: HTMLVideoElement, type: string): CanPlayTypeResult => {
  const native = media.canPlayType(type);
  return native === '' && STREAM_TYPE.test(type) && hasMediaSource() ? 'maybe' : native;
};
