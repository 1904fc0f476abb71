import { GuideFileError } from './guide-file-error.js';

const SECOND_MS = 1_000;
const HEADERS_MS = 30 * SECOND_MS;
const WHOLE_MS = 900 * SECOND_MS;
const MOST_REDIRECTS = 5;
/** As transferred; what it unpacks to has a limit of its own. */
const MOST_BYTES = 1_073_741_824;

export const isAddress = (place: string): boolean => /^https?:\/\//iu.test(place);

/** An address without what may be secret in it: credentials and query. */
export const shownAddress = (address: string): string => {
  if (!URL.canParse(address)) return address;
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
};

/** What tells a later request that nothing has changed. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface DownloadedGuide extends Validators {
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** `fetch` refuses credentials in addresses. */
const requestOf = (url: URL, { etag, lastModified }: Validators): { address: string; headers: Headers } => {
  const headers = new Headers({ 'user-agent': 'footlight' });
  if (etag !== null) headers.set('if-none-match', etag);
  if (lastModified !== null) headers.set('if-modified-since', lastModified);
  const plain = new URL(url.href);
  if (url.username !== '') {
    const credentials = [url.username, url.password].map((part) => decodeURIComponent(part)).join(':');
    headers.set('authorization', `Basic ${Buffer.from(credentials).toString('base64')}`);
    [plain.username, plain.password] = ['', ''];
  }
  return { address: plain.href, headers };
};

/** Only addresses that the operator has written are asked: another host may be one of the internal network (GUIDE-39). */
const redirected = (from: URL, location: string, name: string): URL => {
  const to = URL.canParse(location, from.href) ? new URL(location, from.href) : null;
  const isUpgrade = to?.protocol === 'https:' && to.hostname === from.hostname && to.port === '';
  if (to !== null && (to.origin === from.origin || isUpgrade)) {
    [to.username, to.password] = [from.username, from.password];
    return to;
  }
  const target = to === null ? JSON.stringify(location.slice(0, 80)) : shownAddress(to.href);
  throw new GuideFileError(
    name,
    `a redirection to ${target}`,
    `one within ${from.origin}; name the other address itself`,
  );
};

async function* limited(body: AsyncIterable<Uint8Array>, name: string): AsyncIterable<Uint8Array> {
  let total = 0;
  try {
    for await (const chunk of body) {
      total += chunk.length;
      if (total > MOST_BYTES)
        throw new GuideFileError(name, `more than ${MOST_BYTES} bytes`, `at most ${MOST_BYTES}`);
      yield chunk;
    }
  } catch (cause) {
    if (cause instanceof GuideFileError) throw cause;
    throw unreachable(name, cause);
  }
}

const unreachable = (name: string, cause: unknown): GuideFileError => {
  const { message, cause: below } = cause instanceof Error ? cause : new Error(String(cause));
  const reason = below instanceof Error ? below.message : message;
  return new GuideFileError(
    name,
    `no complete response (${reason})`,
    'an address that responds within 15 minutes',
    {
      cause,
    },
  );
};

/**
 * Requests a file. Redirections are followed within its origin only.
 * @returns null if it has not changed since `known`
 * @throws {GuideFileError} if it cannot be had
 */
export const downloadGuide = async (
  address: string,
  known: Validators,
  stop?: AbortSignal,
): Promise<DownloadedGuide | null> => {
  const name = shownAddress(address);
  const whole = AbortSignal.any([AbortSignal.timeout(WHOLE_MS), ...(stop === undefined ? [] : [stop])]);
  let url = new URL(address);
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    const { address: asked, headers } = requestOf(url, known);
    const waiting = new AbortController();
    const timer = setTimeout(
      () => waiting.abort(new Error(`no headers within ${HEADERS_MS / SECOND_MS} seconds`)),
      HEADERS_MS,
    );
    let response: Response;
    try {
      // oxlint-disable-next-line no-await-in-loop -- each redirection is known from the response before
      response = await fetch(asked, {
        headers,
        redirect: 'manual',
        signal: AbortSignal.any([whole, waiting.signal]),
      });
    } catch (cause) {
      stop?.throwIfAborted();
      throw unreachable(name, cause);
    } finally {
      clearTimeout(timer);
    }
    const { status, body } = response;
    if (status === 200 && body !== null)
      return {
        bytes: limited(body, name),
        etag: response.headers.get('etag'),
        lastModified: response.headers.get('last-modified'),
      };
    // oxlint-disable-next-line no-await-in-loop -- frees the connection
    await body?.cancel();
    if (status === 304) return null;
    const location = response.headers.get('location');
    if (status < 300 || status >= 400 || location === null)
      throw new GuideFileError(name, `status ${status}`, 'status 200 with the file');
    url = redirected(url, location, name);
  }
  throw new GuideFileError(name, `more than ${MOST_REDIRECTS} redirections`, `at most ${MOST_REDIRECTS}`);
};
