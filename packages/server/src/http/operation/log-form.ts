import type { FastifyRequest } from 'fastify';

/** Stream addresses bear their key in the path; queries may bear tokens. Neither belongs in a log. */
export const safePath = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(/^(\/media\/s\/)[^/]+/u, '$1…');

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
}

/** A failed query carries its parameters in its message: people’s data, which stay out of logs. */
const withoutParameters = (text: string): string => text.replace(/\nparams: [^]*?(?=\n {4}at |$)/u, '');

const MAX_CAUSES = 5;

export const loggedError = (error: unknown, depth = 0): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: withoutParameters(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    stack: withoutParameters(error.stack ?? ''),
    ...(error.cause === undefined || depth >= MAX_CAUSES
      ? {}
      : { cause: loggedError(error.cause, depth + 1) }),
  };
};

export interface LogOptions {
  readonly level: string;
  /** Where lines of JSON go; without it to standard output. */
  readonly stream?: { write(line: string): void };
}

/** The error that a line is about, where it has no words of its own: then the log would take the error's message for them. */
const errorWithoutWords = (given: readonly unknown[]): Error | undefined => {
  const [first, words] = given;
  if (words !== undefined) return undefined;
  if (first instanceof Error) return first;
  const { err, msg } = (first ?? {}) as { readonly err?: unknown; readonly msg?: unknown };
  return err instanceof Error && msg === undefined ? err : undefined;
};

/** How requests and errors stand in the log. */
export const loggerOptions = ({ level, stream }: LogOptions) => ({
  level,
  hooks: {
    logMethod(this: unknown, given: unknown[], write: (...parts: unknown[]) => void): void {
      const error = errorWithoutWords(given);
      write.apply(this, error === undefined ? given : [given[0], withoutParameters(error.message)]);
    },
  },
  ...(stream === undefined ? {} : { stream }),
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      path: safePath(request.url),
      remoteAddress: request.ip,
    }),
    err: (error: unknown) => ({ ...loggedError(error) }),
  },
});
