import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const POLL_INTERVAL_MS = 100;

/** A load balancer for several processes. */
export interface Balancer {
  readonly origin: string;
  /** Ports of the processes that currently receive requests. */
  readonly ready: () => readonly number[];
  stop(): Promise<void>;
}

/**
 * Forwards each request to the next process that is ready according to `/readyz`, over keep-alive connections. It does
 * not retry, so requests lost by a process are lost for the caller.
 */
export const startBalancer = async (ports: readonly number[]): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  let turn = 0;

  const look = async (): Promise<void> => {
    await Promise.all(
      ports.map(async (port) => {
        const isReady = await fetch(`http://127.0.0.1:${port}/readyz`, {
          signal: AbortSignal.timeout(2_000),
        }).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isReady) ready.add(port);
        else ready.delete(port);
      }),
    );
  };
  const timer = setInterval(() => void look(), POLL_INTERVAL_MS);
  await look();

  const answer = (incoming: IncomingMessage, response: ServerResponse): void => {
    const open = [...ready];
    const port = open[(turn += 1) % open.length];
    if (port === undefined) {
      response.writeHead(502).end();
      return;
    }
    const { method, url: path, headers } = incoming;
    const onward = request({ agent, host: '127.0.0.1', port, method, path, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    onward.on('error', () => response.writeHead(502).end());
    incoming.pipe(onward);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => [...ready],
    stop: async () => {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
};
