import type { StreamDrm } from '@footlight/domain';
import type { DrmErrorReason } from '../../store/player-error.js';
import { FAIRPLAY, PLAYREADY } from './drm.js';
import { accessError } from './drm-error.js';

interface FeaturePolicy {
  allowsFeature(feature: string): boolean;
}

/** Chromium only; in other browsers the request for a key system reports the policy. */
const policyOf = (page: Document & { readonly featurePolicy?: FeaturePolicy }): FeaturePolicy | null =>
  page.featurePolicy ?? null;

/** Names that engines try for a key system of the playback data. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  [PLAYREADY]: [PLAYREADY, `${PLAYREADY}.recommendation`],
};

/** Why a key system is not available; null if it is. */
const reasonOf = async (keySystem: string): Promise<DrmErrorReason | null> => {
  const configuration: MediaKeySystemConfiguration = {
    initDataTypes: keySystem === FAIRPLAY ? ['sinf', 'skd'] : ['cenc'],
    videoCapabilities: [{ contentType: 'video/mp4; codecs="avc1.42E01E"' }],
  };
  try {
    await navigator.requestMediaKeySystemAccess(keySystem, [configuration]);
    return null;
  } catch (cause) {
    return accessError(cause);
  }
};

/**
 * The known reason why a protected video cannot play on this page, or null. Without this check, engines would also use
 * a key system that only the manifest names, and request a licence without a ticket.
 * @see https://www.w3.org/TR/encrypted-media-2/#permissions-policy-integration
 */
export const missingDrm = async ({ keySystems }: StreamDrm): Promise<DrmErrorReason | null> => {
  if (!isSecureContext) return 'insecure';
  if (policyOf(document)?.allowsFeature('encrypted-media') === false) return 'policy';
  if (!('requestMediaKeySystemAccess' in navigator)) return 'unsupported';
  const names = keySystems.flatMap((keySystem) => ALIASES[keySystem] ?? [keySystem]);
  let reason: DrmErrorReason | null = 'unsupported';
  for (const name of names) {
    reason = await reasonOf(name);
    if (reason === null) break;
  }
  return reason;
};
