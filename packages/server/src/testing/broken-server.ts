import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A failing external service. */
export interface BrokenServer {
  /** Origin at which nothing listens after `stop`. */
  readonly origin: string;
  /** Number of requests received. */
  readonly asked: () => number;
  /** @param status status of a response that is not JSON; null leaves requests unanswered */
  answer(status: number | null): void;
  stop(): Promise<void>;
}

export const startBrokenServer = async (): Promise<BrokenServer> => {
  let asked = 0;
  let answered: number | null = 503;
  const server = createServer((_request, response) => {
    asked += 1;
    if (answered !== null) response.writeHead(answered).end('<html>trouble</html>');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
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
