import type { FastifyInstance } from 'fastify';

/**
 * A stand-in for a company's service that speaks its documented wire format. It is used by the demo and by tests only.
 * Each one is registered under `/<name>`, so `origin` and its name make the base address.
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
