import { createHmac } from 'node:crypto';
import type { StreamOrigin } from '../realm/stream-origins.schemas.js';

/** Up to the last slash of a path: what a token of an address opens. */
export const folderOfPath = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/**
 * What an origin checks: `<expiry>-<signature>`, the signature being the HMAC-SHA-256 in hexadecimal of
 * `<expiry>:<folder>`. The folder is the path of the address up to its last slash.
 * @param expires seconds since the epoch
 */
const originToken = (secret: string, folder: string, expires: number): string =>
  `${expires}-${createHmac('sha256', secret).update(`${expires}:${folder}`).digest('hex')}`;

/**
 * The address as a player may ask for it, signed by the rule of its origin (LIVE-6).
 * @param expires seconds since the epoch
 */
export const signedAddress = (address: URL, rule: StreamOrigin, expires: number): string => {
  const { sign, secret, queryParameter } = rule;
  if (sign === 'none' || secret === null) return address.href;
  const token = originToken(secret, folderOfPath(address.pathname), expires);
  const signed = new URL(address);
  if (sign === 'queryToken') signed.searchParams.set(queryParameter, token);
  else signed.pathname = `/${token}${address.pathname}`;
  return signed.href;
};
