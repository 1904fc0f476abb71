const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** Whether the media element claims HLS support. Chromium claims it too, so check `hasMediaSource` first. */
export const claimsHls = (): boolean =>
  typeof document !== 'undefined' && document.createElement('video').canPlayType(HLS_TYPE) !== '';
