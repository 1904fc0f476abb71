import { createServer, type RequestListener, type Server } from 'node:http';

/** All that accept connections for one application: `localhost` has two addresses, and the examples a port of their own. */
export interface Servers {
  /** Makes another. */
  create(listener: RequestListener): Server;
  readonly all: readonly Server[];
}

export const createServers = (): Servers => {
  const all: Server[] = [];
  return {
    all,
    create: (listener) => {
      const server = createServer(listener);
      all.push(server);
      return server;
    },
  };
};
