import formbody from '@fastify/formbody';
import fastify from 'fastify';
import { freePort } from './free-port.js';
import type { Simulator } from './simulator.js';
import { SIMULATORS } from './simulators.js';

export interface RunningSimulators {
  /** Such as `http://localhost:4640`. */
  readonly origin: string;
  stop(): Promise<void>;
}

export interface SimulatorOptions {
  /** 0 selects a free port. */
  readonly port: number;
  readonly simulators?: readonly Simulator[];
}

/**
 * Starts the simulators on one port of this machine. `GET /` lists them.
 * @throws {Error} when the port is taken
 */
export const startSimulators = async ({
  port,
  simulators = SIMULATORS,
}: SimulatorOptions): Promise<RunningSimulators> => {
  const app = fastify({ forceCloseConnections: true });
  await app.register(formbody);
  // Addresses contain the port, which has to be known before they are built.
  const taken = await freePort(port);
  const origin = `http://localhost:${taken}`;
  app.get('/', () => ({ program: 'Footlight simulators', simulators: simulators.map(({ name }) => name) }));
  for (const simulator of simulators) {
    await app.register(
      async (scope) => {
        await simulator.register(scope, `${origin}/${simulator.name}`);
      },
      { prefix: `/${simulator.name}` },
    );
  }
  await app.listen({ host: 'localhost', port: taken });
  return { origin, stop: () => app.close() };
};
