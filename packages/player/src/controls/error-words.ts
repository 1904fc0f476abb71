import type { PlayerLabelKey } from '@footlight/i18n';
import type { PlayerErrorCode } from '../player-error.js';

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
  SIGN_IN_REQUIRED: 'playerErrorSignIn',
  TIMEOUT: 'playerErrorTimeout',
  TOO_MANY_SCREENS: 'playerErrorTooManyScreens',
  UNSUPPORTED: 'playerErrorUnsupported',
};

/** The label that words an error for the viewer. */
export const errorLabel = (code: PlayerErrorCode): PlayerLabelKey => LABELS[code] ?? 'playerErrorGeneric';
