import type { StreamErrorReason } from '../../store/player-error.js';
import type { EngineError } from '../engine/engine.js';
import type { MediaAnswer, MediaNetwork } from '../network/network.js';
import { contentOf } from './segment-content.js';

/** Time limit of a diagnosis: errors must be reported within 3 s. */
const TIMEOUT_MS = 1000;
/** How long after a refused request the browser may name the policy that refused it. */
const POLICY_WITHIN_MS = 100;

/** The cause that was found for an error. */
export interface Diagnosis {
  readonly fault: StreamErrorReason;
  readonly status?: number;
  readonly contentType?: string;
}

/** How the address was requested. */
export interface RequestConditions {
  /**
   * Whether the server must allow other origins to read its responses. A media element that loads a stream itself does
   * not need this, and then the cause of its error is hidden from the page.
   */
  readonly needsConsent: boolean;
  /** The page’s options for requests; null for none. */
  readonly network: MediaNetwork | null;
}

/** Content types of videos; servers without a specific type use `application/octet-stream`, or `binary/`. */
const MEDIA_TYPE =
  /^(?:video|audio|binary\/octet-stream|application\/(?:octet-stream|mp4|ogg|dash\+xml|(?:vnd\.apple|x-)\.?mpegurl))/iu;
/** Servers that have no content type for playlists send this one. */
const PLAIN_TYPE = /^text\/plain\b/iu;

/** What manifests themselves look like. */
const MANIFEST_TYPE = /xml|mpegurl/u;

const typeOf = (answer: MediaAnswer): string =>
  (answer.headers.get('content-type') ?? '').split(';', 1)[0]?.trim() ?? '';

/** Requests the address as the engine has, so that the response is the same. */
const request = async (
  url: string,
  { loading = 'manifest' }: EngineError,
  { network, signal }: { readonly network: MediaNetwork | null; readonly signal: AbortSignal },
): Promise<MediaAnswer | null> => {
  const init = { signal, cache: 'no-store' } as const;
  try {
    return network === null
      ? await fetch(url, { ...init, credentials: 'omit' })
      : await network.fetch({ type: loading, url }, init);
  } catch {
    return null;
  }
};

/** A request without CORS still shows whether there is a response, although it cannot be read. */
const isAnswered = (url: string, signal: AbortSignal): Promise<boolean> =>
  fetch(url, { signal, mode: 'no-cors', cache: 'no-store', credentials: 'omit' }).then(
    () => true,
    () => false,
  );

/** Observes whether the page's content security policy blocks requests to the address's origin. */
const observePolicy = (url: string, signal: AbortSignal): (() => Promise<boolean>) => {
  const { origin } = new URL(url);
  const violation = new Promise<boolean>((resolve) => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ blockedURI }) => {
        if (blockedURI.startsWith(origin)) resolve(true);
      },
      { signal },
    );
  });
  // The browser may report the violation after it has refused the request.
  return () =>
    Promise.race([
      violation,
      new Promise<boolean>((resolve) => void setTimeout(resolve, POLICY_WITHIN_MS, false)),
    ]);
};

const isMixed = ({ protocol, hostname }: URL): boolean =>
  location.protocol === 'https:' && protocol === 'http:' && !/^(?:localhost|127\.|\[::1\])/u.test(hostname);

const answered = async (answer: MediaAnswer, unread: boolean): Promise<Diagnosis | null> => {
  if (!answer.ok) return { fault: 'status', status: answer.status };
  const contentType = typeOf(answer);
  if (contentType !== '' && !MEDIA_TYPE.test(contentType) && !PLAIN_TYPE.test(contentType))
    return { fault: 'type', contentType };
  if (!unread) return null;
  const found = contentOf(await answer.arrayBuffer())?.contentType ?? '';
  return found === '' || MANIFEST_TYPE.test(found)
    ? { fault: 'manifest' }
    : { fault: 'type', contentType: found };
};

/**
 * Requests the address of a failed stream to find a cause that the engine could not name. XMLHttpRequest and media
 * elements report the same error for a refused origin, a missing file and a lost connection.
 * @returns null if the address responds as expected, or if no cause can be found
 */
export const diagnose = async (
  url: string,
  failure: EngineError,
  { needsConsent, network }: RequestConditions,
): Promise<Diagnosis | null> => {
  const { kind, status, codecs, contentType, unread = false, wrongKey } = failure;
  if (codecs !== undefined) return { fault: 'codec' };
  if (contentType !== undefined) return { fault: 'type', contentType };
  if (wrongKey) return { fault: 'key' };
  if (status !== undefined) return { fault: 'status', status };
  if (!navigator.onLine || (kind !== 'network' && kind !== 'unsupported')) return null;
  const address = new URL(url);
  if (!/^https?:$/u.test(address.protocol)) return unread ? { fault: 'manifest' } : null;
  if (isMixed(address)) return { fault: 'mixed-content' };
  const ending = new AbortController();
  const isForbidden = observePolicy(url, ending.signal);
  const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ending.signal]);
  try {
    const answer = await request(url, failure, { network, signal });
    if (answer !== null)
      return (await answered(answer, unread)) ?? (kind === 'unsupported' ? { fault: 'codec' } : null);
    if (await isForbidden()) return { fault: 'policy' };
    if (address.origin === location.origin || !(await isAnswered(url, signal))) return { fault: 'network' };
    return needsConsent ? { fault: 'cors' } : null;
  } finally {
    // Also ends the download of a response that nobody reads.
    ending.abort();
  }
};
