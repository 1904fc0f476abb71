import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request of the adapter to Stripe with the response. */
export interface StripeExchange {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly status: number;
  readonly responseHeaders: Headers;
  readonly response: unknown;
}

/** Forwards requests to a simulator of Stripe and keeps them with their responses. */
export const startStripeRecorder = async (origin: string) => {
  const exchanges: StripeExchange[] = [];
  let broken: RegExp | undefined;
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const { method = 'GET', url = '/', headers } = request;
      if (broken?.test(`${method} ${url}`) === true) {
        response.writeHead(500, { 'content-type': 'application/json' });
        response.end('{"error":{"type":"api_error","message":"An unknown error occurred"}}');
        return;
      }
      const forwarded = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' && name !== 'host' && name !== 'connection' && name !== 'content-length'
          ? [[name, value]]
          : [],
      );
      const answer = await fetch(`${origin}${url}`, {
        method,
        headers: forwarded,
        ...(body === '' ? {} : { body }),
      });
      const content = await answer.text();
      const [path = '', query = ''] = url.split('?');
      exchanges.push({
        method,
        path,
        query,
        headers,
        body,
        status: answer.status,
        responseHeaders: answer.headers,
        response: JSON.parse(content) as unknown,
      });
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(content);
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Oldest first. */
    exchanges: (): readonly StripeExchange[] => exchanges,
    /** Answers matching requests, such as `GET /v1/payment_intents/pi_1`, with an error of Stripe; none: undefined. */
    breakOff: (requests: RegExp | undefined): void => {
      broken = requests;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

export type StripeRecorder = Awaited<ReturnType<typeof startStripeRecorder>>;

/** `metadata[order]=7&expand[0]=a` → `{ metadata: { order: '7' }, expand: ['a'] }` */
export const nestedFields = (encoded: string): Readonly<Record<string, unknown>> => {
  const root: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const keys = name.split(/[[\]]+/u).filter((key) => key !== '');
    let at: Record<string, unknown> = root;
    for (const key of keys.slice(0, -1)) {
      at[key] ??= {};
      at = at[key] as Record<string, unknown>;
    }
    at[keys.at(-1) ?? ''] = value;
  }
  const arrays = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, one]) => [key, arrays(one)] as const);
    return entries.length > 0 && entries.every(([key], index) => key === String(index))
      ? entries.map(([, one]) => one)
      : Object.fromEntries(entries);
  };
  return arrays(root) as Readonly<Record<string, unknown>>;
};
