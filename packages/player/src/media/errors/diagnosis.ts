import type { StreamErrorReason } from '../../store/player-error.js';
import type { EngineError } from '../engine/engine.js';

/** Time limit of a diagnosis: errors must be reported within 3 s. */
const TIMEOUT_MS = 1000;

/** The cause that was found for an error. */
export interface Diagnosis {
  readonly fault: StreamErrorReason;
  readonly status?: number;
  readonly contentType?: string;
}

/** Content types of videos; servers without a specific type use `application/octet-stream`. */
const MEDIA_TYPE =
  /^(?:video|audio|application\/(?:octet-stream|mp4|ogg|dash\+xml|(?:vnd\.apple|x-)\.?mpegurl))/iu;
/** Servers that have no content type for playlists send this one. */
const PLAIN_TYPE = /^text\/plain\b/iu;

const typeOf = (answer: Response): string =>
  (answer.headers.get('content-type') ?? '').split(';', 1)[0]?.trim() ?? '';

const request = async (url: string, mode: RequestMode, signal: AbortSignal): Promise<Response | null> => {
  try {
    const answer = await fetch(url, { mode, signal, cache: 'no-store', credentials: 'omit' });
    void answer.body?.cancel();
    return answer;
  } catch {
    return null;
  }
};

/** Observes whether the page's content security policy blocks requests to the address's origin. */
const observePolicy = (url: string, signal: AbortSignal): (() => boolean) => {
  const { origin } = new URL(url);
  let isForbidden = false;
  document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI }) => (isForbidden ||= blockedURI.startsWith(origin)),
    { signal },
  );
  return () => isForbidden;
};

const isMixed = ({ protocol, hostname }: URL): boolean =>
  location.protocol === 'https:' && protocol === 'http:' && !/^(?:localhost|127\.|\[::1\])/u.test(hostname);

const answered = (answer: Response): Diagnosis | null => {
  if (!answer.ok) return { fault: 'status', status: answer.status };
  const contentType = typeOf(answer);
  if (contentType !== '' && !MEDIA_TYPE.test(contentType) && !PLAIN_TYPE.test(contentType))
    return { fault: 'type', contentType };
  return null;
};

/**
 * Requests the address of a failed stream to find a cause that the engine could not name. XMLHttpRequest and media
 * elements report the same error for a refused origin, a missing file and a lost connection.
 * @param needsConsent whether the server must allow other origins to read its responses. A media element that loads a
 * stream itself does not need this, and then the cause of its error is hidden from the page.
 * @returns null if the address responds as expected, or if no cause can be found
 */
export const diagnose = async (
  url: string,
  { kind, status, codecs }: EngineError,
  needsConsent: boolean,
): Promise<Diagnosis | null> => {
  if (codecs !== undefined) return { fault: 'codec' };
  if (status !== undefined) return { fault: 'status', status };
  if (!navigator.onLine || (kind !== 'network' && kind !== 'unsupported')) return null;
  const address = new URL(url);
  if (!/^https?:$/u.test(address.protocol)) return null;
  if (isMixed(address)) return { fault: 'mixed-content' };
  const listening = new AbortController();
  const isForbidden = observePolicy(url, listening.signal);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const answer = await request(url, 'cors', signal);
    if (answer !== null) return answered(answer) ?? (kind === 'unsupported' ? { fault: 'codec' } : null);
    if (isForbidden()) return { fault: 'policy' };
    // A no-cors request to another origin still shows whether there is a response, although it cannot be read.
    const unread = address.origin === location.origin ? null : await request(url, 'no-cors', signal);
    if (unread === null) return { fault: 'network' };
    return needsConsent ? { fault: 'cors' } : null;
  } finally {
    listening.abort();
  }
};
