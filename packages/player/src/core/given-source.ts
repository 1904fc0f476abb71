import type { SkipMarker, StreamDrm } from '@footlight/domain';
import type { KeySystemName } from '../media/network/network-options.js';

/** How licences of one key system are requested. */
export interface KeySystemSettings {
  /** Address of the DRM licence server; defaults to `url`. */
  readonly licenceUrl?: string;
  /** Sent with licence requests, in addition to those for all key systems. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The server certificate in DER format, or its address; FairPlay requires one. */
  readonly serverCertificate?: string | ArrayBuffer | ArrayBufferView;
  /** The least robustness of decryption and decoding, in the terms of the key system, such as `SW_SECURE_DECODE`. */
  readonly videoRobustness?: string;
  readonly audioRobustness?: string;
  /** Whether the key system may store data in this browser. */
  readonly persistentState?: MediaKeysRequirement;
  /** Whether the key system may use an identifier of this device. */
  readonly distinctiveIdentifier?: MediaKeysRequirement;
}

/** The DRM settings of a plain source. */
export interface SourceDrm {
  /** Address of the DRM licence server; required unless every key system has its own. */
  readonly url?: string;
  /** Token for the DRM licence server, sent as `Authorization: Bearer …`. */
  readonly token?: string;
  /** Sent with the licence requests of all key systems. */
  readonly headers?: Readonly<Record<string, string>>;
  /** In order of preference. Defaults to those of `systems`, else to Widevine and PlayReady, and to FairPlay if there is a certificate. */
  readonly keySystems?: StreamDrm['keySystems'];
  /** Settings of single key systems. */
  readonly systems?: { readonly [Name in KeySystemName]?: KeySystemSettings };
  /** FairPlay only: address of the server certificate in DER format. */
  readonly certificateUrl?: string;
  /** Defaults to `cenc`. */
  readonly encryptionMode?: StreamDrm['encryptionMode'];
}

/** An ad break of a plain source. */
export interface SourceAdBreak {
  /** Seconds from the start, `hh:mm:ss.mmm`, a share such as `50%`, `start`, or `end`. */
  readonly offset: number | string;
  /** Address of a VAST document. */
  readonly tag: string;
  /** Seconds after which the break is repeated, again and again. */
  readonly repeatAfter?: number;
}

/** Settings of a plain source besides its address and text tracks; a string is parsed as JSON. */
export interface GivenSource {
  readonly drm: SourceDrm | string | null;
  /** Address of a VAST or VMAP document. */
  readonly adTag: string | null;
  readonly adBreaks: readonly SourceAdBreak[] | string | null;
  readonly skipMarkers: readonly SkipMarker[] | string | null;
}
