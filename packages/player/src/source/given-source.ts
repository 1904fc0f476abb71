import type { SkipMarker, StreamDrm } from '@footlight/domain';

/** How a plain source is protected, as a page says it. */
export interface SourceDrm {
  /** Address of the DRM licence server. */
  readonly url: string;
  /** What it is asked with: `Authorization: Bearer …`. */
  readonly token?: string;
  /** By default Widevine and PlayReady, and FairPlay where there is a certificate. */
  readonly keySystems?: StreamDrm['keySystems'];
  /** FairPlay only: address of the server certificate, in DER. */
  readonly certificateUrl?: string;
  /** By default `cenc`. */
  readonly encryptionMode?: StreamDrm['encryptionMode'];
}

/** What belongs to a plain source besides its address and files of text; text is JSON. */
export interface GivenSource {
  readonly drm: SourceDrm | string | null;
  /** Address of a VAST document. */
  readonly adTag: string | null;
  readonly skipMarkers: readonly SkipMarker[] | string | null;
}
