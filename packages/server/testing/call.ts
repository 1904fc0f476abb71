import type { ErrorBody } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface CallOptions {
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call through the application’s real HTTP handling; the body, if any, is parsed as JSON. */
export const call = async (
  app: FastifyInstance,
  method: Method,
  url: string,
  { body, token, headers = {} }: CallOptions = {},
): Promise<Answer> => {
  const response = await app.inject({
    method,
    url,
    headers: {
      ...headers,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const isJson = (response.headers['content-type'] ?? '').startsWith('application/json');
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isJson && response.body !== '' ? (JSON.parse(response.body) as unknown) : response.body,
  };
};

/** Status and code of an error response, for comparisons in tests. */
export const errorOf = ({ status, body }: Answer): { status: number; code: string } => ({
  status,
  code: (body as ErrorBody).code,
});
