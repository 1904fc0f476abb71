import type { StreamDrm } from '@footlight/domain';
import type { KeySystemName } from '../network/network-options.js';

export const CLEARKEY = 'org.w3.clearkey';
export const WIDEVINE = 'com.widevine.alpha';
export const PLAYREADY = 'com.microsoft.playready';
export const FAIRPLAY = 'com.apple.fps';

/** Requirements on the key system of a browser; absent ones are left to the engine. */
export interface KeySystemRequirements {
  /** In the terms of the key system, such as `SW_SECURE_DECODE`. */
  readonly videoRobustness?: string;
  readonly audioRobustness?: string;
  readonly persistentState?: MediaKeysRequirement;
  readonly distinctiveIdentifier?: MediaKeysRequirement;
}

/** How licences of one key system are requested. */
export interface KeySystem extends KeySystemRequirements {
  readonly name: KeySystemName;
  /** Absolute. */
  readonly licenceUrl: string;
  /** Of licence requests. */
  readonly headers: Readonly<Record<string, string>>;
  /** The server certificate, or its absolute address; null for none. */
  readonly certificate: ArrayBuffer | string | null;
}

/** The protection of a stream. */
export interface Protection {
  readonly encryptionMode: StreamDrm['encryptionMode'];
  /** In order of preference. */
  readonly systems: readonly KeySystem[];
}

/** Third-party servers may need no token. */
export const bearer = (token: string): Readonly<Record<string, string>> =>
  token === '' ? {} : { Authorization: `Bearer ${token}` };

/** The protection that the playback data describes. @param base of relative addresses */
export const protectionOf = (
  { url, jwtToken, certificateUrl, encryptionMode, keySystems }: StreamDrm,
  base: string,
): Protection => ({
  encryptionMode,
  systems: keySystems.map((name) => ({
    name,
    licenceUrl: new URL(url, base).href,
    headers: bearer(jwtToken),
    certificate:
      name === FAIRPLAY && certificateUrl !== undefined ? new URL(certificateUrl, base).href : null,
  })),
});
