import Fastify, { type FastifyBaseLogger } from 'fastify';
import { loggerOptions, type LogOptions } from './http/operation/log-form.js';

/** The part of the logger that lower layers use. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** The service's logger: JSON lines without personal data. It is created before the application. */
export const createLog = (options: LogOptions): FastifyBaseLogger =>
  Fastify({ logger: loggerOptions(options) }).log;
