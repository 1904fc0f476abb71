import type { BusyScreen } from '@footlight/contract';

export type Device = BusyScreen['device'];

const TELEVISION =
  /smart-?tv|appletv|googletv|hbbtv|web0s|webos|tizen|netcast|viera|bravia|roku|crkey|aft[a-z]|playstation|xbox/iu;
const TABLET = /ipad|tablet|silk|kindle|android(?!.*mobile)/iu;
const PHONE = /mobi|iphone|ipod/iu;

/**
 * The kind of device, precise enough for a viewer to find the one that is playing.
 * @see https://developer.mozilla.org/docs/Web/HTTP/Guides/Browser_detection_using_the_user_agent
 */
export const deviceOf = (userAgent: string | undefined = ''): Device => {
  if (TELEVISION.test(userAgent)) return 'television';
  if (TABLET.test(userAgent)) return 'tablet';
  return PHONE.test(userAgent) ? 'phone' : 'computer';
};
