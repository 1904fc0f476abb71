import type { EngineError } from '../engine/engine.js';
import type { Requested } from '../network/network.js';
import { accessError, licenceError } from './drm-error.js';

/** An error response, with its status. */
export class RefusedRequest extends Error {
  readonly requested: Requested;
  readonly status: number;

  constructor(requested: Requested, status: number) {
    super(`The DRM licence server answered ${String(status)}.`);
    this.requested = requested;
    this.status = status;
  }
}

/** Why protected content could not be opened. */
export const errorOfKeySystem = (cause: unknown): EngineError => ({
  kind: 'drm',
  ...(cause instanceof RefusedRequest
    ? {
        status: cause.status,
        drm: licenceError(cause.status, undefined),
        loading: cause.requested.type,
        address: cause.requested.url,
      }
    : { drm: accessError(cause) }),
  cause,
});
