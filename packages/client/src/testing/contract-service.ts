import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  ERROR_STATUS,
  type BodyOf,
  type CallName,
  type ErrorCode,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from '@footlight/contract';
import { calls } from '@footlight/contract/calls';

/** A request as received by the service. */
export interface SeenRequest {
  readonly name: CallName;
  /** As sent: query values are strings, or lists of strings. */
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

type Answer<N extends CallName> = (request: {
  readonly params: ParamsOf<N>;
  readonly query: Readonly<Record<string, string | string[]>> & {
    readonly [K in keyof QueryOf<N>]?: unknown;
  };
  readonly body: BodyOf<N>;
  readonly headers: IncomingMessage['headers'];
}) => ResponseOf<N> | Promise<ResponseOf<N>>;

/** Replies by call; calls without one give 501. May be changed while the service runs. */
export type Handlers = { -readonly [N in CallName]?: Answer<N> };

export interface ContractService {
  readonly origin: string;
  readonly handlers: Handlers;
  /** Every request so far, oldest first. */
  readonly seen: readonly SeenRequest[];
  /** Names of the calls seen so far. */
  readonly names: () => CallName[];
  stop(): Promise<void>;
}

/** Thrown by an answer to send the contract's error body. */
export class ErrorResponse extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;
  readonly headers: Record<string, string>;
  constructor(code: ErrorCode, details?: Record<string, unknown>, headers: Record<string, string> = {}) {
    super(code);
    this.code = code;
    this.details = details;
    this.headers = headers;
  }
}

/** Thrown by an answer to send a response that violates the contract. */
export class RawResponse extends Error {
  readonly status: number;
  readonly text: string;
  constructor(status: number, text: string) {
    super(text);
    this.status = status;
    this.text = text;
  }
}

/** Thrown by an answer to close the connection. */
export class Hangup extends Error {}

/** Literal paths are matched before those with parameters, as in the router of the service. */
const routes = (Object.keys(calls) as CallName[])
  .map((name) => ({
    name,
    method: calls[name].method as string,
    pattern: new RegExp(`^${calls[name].path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    parameters: calls[name].path.split('{').length,
  }))
  .sort((a, b) => a.parameters - b.parameters);

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : JSON.parse(text);
};

const readQuery = (search: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(search.keys())].map((key) => {
      const values = search.getAll(key);
      return [key, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );

const errorBody = (code: ErrorCode, details: Record<string, unknown> | undefined) =>
  JSON.stringify({
    status: ERROR_STATUS[code],
    code,
    messages: [`Said by the service: ${code}`],
    requestId: 'req-test',
    ...(details === undefined ? {} : { details }),
  });

/**
 * A small HTTP service that implements the contract, for tests of code that uses the client: real sockets, headers and
 * paths.
 */
export const startContractService = async (handlers: Handlers = {}): Promise<ContractService> => {
  const seen: SeenRequest[] = [];

  const server = createServer((request, response) => {
    const send = (status: number, text: string, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
    };
    const handle = async (): Promise<void> => {
      const url = new URL(request.url ?? '/', 'http://service');
      const route = routes.find(
        ({ method, pattern }) => method === request.method && pattern.test(url.pathname),
      );
      if (route === undefined) return send(404, errorBody('NOT_FOUND', undefined));
      const { name, pattern } = route;
      const entries = Object.entries(pattern.exec(url.pathname)?.groups ?? {});
      const params = Object.fromEntries(entries.map(([key, value]) => [key, decodeURIComponent(value)]));
      const query = readQuery(url.searchParams);
      const body = await readBody(request);
      const { headers } = request;
      seen.push({ name, query, headers, body });
      const handler = handlers[name] as ((request: unknown) => unknown) | undefined;
      if (handler === undefined) throw new ErrorResponse('NOT_IMPLEMENTED');
      const result = await handler({ params, query, body, headers });
      if (result === undefined) response.writeHead(204).end();
      else send(200, JSON.stringify(result));
    };
    handle().catch((error: unknown) => {
      if (error instanceof Hangup) response.destroy();
      else if (error instanceof RawResponse) send(error.status, error.text);
      else if (error instanceof ErrorResponse) {
        send(ERROR_STATUS[error.code], errorBody(error.code, error.details), error.headers);
      } else send(500, errorBody('INTERNAL', { thrown: String(error) }));
    });
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    handlers,
    seen,
    names: () => seen.map(({ name }) => name),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
