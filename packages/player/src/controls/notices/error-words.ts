import type { RefusalVerdict } from '@footlight/domain';
import type { PlayerLabelKey } from '@footlight/i18n';
import type { DrmFault, PlayerError, PlayerErrorAction, PlayerErrorCode } from '../../player-error.js';

/** The words for each reason of a refusal. */
export const REFUSAL_LABELS: Readonly<Record<RefusalVerdict['because'], PlayerLabelKey>> = {
  'signed-out': 'playerErrorSignIn',
  precondition: 'playerErrorPrecondition',
  'licence-missing': 'playerErrorAccessDenied',
  'requirements-unmet': 'playerErrorRequirements',
  'too-many-screens': 'playerErrorTooManyScreens',
  'event-upcoming': 'playerErrorNotLive',
  'premiere-upcoming': 'playerErrorNotAvailable',
  geoblocked: 'playerErrorGeoblocked',
  'not-online': 'playerErrorNotAvailable',
  forbidden: 'playerErrorForbidden',
  'not-found': 'playerErrorNotFound',
  'not-live': 'playerErrorNotLive',
};

/** The words for errors that are not about access. */
const LABELS: Readonly<Partial<Record<PlayerErrorCode, PlayerLabelKey>>> = {
  DECODE: 'playerErrorDecode',
  DRM: 'playerErrorDrm',
  NETWORK: 'playerErrorNetwork',
  NO_SOURCE: 'playerErrorNoSource',
  OFFLINE: 'playerErrorOffline',
  TIMEOUT: 'playerErrorTimeout',
  UNSUPPORTED: 'playerErrorUnsupported',
};

const DRM_LABELS: Readonly<Record<DrmFault, PlayerLabelKey>> = {
  expired: 'playerErrorDrmExpired',
  'other-content': 'playerErrorDrmOther',
  missing: 'playerErrorDrmMissing',
  refused: 'playerErrorDrm',
  unsupported: 'playerErrorDrmUnsupported',
  policy: 'playerErrorDrmPolicy',
  insecure: 'playerErrorDrmInsecure',
};

const ACTION_LABELS: Readonly<Record<PlayerErrorAction, PlayerLabelKey>> = {
  retry: 'playerRetry',
  'sign-in': 'playerSignIn',
  purchase: 'playerPurchase',
  back: 'playerGoBack',
};

/** The label that words an error for the viewer. */
export const errorLabel = ({ code, verdict, details: { drm } }: PlayerError): PlayerLabelKey => {
  if (verdict !== null) return REFUSAL_LABELS[verdict.because];
  return (code === 'DRM' && drm !== undefined ? DRM_LABELS[drm] : LABELS[code]) ?? 'playerErrorGeneric';
};

/** The label of the button that takes the way on. */
export const actionLabel = (action: PlayerErrorAction): PlayerLabelKey => ACTION_LABELS[action];
