import type { DrmErrorReason } from '../../store/player-error.js';

/** Error codes of the service's DRM licence server. */
const BY_CODE: Readonly<Record<string, DrmErrorReason>> = {
  DRM_TOKEN_EXPIRED: 'expired',
  DRM_KEY_DENIED: 'other-content',
  UNAUTHORISED: 'missing',
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // A response of another server, which is not JSON.
    return null;
  }
};

const codeOf = (body: unknown): string | null => {
  const answer =
    typeof body === 'string'
      ? parse(body)
      : body instanceof ArrayBuffer
        ? parse(new TextDecoder().decode(body))
        : body;
  const code: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'code') : null;
  return typeof code === 'string' ? code : null;
};

/**
 * Why a DRM licence server refused.
 * @param status of its response; undefined if there was none
 * @param body of its response, as the engine holds it
 */
export const licenceError = (status: number | undefined, body: unknown): DrmErrorReason => {
  const byCode = BY_CODE[codeOf(body) ?? ''];
  return byCode ?? (status === 401 ? 'missing' : 'refused');
};

/** Why a key system was not available. @param cause rejection reason of `requestMediaKeySystemAccess` */
export const accessError = (cause: unknown): DrmErrorReason =>
  cause instanceof DOMException && cause.name === 'SecurityError' ? 'policy' : 'unsupported';
