import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The response for one address. */
export interface Fault {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether pages of other origins may read it (CORS). */
  readonly isShared?: boolean;
}

export interface ErrorServer {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * A server of faulty streams on an origin of its own.
 * @param port 0 for any free port
 * @param faultOf returns the current response for a path; undefined for 404
 */
export const serveErrors = async (
  faultOf: (path: string) => Fault | undefined,
  port = 0,
): Promise<ErrorServer> => {
  const server = createServer((request, response) => {
    const {
      status,
      headers = {},
      body = '',
      isShared = true,
    } = faultOf(request.url ?? '/') ?? { status: 404 };
    response.writeHead(status, { ...(isShared ? { 'access-control-allow-origin': '*' } : {}), ...headers });
    response.end(body);
  });
  await once(server.listen(port, 'localhost'), 'listening');
  return {
    origin: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
};
