import type { StreamFault } from '../../player-error.js';
import type { EngineFailure } from '../engine/engine.js';

/** A fault is told within 3 s; so long at most is its cause looked for. */
const PATIENCE_MS = 1000;

/** What is known of a fault after all. */
export interface Diagnosis {
  readonly fault: StreamFault;
  readonly status?: number;
  readonly contentType?: string;
}

/** Types that a video may have; servers that know nothing better call it bytes. */
const MEDIA_TYPE =
  /^(?:video|audio|application\/(?:octet-stream|mp4|ogg|dash\+xml|(?:vnd\.apple|x-)\.?mpegurl))/iu;
/** What is read as text first: servers without a type for playlists call them so. */
const PLAIN_TYPE = /^text\/plain\b/iu;

const typeOf = (answer: Response): string =>
  (answer.headers.get('content-type') ?? '').split(';', 1)[0]?.trim() ?? '';

const ask = async (url: string, mode: RequestMode, signal: AbortSignal): Promise<Response | null> => {
  try {
    const answer = await fetch(url, { mode, signal, cache: 'no-store', credentials: 'omit' });
    void answer.body?.cancel();
    return answer;
  } catch {
    return null;
  }
};

/** Whether the page's own policy keeps it from asking, heard of while it asks. */
const heedPolicy = (url: string, signal: AbortSignal): (() => boolean) => {
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
 * Asks for the address of a stream that failed, to tell apart what its engine could not: XMLHttpRequest and media
 * elements alike say of a refused origin, a missing file and a lost connection no more than that there was a fault.
 * @param needsConsent whether the server must let other origins read what it answers: a media element that fetches by
 *   itself plays without that, and what it failed at is then hidden from the page
 * @returns null where the address answers as it should, or nothing can be found out
 */
export const diagnose = async (
  url: string,
  { kind, status, codecs }: EngineFailure,
  needsConsent: boolean,
): Promise<Diagnosis | null> => {
  if (codecs !== undefined) return { fault: 'codec' };
  if (status !== undefined) return { fault: 'status', status };
  if (!navigator.onLine || (kind !== 'network' && kind !== 'unsupported')) return null;
  const address = new URL(url);
  if (!/^https?:$/u.test(address.protocol)) return null;
  if (isMixed(address)) return { fault: 'mixed-content' };
  const listening = new AbortController();
  const isForbidden = heedPolicy(url, listening.signal);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const answer = await ask(url, 'cors', signal);
    if (answer !== null) return answered(answer) ?? (kind === 'unsupported' ? { fault: 'codec' } : null);
    if (isForbidden()) return { fault: 'policy' };
    // What another origin may not read can still be asked for: an answer, though unread, is one.
    const unread = address.origin === location.origin ? null : await ask(url, 'no-cors', signal);
    if (unread === null) return { fault: 'network' };
    return needsConsent ? { fault: 'cors' } : null;
  } finally {
    listening.abort();
  }
};
