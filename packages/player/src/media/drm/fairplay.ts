import type { MediaNetwork } from '../network/network.js';
import { fairPlayConfiguration, licenceHeaders } from './drm.js';
import { certificateOf, fetchForKeySystem } from './key-system-fetch.js';
import { FAIRPLAY, type KeySystem, type Protection } from './protection.js';

/** The request for a FairPlay licence: the unchanged message of the key session. */
export const fairPlayRequest = (system: KeySystem, message: ArrayBuffer) => ({
  type: 'licence' as const,
  keySystem: system.name,
  url: system.licenceUrl,
  headers: licenceHeaders(system),
  body: new Uint8Array(message),
});

/** What FairPlay needs of a stream and its page. */
export interface FairPlayTask {
  readonly media: HTMLVideoElement;
  readonly protection: Protection;
  readonly network: MediaNetwork | null;
  readonly signal: AbortSignal;
  readonly failed: (cause: unknown) => void;
}

/**
 * Enables FairPlay for native HLS playback. Call it before the media element has an address. A refusal is reported
 * once, without a retry.
 * @see https://www.w3.org/TR/encrypted-media-2/
 */
export const openFairPlay = async ({
  media,
  protection,
  network,
  signal,
  failed,
}: FairPlayTask): Promise<void> => {
  const fail = (cause: unknown): void => {
    if (!signal.aborted) failed(cause);
  };
  const system = protection.systems.find(({ name }) => name === FAIRPLAY);
  if (system === undefined) return;
  try {
    const access = await navigator.requestMediaKeySystemAccess(FAIRPLAY, fairPlayConfiguration(protection));
    const keys = await access.createMediaKeys();
    const certificate = await certificateOf(system, network, signal);
    if (certificate !== null) await keys.setServerCertificate(certificate);
    await media.setMediaKeys(keys);
    media.addEventListener(
      'encrypted',
      ({ initDataType, initData }) => {
        if (initData === null) return;
        const session = keys.createSession();
        session.addEventListener(
          'message',
          ({ message }) => {
            fetchForKeySystem(fairPlayRequest(system, message), network, signal)
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
