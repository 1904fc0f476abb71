import { viewingCalls } from '@footlight/contract/viewing-calls';
import type { TransportCode } from './http-error.js';

const TIMEOUT_MS = 1000;

/** A call that answers every origin the realm allows and needs no database access. */
const CALL = viewingCalls.getLabels;

const isReachable = async (url: string, mode: RequestMode): Promise<boolean> => {
  try {
    await fetch(url, { method: 'HEAD', mode, cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
};

/**
 * Determines why there was no response. To a page of a refused origin, the browser reports only a network error, so a
 * request without CORS checks whether the service is reachable.
 * @param origin of the service
 */
export const silence = async (origin: string): Promise<TransportCode> => {
  // Not that of the location: a sandboxed frame is of another origin than its address.
  const isForeign = typeof location !== 'undefined' && origin !== '' && origin !== globalThis.origin;
  if (!isForeign || !navigator.onLine) return 'NETWORK';
  const url = `${origin}${CALL.path}`;
  const isRefused = (await isReachable(url, 'no-cors')) && !(await isReachable(url, 'cors'));
  return isRefused ? 'ORIGIN_NOT_ALLOWED' : 'NETWORK';
};
