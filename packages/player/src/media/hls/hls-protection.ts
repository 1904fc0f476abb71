import type { HlsConfig } from 'hls.js';
import type { KeySystemName } from '../network/network-options.js';
import { certificateAddress, hlsDrmConfig } from '../drm/drm.js';
import type { Protection } from '../drm/protection.js';
import type { LoaderClass } from './loader-class.js';
import type { MediaNetwork } from '../network/network.js';
import { givingCertificates } from './given-certificates.js';

/** What hls.js needs for a protected stream; its code is loaded with the first one. */
export interface HlsProtection {
  readonly config: Partial<HlsConfig>;
  /** The key system of a server certificate, by its address; null for other addresses. */
  readonly systemOf: (certificateUrl: string) => KeySystemName | null;
  /** A loader that knows the certificates of the page. */
  readonly loaderOf: (Base: LoaderClass) => LoaderClass;
}

/** @param network the page’s options for requests; null for none */
export const protectHls = (protection: Protection, network: MediaNetwork | null): HlsProtection => ({
  config: hlsDrmConfig(protection, network),
  systemOf: (url) => protection.systems.find((one) => certificateAddress(one) === url)?.name ?? null,
  loaderOf: (Base) => givingCertificates(Base, protection),
});
