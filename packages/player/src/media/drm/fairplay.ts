import { accessError, licenceError } from './drm-error.js';
import type { StreamDrm } from '@footlight/domain';
import { FAIRPLAY, fairPlayConfiguration, fairPlayRequest } from './drm.js';
import type { EngineError } from '../engine/engine.js';

/** An error response, with its status. */
class RefusedLicence extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The DRM licence server answered ${String(status)}.`);
    this.status = status;
  }
}

const bytesOf = async (url: string, init: RequestInit): Promise<ArrayBuffer> => {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new RefusedLicence(answer.status);
  return answer.arrayBuffer();
};

const errorOf = (cause: unknown): EngineError => ({
  kind: 'drm',
  ...(cause instanceof RefusedLicence
    ? { status: cause.status, drm: licenceError(cause.status, undefined) }
    : { drm: accessError(cause) }),
  cause,
});

/**
 * Enables FairPlay for native HLS playback. Call it before the media element has an address. A refusal is reported
 * once, without a retry.
 * @see https://www.w3.org/TR/encrypted-media-2/
 */
export const openFairPlay = async (
  media: HTMLMediaElement,
  drm: StreamDrm,
  signal: AbortSignal,
  failed: (error: EngineError) => void,
): Promise<void> => {
  const fail = (cause: unknown): void => {
    if (!signal.aborted) failed(errorOf(cause));
  };
  try {
    const access = await navigator.requestMediaKeySystemAccess(FAIRPLAY, fairPlayConfiguration(drm));
    const keys = await access.createMediaKeys();
    if (drm.certificateUrl !== undefined)
      await keys.setServerCertificate(await bytesOf(drm.certificateUrl, { signal }));
    await media.setMediaKeys(keys);
    media.addEventListener(
      'encrypted',
      ({ initDataType, initData }) => {
        if (initData === null) return;
        const session = keys.createSession();
        session.addEventListener(
          'message',
          ({ message }) => {
            bytesOf(drm.url, { ...fairPlayRequest(drm, message), signal })
              .then((licence) => session.update(licence))
              .catch(fail);
          },
          { signal },
        );
        signal.addEventListener('abort', () => void session.close().catch(() => undefined), { once: true });
        session.generateRequest(initDataType, initData).catch(fail);
      },
      { signal },
    );
  } catch (cause) {
    fail(cause);
  }
};
