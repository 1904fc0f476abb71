import { REGION_HEADER, type HttpMethod } from '@footlight/contract';
import { createFetch } from 'ofetch';
import { HttpError, httpErrorFrom } from './http-error.js';

/** Longest wait for a whole answer. */
export const TIMEOUT_MS = 30_000;
/** How often a GET is tried again. */
const RETRIES = 2;
/** Wait before the first retry; doubled for the second. */
const BACKOFF_MS = 250;
/** A proxy without a service behind it, or a service that asks for a moment. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([502, 503]);

export interface HttpRequest {
  readonly method: HttpMethod;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>> | undefined;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
  /** Sent even if the page goes away meanwhile. */
  readonly keepalive: boolean;
}

export interface HttpOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs: number;
}

/** Sends one request and gives the parsed answer; `undefined` for 204. */
export type Http = (request: HttpRequest) => Promise<unknown>;

const parse = (text: string, status: number): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new HttpError('BAD_ANSWER', { status, cause });
  }
};

const wait = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });

const isPassing = (error: unknown): boolean =>
  error instanceof HttpError && (error.code === 'NETWORK' || PASSING_STATUSES.has(error.status));

/**
 * The one place that touches `fetch`.
 *
 * Retries are ours and not ofetch's: those repeat on statuses which the contract gives a meaning (409,
 * 425, 500), and cannot tell a missing answer from an answer of 500.
 */
export const createHttp = ({ fetch, timeoutMs }: HttpOptions): Http => {
  const ofetch = createFetch({ fetch });

  const send = async (request: HttpRequest): Promise<unknown> => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = request.signal === undefined ? timeout : AbortSignal.any([request.signal, timeout]);
    try {
      const answer = await ofetch.raw(request.url, {
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
      const text = answer._data ?? '';
      if (answer.status >= 400) {
        const body = text === '' ? null : parse(text, answer.status);
        throw httpErrorFrom(answer.status, body, answer.headers.get(REGION_HEADER));
      }
      return answer.status === 204 || text === '' ? undefined : parse(text, answer.status);
    } catch (cause) {
      if (cause instanceof HttpError) throw cause;
      request.signal?.throwIfAborted();
      throw new HttpError(timeout.aborted ? 'TIMEOUT' : 'NETWORK', { cause });
    }
  };

  return async (request) => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await send(request);
      } catch (error) {
        if (request.method !== 'GET' || tries >= RETRIES || !isPassing(error)) throw error;
        await wait(BACKOFF_MS * 2 ** tries, request.signal);
      }
    }
  };
};
