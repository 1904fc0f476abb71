import { isPlayerError } from '../../store/player-error.js';
import type { MediaNetwork, Requested } from '../network/network.js';
import { RefusedRequest, errorOfKeySystem } from './key-system-error.js';
import { FAIRPLAY, type KeySystem, type Protection } from './protection.js';

/** Requests a licence or a certificate. @throws {Error} */
export const fetchForKeySystem = async (
  requested: Requested,
  network: MediaNetwork | null,
  signal: AbortSignal,
): Promise<ArrayBuffer> => {
  const { url, headers = {}, body } = requested;
  const response = await (network === null
    ? fetch(url, { headers, signal, ...(body === undefined ? {} : { method: 'POST', body }) })
    : network.fetch(requested, { signal }));
  if (!response.ok) throw new RefusedRequest(requested, response.status);
  return response.arrayBuffer();
};

/** The server certificate of a key system; null if it has none. @throws {Error} */
export const certificateOf = async (
  { name, certificate }: KeySystem,
  network: MediaNetwork | null,
  signal: AbortSignal,
): Promise<ArrayBuffer | null> =>
  typeof certificate === 'string'
    ? fetchForKeySystem({ type: 'certificate', keySystem: name, url: certificate }, network, signal)
    : certificate;

/** The certificates of all key systems but FairPlay, by name. @throws {PlayerError} DRM, INTERNAL */
export const fetchCertificates = async (
  { systems }: Protection,
  network: MediaNetwork | null,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ArrayBuffer>> => {
  try {
    const found = await Promise.all(
      systems
        .filter(({ name }) => name !== FAIRPLAY)
        .map(async (system) => [system.name, await certificateOf(system, network, signal)] as const),
    );
    return new Map(found.flatMap(([name, bytes]) => (bytes === null ? [] : [[name, bytes]])));
  } catch (cause) {
    if (isPlayerError(cause) || signal.aborted) throw cause;
    const { errorOfEngine } = await import('../errors/stream-error.js');
    throw errorOfEngine(errorOfKeySystem(cause), 'vod', navigator.onLine);
  }
};
