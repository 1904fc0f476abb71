import { createHmac } from 'node:crypto';
import type { StreamOrigin } from './stream-origin.js';

/** The path up to and including its last slash, which is the scope of a token. */
export const folderOfPath = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/**
 * The token that an origin verifies: `<expiry>-<signature>`. The signature is the hexadecimal HMAC-SHA-256 of
 * `<expiry>:<folder>`, where the folder is the path of the address up to and including its last slash.
 * @param expires seconds since the epoch
 */
const originToken = (secret: string, folder: string, expires: number): string =>
  `${expires}-${createHmac('sha256', secret).update(`${expires}:${folder}`).digest('hex')}`;

/**
 * The address for the player, signed according to the rule of its origin (LIVE-6).
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
