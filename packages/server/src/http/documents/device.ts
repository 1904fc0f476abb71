import type { IncomingHttpHeaders } from 'node:http';
import type { Menus } from '@footlight/contract';

/**
 * The device type according to the browser's headers, so that the server-rendered layout most likely matches.
 * @see https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Sec-CH-UA-Mobile
 */
export const deviceOf = (headers: IncomingHttpHeaders): Menus['deviceType'] => {
  const hint = headers['sec-ch-ua-mobile'];
  const isMobile = hint === undefined ? /\bMobi/u.test(headers['user-agent'] ?? '') : hint === '?1';
  return isMobile ? 'MOBILE-WEB' : 'WEB';
};
