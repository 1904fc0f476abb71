import type { AdobeDevicesRepository } from '../adobe/adobe-devices.repository.js';
import type { ProviderTools } from '../provider.js';
import type { SpentProofs } from '../proofs/spent-proofs.js';

/** Dependencies of TV and licence providers, besides those of all providers. */
export interface TvTools extends ProviderTools {
  readonly spent: SpentProofs;
  readonly devices: AdobeDevicesRepository;
  /** Key that derives Adobe's device ids. */
  readonly deviceKey: Uint8Array;
}
