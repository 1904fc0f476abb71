import type { SkipMarker, StreamDrm } from '@footlight/domain';

/** The DRM settings of a plain source. */
export interface SourceDrm {
  /** Address of the DRM licence server. */
  readonly url: string;
  /** Token for the DRM licence server, sent as `Authorization: Bearer …`. */
  readonly token?: string;
  /** Defaults to Widevine and PlayReady, and to FairPlay if there is a certificate. */
  readonly keySystems?: StreamDrm['keySystems'];
  /** FairPlay only: address of the server certificate in DER format. */
  readonly certificateUrl?: string;
  /** Defaults to `cenc`. */
  readonly encryptionMode?: StreamDrm['encryptionMode'];
}

/** Settings of a plain source besides its address and text tracks; a string is parsed as JSON. */
export interface GivenSource {
  readonly drm: SourceDrm | string | null;
  /** Address of a VAST document. */
  readonly adTag: string | null;
  readonly skipMarkers: readonly SkipMarker[] | string | null;
}
