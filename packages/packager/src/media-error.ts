/** Each code with the status of its response. */
const STATUS = {
  INVALID_FIELD: 400,
  STREAM_ADDRESS_INVALID: 403,
  STREAM_ADDRESS_EXPIRED: 403,
  MEDIA_NOT_FOUND: 404,
  SEGMENT_GONE: 410,
  UNAVAILABLE: 503,
} as const;

export type MediaErrorCode = keyof typeof STATUS;

export interface MediaErrorOptions {
  /** Its shape depends on the code. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/** The only error that a request for media ends with deliberately. */
export class MediaError extends Error {
  override readonly name = 'MediaError';
  readonly code: MediaErrorCode;
  /** The property that Fastify reads. */
  readonly statusCode: number;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(code: MediaErrorCode, options: MediaErrorOptions = {}) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.statusCode = STATUS[code];
    this.details = options.details;
  }

  /** When to try again, if the error says so. */
  get retryAfterSeconds(): number | undefined {
    const seconds = this.details?.['retryAfterSeconds'];
    return typeof seconds === 'number' ? seconds : undefined;
  }
}

export const isMediaError = (value: unknown): value is MediaError => value instanceof MediaError;
