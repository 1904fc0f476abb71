import type { AdobeDevicesRepository } from '../adobe/adobe-devices.repository.js';
import type { ProviderTools } from '../provider.js';
import type { UsedProofs } from '../proofs/used-proofs.js';

/** Dependencies of TV and licence providers, besides those of all providers. */
export interface TvTools extends ProviderTools {
  readonly usedProofs: UsedProofs;
  readonly devices: AdobeDevicesRepository;
  /** Key that derives Adobe's device ids. */
  readonly deviceKey: Uint8Array;
}
