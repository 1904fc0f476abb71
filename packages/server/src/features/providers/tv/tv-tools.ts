import type { AdobeDevicesRepository } from '../adobe/adobe-devices.repository.js';
import type { ProviderTools } from '../provider.js';
import type { SpentProofs } from '../proofs/spent-proofs.js';

/** What TV and licence providers are given beyond what every provider is. */
export interface TvTools extends ProviderTools {
  readonly spent: SpentProofs;
  readonly devices: AdobeDevicesRepository;
  /** Derives Adobe's device ids. */
  readonly deviceKey: Uint8Array;
}
