import { REGION_HEADER, type ErrorBody, type ErrorCode, type FieldIssue } from '@footlight/contract';

/** Errors detected by the client, without an error body of the service. */
export type TransportCode =
  /** No response: offline, refused, cut off, or blocked by the browser. */
  | 'NETWORK'
  /** No complete response in time. */
  | 'TIMEOUT'
  /**
   * The service is reachable, but its realm does not allow requests from pages of this origin (`embed.allowedOrigins`).
   */
  | 'ORIGIN_NOT_ALLOWED'
  /** A response that violates the contract: not JSON, or an error without the error body. */
  | 'BAD_ANSWER';

export type HttpErrorCode = ErrorCode | TransportCode;

export interface HttpErrorOptions {
  /** HTTP status; 0 without a response. */
  readonly status?: number;
  readonly messages?: readonly string[];
  /** Identifies the call in the service's log; worth showing with a support request. */
  readonly requestId?: string | null;
  readonly region?: string | null;
  readonly retryAfterSeconds?: number | null;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/** The only error that a call rejects with, except for an abort, which rejects with the signal's reason. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: HttpErrorCode;
  readonly status: number;
  /** Messages of the service for people, the one to show first; empty without a response. */
  readonly messages: readonly string[];
  readonly requestId: string | null;
  /**
   * `OUTSIDE_REGION` when the service refused because of the caller's location; null when the response has no region.
   */
  readonly region: string | null;
  /** Seconds after which a retry makes sense, from `Retry-After`; null when the response has none. */
  readonly retryAfterSeconds: number | null;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: HttpErrorCode, options: HttpErrorOptions = {}) {
    super(options.messages?.[0] ?? code, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.status = options.status ?? 0;
    this.messages = options.messages ?? [];
    this.requestId = options.requestId ?? null;
    this.region = options.region ?? null;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
    this.details = options.details ?? {};
  }

  /** Fields that the service rejected; empty unless the code is `INVALID_FIELD`. */
  get issues(): readonly FieldIssue[] {
    const issues = this.details['issues'];
    return Array.isArray(issues) ? issues.filter(isFieldIssue) : [];
  }
}

export const isHttpError = (value: unknown): value is HttpError => value instanceof HttpError;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isFieldIssue = (value: unknown): value is FieldIssue =>
  isRecord(value) && ['field', 'found', 'allowed'].every((key) => typeof value[key] === 'string');

const isErrorBody = (value: unknown): value is ErrorBody =>
  isRecord(value) &&
  typeof value['code'] === 'string' &&
  typeof value['requestId'] === 'string' &&
  Array.isArray(value['messages']) &&
  value['messages'].every((message) => typeof message === 'string');

/** Parses `Retry-After` in seconds; the date form is ignored. */
const secondsOf = (retryAfter: string | null): number | null =>
  retryAfter !== null && /^\d{1,6}$/u.test(retryAfter) ? Number(retryAfter) : null;

const readHeaders = (headers: Headers) => ({
  region: headers.get(REGION_HEADER),
  retryAfterSeconds: secondsOf(headers.get('retry-after')),
});

/** Creates the error of a response of 400 and above. A code unknown to this client is kept as received. */
export const httpErrorFrom = (status: number, body: unknown, headers: Headers): HttpError =>
  isErrorBody(body)
    ? new HttpError(body.code as ErrorCode, {
        status,
        messages: body.messages,
        requestId: body.requestId,
        ...readHeaders(headers),
        ...(isRecord(body.details) ? { details: body.details } : {}),
      })
    : new HttpError('BAD_ANSWER', { status, ...readHeaders(headers) });
