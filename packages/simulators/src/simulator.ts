import type { FastifyInstance } from 'fastify';

/**
 * A stand-in for a company's service with its documented wire format, for the demo and tests only. Each one is
 * registered under `/<name>`, so its base address is `origin` plus its name.
 */
export interface Simulator {
  /** First segment of its paths, such as `gigya`. */
  readonly name: string;
  /**
   * @param app its own scope, already under `/<name>`
   * @param base the address of that scope, such as `http://localhost:4640/gigya`, without a trailing slash
   */
  register(app: FastifyInstance, base: string): Promise<void> | void;
}
