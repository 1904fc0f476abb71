import { REGION_HEADER, type ErrorBody, type ErrorCode, type FieldIssue } from '@footlight/contract';

/** What went wrong before the service could say so itself. */
export type TransportCode =
  /** No answer: offline, refused, cut off, or blocked by the browser. */
  | 'NETWORK'
  /** No whole answer in time. */
  | 'TIMEOUT'
  /** The service is there, and its realm does not let pages of this origin ask it (`embed.allowedOrigins`). */
  | 'ORIGIN_NOT_ALLOWED'
  /** An answer that is not the contract's: no JSON, or an error without the error body. */
  | 'BAD_ANSWER';

export type HttpErrorCode = ErrorCode | TransportCode;

export interface HttpErrorOptions {
  /** HTTP status; 0 without an answer. */
  readonly status?: number;
  readonly messages?: readonly string[];
  /** Names the call in the service's log; worth showing to whoever asks for help. */
  readonly requestId?: string | null;
  readonly region?: string | null;
  readonly retryAfterSeconds?: number | null;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/** The only error that a call rejects with, save an abort, which rejects with the signal's own reason. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: HttpErrorCode;
  readonly status: number;
  /** What the service says to people, the first being the one to show; empty without an answer. */
  readonly messages: readonly string[];
  readonly requestId: string | null;
  /** `OUTSIDE_REGION` when the service refused for where the caller is; null when it does not say. */
  readonly region: string | null;
  /** When asking again is worth it, as the service says; null when it does not say. */
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

  /** Fields that the service refused; empty unless the code is `INVALID_FIELD`. */
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

/** Seconds alone: the form with a date is for those who keep answers. */
const secondsOf = (retryAfter: string | null): number | null =>
  retryAfter !== null && /^\d{1,6}$/u.test(retryAfter) ? Number(retryAfter) : null;

const readHeaders = (headers: Headers) => ({
  region: headers.get(REGION_HEADER),
  retryAfterSeconds: secondsOf(headers.get('retry-after')),
});

/** Reads an answer of 400 and above. A code newer than this client is kept as it came. */
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
