import { createHmac } from 'node:crypto';

/**
 * The signature with which a site's service verifies a UID received from a browser.
 * @param secret the site's secret, Base64
 * @param timestamp seconds since the epoch
 * @see https://developers.gigya.com/display/GD/Class+SigUtils
 * @see https://github.com/SAP/gigya-php-sdk/wiki/1.5-Class-SigUtils-PHP
 */
export const gigyaSignature = (uid: string, timestamp: string, secret: string): string =>
  createHmac('sha1', Buffer.from(secret, 'base64')).update(`${timestamp}_${uid}`, 'utf8').digest('base64');
