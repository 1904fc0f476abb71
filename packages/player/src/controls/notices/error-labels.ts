import type { Denial } from '@footlight/domain';
import type { PlayerLabelKey } from '@footlight/i18n';
import type {
  DrmErrorReason,
  PlayerError,
  PlayerErrorAction,
  PlayerErrorCode,
} from '../../store/player-error.js';

/** The labels for each reason of a refusal. */
export const DENIAL_LABELS: Readonly<Record<Denial['because'], PlayerLabelKey>> = {
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

/** The labels for errors that do not concern access. */
const LABELS: Readonly<Partial<Record<PlayerErrorCode, PlayerLabelKey>>> = {
  BLOCKED: 'playerErrorBlocked',
  DECODE: 'playerErrorDecode',
  DRM: 'playerErrorDrm',
  NETWORK: 'playerErrorNetwork',
  NO_SOURCE: 'playerErrorNoSource',
  OFFLINE: 'playerErrorOffline',
  ORIGIN_NOT_ALLOWED: 'playerErrorBlocked',
  TIMEOUT: 'playerErrorTimeout',
  UNSUPPORTED: 'playerErrorUnsupported',
};

const DRM_LABELS: Readonly<Record<DrmErrorReason, PlayerLabelKey>> = {
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

/** The label of the error message for the viewer. */
export const errorLabel = ({ code, verdict, details }: PlayerError): PlayerLabelKey => {
  const { drm, fault, serviceCode } = details;
  if (verdict !== null) return DENIAL_LABELS[verdict.because];
  if (fault === 'type' || fault === 'manifest') return 'playerErrorType';
  // The server of the stream failed. A failure of the service itself is shown as a connection error.
  if (code === 'NETWORK' && fault === 'status' && serviceCode === undefined) return 'playerErrorServer';
  return (code === 'DRM' && drm !== undefined ? DRM_LABELS[drm] : LABELS[code]) ?? 'playerErrorGeneric';
};

/** Details of an error for support: a status, a type, codecs or a setting. */
export const errorCode = ({ code, details }: PlayerError): string | null => {
  const { status, contentType, codecs, setting, fault, path } = details;
  if (path !== undefined) return `${code} (${path})`;
  if (setting !== undefined) return `${code} (${setting})`;
  if (contentType !== undefined || codecs !== undefined)
    return [contentType, codecs].filter(Boolean).join(' ');
  if (status !== undefined && status > 0) return String(status);
  return code === 'BLOCKED' ? `${code} (${fault ?? ''})` : null;
};

/** The label of the button for an error action. */
export const actionLabel = (action: PlayerErrorAction): PlayerLabelKey => ACTION_LABELS[action];
