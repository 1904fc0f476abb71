import type { FastifyRequest } from 'fastify';
import { deviceHashOf } from '../../../http/requests/device-id.js';
import { deviceOf, type Device } from '../../playback/screens/device.js';

/** Where a session was begun, in terms by which its owner can recognise it. */
export interface SessionLocation {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly device: Device;
  readonly browser: string | null;
  readonly system: string | null;
  /** Hash of the browser's random id; null if it has none. */
  readonly deviceHash: string | null;
}

/** The first match wins. Browsers based on another one include its name as well, so they are listed before it. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:A|iOS)?\//u, 'Edge'],
  [/OPR\/|Opera/u, 'Opera'],
  [/SamsungBrowser\//u, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//u, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//u, 'Chrome'],
  [/Safari\//u, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Windows/u, 'Windows'],
  [/iPhone|iPad|iPod/u, 'iOS'],
  [/Android/u, 'Android'],
  [/CrOS/u, 'ChromeOS'],
  [/Mac OS X|Macintosh/u, 'macOS'],
  [/Tizen/u, 'Tizen'],
  [/Web0S|webOS/u, 'webOS'],
  [/Linux|X11/u, 'Linux'],
];

const named = (list: typeof BROWSERS, userAgent: string): string | null =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/**
 * Device, browser and system from the `User-Agent` header.
 * @see https://developer.mozilla.org/docs/Web/HTTP/Guides/Browser_detection_using_the_user_agent
 */
export const sessionLocation = (
  { headers, cookies = {} }: Pick<FastifyRequest, 'headers'> & Partial<Pick<FastifyRequest, 'cookies'>>,
  country: string,
): SessionLocation => {
  const userAgent = headers['user-agent'] ?? '';
  return {
    country,
    device: deviceOf(userAgent),
    browser: named(BROWSERS, userAgent),
    system: named(SYSTEMS, userAgent),
    deviceHash: deviceHashOf({ cookies }),
  };
};
