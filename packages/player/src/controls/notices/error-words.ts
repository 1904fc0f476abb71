import type { PlayerLabelKey } from '@footlight/i18n';
import type { DrmFault, PlayerError, PlayerErrorAction, PlayerErrorCode } from '../../player-error.js';

const LABELS: Readonly<Partial<Record<PlayerErrorCode, PlayerLabelKey>>> = {
  ACCESS_DENIED: 'playerErrorAccessDenied',
  DECODE: 'playerErrorDecode',
  DRM: 'playerErrorDrm',
  FORBIDDEN: 'playerErrorForbidden',
  GEOBLOCKED: 'playerErrorGeoblocked',
  NETWORK: 'playerErrorNetwork',
  NOT_AVAILABLE: 'playerErrorNotAvailable',
  NOT_FOUND: 'playerErrorNotFound',
  NOT_LIVE: 'playerErrorNotLive',
  NO_SOURCE: 'playerErrorNoSource',
  OFFLINE: 'playerErrorOffline',
  PRECONDITION_REQUIRED: 'playerErrorPrecondition',
  REQUIREMENTS_FAILED: 'playerErrorRequirements',
  SIGN_IN_REQUIRED: 'playerErrorSignIn',
  TIMEOUT: 'playerErrorTimeout',
  TOO_MANY_SCREENS: 'playerErrorTooManyScreens',
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
export const errorLabel = ({ code, details: { drm } }: PlayerError): PlayerLabelKey =>
  (code === 'DRM' && drm !== undefined ? DRM_LABELS[drm] : LABELS[code]) ?? 'playerErrorGeneric';

/** The label of the button that takes the way on. */
export const actionLabel = (action: PlayerErrorAction): PlayerLabelKey => ACTION_LABELS[action];
