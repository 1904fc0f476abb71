import type { StreamDrm } from '@footlight/domain';
import type { DrmFault } from '../../player-error.js';
import { FAIRPLAY, PLAYREADY } from './drm.js';
import { accessFault } from './drm-fault.js';

interface FeaturePolicy {
  allowsFeature(feature: string): boolean;
}

/** Chromium's; elsewhere the key systems themselves say so when they are asked for. */
const policyOf = (page: Document & { readonly featurePolicy?: FeaturePolicy }): FeaturePolicy | null =>
  page.featurePolicy ?? null;

/** Names that engines try for one that the playback data has. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  [PLAYREADY]: [PLAYREADY, `${PLAYREADY}.recommendation`],
};

/** Why a key system does not open; null where it does. */
const refusalOf = async (keySystem: string): Promise<DrmFault | null> => {
  const configuration: MediaKeySystemConfiguration = {
    initDataTypes: keySystem === FAIRPLAY ? ['sinf', 'skd'] : ['cenc'],
    videoCapabilities: [{ contentType: 'video/mp4; codecs="avc1.42E01E"' }],
  };
  try {
    await navigator.requestMediaKeySystemAccess(keySystem, [configuration]);
    return null;
  } catch (cause) {
    return accessFault(cause);
  }
};

/**
 * What keeps a protected video from playing on this page; null for nothing that is known beforehand. Engines would
 * also take a key system that only the manifest names, and ask without a ticket.
 * @see https://www.w3.org/TR/encrypted-media-2/#permissions-policy-integration
 */
export const drmObstacle = async ({ keySystems }: StreamDrm): Promise<DrmFault | null> => {
  if (!isSecureContext) return 'insecure';
  if (policyOf(document)?.allowsFeature('encrypted-media') === false) return 'policy';
  if (!('requestMediaKeySystemAccess' in navigator)) return 'unsupported';
  const names = keySystems.flatMap((keySystem) => ALIASES[keySystem] ?? [keySystem]);
  let refusal: DrmFault | null = 'unsupported';
  for (const name of names) {
    refusal = await refusalOf(name);
    if (refusal === null) break;
  }
  return refusal;
};
