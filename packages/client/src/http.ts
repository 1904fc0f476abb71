import type { HttpMethod } from '@footlight/contract';
import { createFetch } from 'ofetch';
import { HttpError, httpErrorFrom, type TransportCode } from './http-error.js';
import { withMediaOrigin } from './media-addresses.js';
import { wait } from './wait.js';

/** Longest wait for a complete response. */
export const TIMEOUT_MS = 30_000;
/** Number of retries of a GET request. */
const RETRIES = 2;
/** Wait before the first retry; doubled for the second. */
const BACKOFF_MS = 250;
/** A longer `Retry-After` is not waited for: the error is thrown at once. */
const LONGEST_RETRY_AFTER_MS = 10_000;
/** Largest random share added to `Retry-After`; spreads the retries of clients refused at the same time. */
const SPREAD = 0.5;

export interface HttpRequest {
  readonly method: HttpMethod;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>> | undefined;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
  /** Sent even if the page is unloaded meanwhile. */
  readonly keepalive: boolean;
}

export interface HttpOptions {
  /** Origin of the service; media addresses relative to it are made absolute. */
  readonly origin: string;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs: number;
}

/** Sends one request and returns the parsed response; `undefined` for 204. */
export type Http = (request: HttpRequest) => Promise<unknown>;

const parse = (text: string, status: number, origin: string): unknown => {
  try {
    return withMediaOrigin(JSON.parse(text), origin);
  } catch (cause) {
    throw new HttpError('BAD_ANSWER', { status, cause });
  }
};

/** Determines why there was no response. */
const unanswered = (origin: string): Promise<TransportCode> =>
  import('./origin-check.js').then(
    ({ silence }) => silence(origin),
    () => 'NETWORK',
  );

/**
 * Whether a retry may succeed: no response, a gateway error of a proxy, or a service that is temporarily unavailable.
 */
const isPassing = (error: unknown): boolean =>
  error instanceof HttpError && (error.code === 'NETWORK' || error.status === 502 || error.status === 503);

/** The delay that the service requests with `Retry-After`, in milliseconds. */
const retryAfterMs = (error: unknown): number =>
  error instanceof HttpError ? 1_000 * (error.retryAfterSeconds ?? 0) : 0;

/** The error of a response of 400 and above. */
const httpErrorOf = ({ status, headers }: Response, text: string, origin: string): HttpError =>
  httpErrorFrom(status, text === '' ? null : parse(text, status, origin), headers);

/**
 * Requests a streaming response and returns its body as soon as the headers have arrived.
 * @throws {HttpError}
 * @throws the signal's reason when it aborts.
 */
export const openStream = async (
  { origin, fetch, timeoutMs }: HttpOptions,
  { url, headers, signal }: Pick<HttpRequest, 'url' | 'headers'> & { readonly signal: AbortSignal },
): Promise<ReadableStream<Uint8Array>> => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  try {
    const response = await fetch(url, {
      headers,
      cache: 'no-store',
      // Requests for the page's content go first.
      priority: 'low',
      signal: AbortSignal.any([signal, late.signal]),
    });
    if (!response.ok) throw httpErrorOf(response, await response.text(), origin);
    if (response.body === null) throw new HttpError('BAD_ANSWER', { status: response.status });
    return response.body;
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    signal.throwIfAborted();
    throw new HttpError(late.signal.aborted ? 'TIMEOUT' : 'NETWORK', { cause });
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Besides {@link openStream}, the only place that uses `fetch`.
 *
 * Retries are not left to ofetch: it retries on statuses that have a meaning in the contract (409, 425, 500), and
 * cannot distinguish a missing response from a response of 500.
 */
export const createHttp = ({ origin, fetch, timeoutMs }: HttpOptions): Http => {
  const ofetch = createFetch({ fetch });

  const send = async (request: HttpRequest): Promise<unknown> => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = request.signal === undefined ? timeout : AbortSignal.any([request.signal, timeout]);
    try {
      const response = await ofetch.raw(request.url, {
        method: request.method,
        headers: request.headers,
        ...(request.query === undefined ? {} : { query: request.query }),
        ...(request.body === undefined ? {} : { body: request.body as Record<string, unknown> }),
        signal,
        ...(request.keepalive ? { keepalive: true } : {}),
        retry: false,
        ignoreResponseError: true,
        responseType: 'text',
      });
      const text = response._data ?? '';
      if (response.status >= 400) throw httpErrorOf(response, text, origin);
      return response.status === 204 || text === '' ? undefined : parse(text, response.status, origin);
    } catch (cause) {
      if (cause instanceof HttpError) throw cause;
      request.signal?.throwIfAborted();
      throw new HttpError(timeout.aborted ? 'TIMEOUT' : await unanswered(origin), { cause });
    }
  };

  return async (request) => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await send(request);
      } catch (error) {
        if (request.method !== 'GET' || tries >= RETRIES || !isPassing(error)) throw error;
        const retryAfter = retryAfterMs(error);
        if (retryAfter > LONGEST_RETRY_AFTER_MS) throw error;
        await wait(
          Math.max(BACKOFF_MS * 2 ** tries, retryAfter * (1 + Math.random() * SPREAD)),
          request.signal,
        );
      }
    }
  };
};
