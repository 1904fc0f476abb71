import { calls } from '@footlight/contract/calls';
import type { TransportCode } from './http-error.js';

const PATIENCE_MS = 1000;

/** A call that answers the origins that the realm allows, and asks nothing of the database. */
const CALL = calls.getLabels;

const isHeard = async (url: string, mode: RequestMode): Promise<boolean> => {
  try {
    await fetch(url, { method: 'HEAD', mode, cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    return true;
  } catch {
    return false;
  }
};

/**
 * Why no answer came: a browser tells a page whose origin the service refuses no more than that there was none.
 * @param origin of the service
 */
export const silence = async (origin: string): Promise<TransportCode> => {
  const isForeign = typeof location !== 'undefined' && origin !== '' && origin !== location.origin;
  if (!isForeign || !navigator.onLine) return 'NETWORK';
  const url = `${origin}${CALL.path}`;
  const isRefused = (await isHeard(url, 'no-cors')) && !(await isHeard(url, 'cors'));
  return isRefused ? 'ORIGIN_NOT_ALLOWED' : 'NETWORK';
};
