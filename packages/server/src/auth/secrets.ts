import { hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.js';

/** Keys of the service, each for one use, all from one master secret. */
export interface Secrets {
  /** Signs access tokens. */
  readonly accessTokens: Uint8Array;
  /** Derives the successor of a refresh token. */
  readonly refreshTokens: Uint8Array;
  /** Signs stream addresses. */
  readonly streamAddresses: Uint8Array;
  /** Signs the addresses of advertisements and their counters. */
  readonly adAddresses: Uint8Array;
  /** Signs the tickets for DRM licences. */
  readonly drmTokens: Uint8Array;
  /** Derives nonces and PKCE verifiers of sign-ins at outside providers. */
  readonly signInStates: Uint8Array;
  /** Derives the ids by which Adobe knows a browser. */
  readonly adobeDevices: Uint8Array;
  /** Encrypts the tokens that outside providers gave. */
  readonly providerTokens: Uint8Array;
  /** Encrypts the secrets of authenticator apps. */
  readonly secondFactors: Uint8Array;
  /** Hashes recovery codes. */
  readonly recoveryCodes: Uint8Array;
  /** Derives the handles by which authenticators know accounts. */
  readonly passkeyHandles: Uint8Array;
  /** Signs the tasks of the CAPTCHA. */
  readonly captcha: Uint8Array;
  /** Derives the codes of gifts. */
  readonly giftCodes: Uint8Array;
  /** Derives the keys that protected films are encrypted with. */
  readonly contentKeys: Uint8Array;
  /** Names the cookies of this service, so that another on the same host leaves them alone. */
  readonly sessionCookies: Uint8Array;
  /** Tells this secret from others, and is used for nothing else. */
  readonly fingerprint: Uint8Array;
}

const SHORTEST_SECRET = 32;

/** @see https://www.rfc-editor.org/rfc/rfc5869 */
const derive = (master: string, use: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', master, 'footlight', use, 32));

export const deriveSecrets = (master: string): Secrets => ({
  accessTokens: derive(master, 'access tokens'),
  refreshTokens: derive(master, 'refresh tokens'),
  streamAddresses: derive(master, 'stream addresses'),
  adAddresses: derive(master, 'ad addresses'),
  drmTokens: derive(master, 'drm tokens'),
  signInStates: derive(master, 'sign-in states'),
  adobeDevices: derive(master, 'adobe devices'),
  providerTokens: derive(master, 'provider tokens'),
  secondFactors: derive(master, 'second factors'),
  recoveryCodes: derive(master, 'recovery codes'),
  passkeyHandles: derive(master, 'passkey handles'),
  captcha: derive(master, 'captcha'),
  giftCodes: derive(master, 'gift codes'),
  contentKeys: derive(master, 'content keys'),
  sessionCookies: derive(master, 'session cookies'),
  fingerprint: derive(master, 'fingerprint'),
});

const readOrMake = (dataFolder: string): string => {
  const file = join(dataFolder, 'secret');
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
};

/**
 * The service's keys: from `FOOTLIGHT_SECRET` where it is set (needed when several processes serve one
 * realm), else from a file made once in the data folder, readable by its owner only.
 * @throws {StartError} when the secret is shorter than 32 characters
 */
export const loadSecrets = (fromEnvironment: string | undefined, dataFolder: string): Secrets => {
  const master = fromEnvironment ?? readOrMake(dataFolder);
  if (master.length < SHORTEST_SECRET) {
    const place = fromEnvironment === undefined ? join(dataFolder, 'secret') : 'FOOTLIGHT_SECRET';
    throw new StartError(`${place} must hold at least ${SHORTEST_SECRET} characters.`);
  }
  return deriveSecrets(master);
};
