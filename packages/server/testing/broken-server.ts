import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A failing external service. */
export interface BrokenServer {
  /** Origin at which nothing listens after `stop`. */
  readonly origin: string;
  /** Number of requests received. */
  readonly requestCount: () => number;
  /** @param status status of a response that is not JSON; null leaves requests unanswered */
  answer(status: number | null): void;
  stop(): Promise<void>;
}

export const startBrokenServer = async (): Promise<BrokenServer> => {
  let requestCount = 0;
  let answered: number | null = 503;
  const server = createServer((_request, response) => {
    requestCount += 1;
    if (answered !== null) response.writeHead(answered).end('<html>trouble</html>');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requestCount: () => requestCount,
    answer: (status) => {
      answered = status;
    },
    stop: async () => {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
};
