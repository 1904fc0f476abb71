import type { DrmErrorReason } from '../../store/player-error.js';
import { accessError } from './drm-error.js';
import { FAIRPLAY, type KeySystem, type Protection } from './protection.js';
import { namesOf, requiring } from './requirements.js';

interface FeaturePolicy {
  allowsFeature(feature: string): boolean;
}

/** Chromium only; in other browsers the request for a key system reports the policy. */
const policyOf = (page: Document & { readonly featurePolicy?: FeaturePolicy }): FeaturePolicy | null =>
  page.featurePolicy ?? null;

/** Why a key system is not available; null if it is. */
const reasonOf = async (name: string, system: KeySystem): Promise<DrmErrorReason | null> => {
  const configuration: MediaKeySystemConfiguration = {
    initDataTypes: name === FAIRPLAY ? ['sinf', 'skd'] : ['cenc'],
    videoCapabilities: [{ contentType: 'video/mp4; codecs="avc1.42E01E"' }],
  };
  try {
    await navigator.requestMediaKeySystemAccess(name, [requiring(configuration, system)]);
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
export const missingDrm = async ({ systems }: Protection): Promise<DrmErrorReason | null> => {
  if (!isSecureContext) return 'insecure';
  if (policyOf(document)?.allowsFeature('encrypted-media') === false) return 'policy';
  if (!('requestMediaKeySystemAccess' in navigator)) return 'unsupported';
  const tries = systems.flatMap((system) => namesOf(system).map((name) => ({ name, system })));
  let reason: DrmErrorReason | null = 'unsupported';
  for (const { name, system } of tries) {
    reason = await reasonOf(name, system);
    if (reason === null) break;
  }
  return reason;
};
