import { ERROR_STATUS, type ErrorCode } from '@footlight/contract';

export interface ApiErrorOptions {
  /** Message shown to people. Default: the text of the error code. */
  readonly message?: string;
  /** Its shape depends on the code. Never contains a stack, a token or a signed address. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** The only error that a feature throws deliberately; sent as the error body of the contract. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(options.message ?? code, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.details = options.details;
    this.headers = options.headers ?? {};
  }
}

export const isApiError = (value: unknown): value is ApiError => value instanceof ApiError;
