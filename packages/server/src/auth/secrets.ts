import { hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.js';

/** Keys of the service, one per purpose, derived from one master secret. */
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
  /** Derives the ids that identify a browser to Adobe. */
  readonly adobeDevices: Uint8Array;
  /** Encrypts the tokens issued by outside providers. */
  readonly providerTokens: Uint8Array;
  /** Encrypts the secrets of authenticator apps. */
  readonly secondFactors: Uint8Array;
  /** Hashes recovery codes. */
  readonly recoveryCodes: Uint8Array;
  /** Derives the handles that identify accounts to authenticators. */
  readonly passkeyHandles: Uint8Array;
  /** Signs the tasks of the CAPTCHA. */
  readonly captcha: Uint8Array;
  /** Derives the codes of gifts. */
  readonly giftCodes: Uint8Array;
  /** Derives the keys that protected films are encrypted with. */
  readonly contentKeys: Uint8Array;
  /** Derives the names of the cookies, so that several services on one host do not overwrite each other's. */
  readonly sessionCookies: Uint8Array;
  /** Signs links to previews. */
  readonly previewLinks: Uint8Array;
  /** Identifies this master secret; used for nothing else. */
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
  previewLinks: derive(master, 'preview links'),
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
 * The service's keys, derived from `FOOTLIGHT_SECRET` if it is set (required when several processes serve one realm),
 * else from a file that is created once in the data folder and readable only by its owner.
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
