import Fastify, { type FastifyBaseLogger } from 'fastify';
import { loggerOptions, type LogOptions } from './http/operation/log-form.js';

/** The part of the service's log that its lower floors write to. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** The service's log: lines of JSON, without people's data. It is there before the application is. */
export const createLog = (options: LogOptions): FastifyBaseLogger =>
  Fastify({ logger: loggerOptions(options) }).log;
