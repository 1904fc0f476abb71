import type { FastifyRequest } from 'fastify';

/** Removes secrets from logged addresses: stream addresses contain a key in the path, queries may contain tokens. */
export const safePath = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(/^(\/media\/s\/)[^/]+/u, '$1…');

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
}

/** The message of a failed query contains its parameters, which may be personal data and must not be logged. */
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
  /** Receives the JSON lines; standard output by default. */
  readonly stream?: { write(line: string): void };
}

/** The error of a log call without a message, for which the logger would use the error's message. */
const errorWithoutWords = (given: readonly unknown[]): Error | undefined => {
  const [first, words] = given;
  if (words !== undefined) return undefined;
  if (first instanceof Error) return first;
  const { err, msg } = (first ?? {}) as { readonly err?: unknown; readonly msg?: unknown };
  return err instanceof Error && msg === undefined ? err : undefined;
};

/** Logger options with the serialisation of requests and errors. */
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
